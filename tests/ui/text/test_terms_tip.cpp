#include "core/explain/terms.h"
#include "tests/runner/listed.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The terms that are explained, as on the help page.
QStringList explained(const QString& text) {
    const QString tip = termsTip(text);
    QStringList words;
    for (const Term& term : terms())
        if (tip.contains("<b>" + translated(term.word).toHtmlEscaped() + "</b>"))
            words << QString::fromStdString(term.word.english());
    return words;
}

} // namespace

class TestTermsTip : public QObject {
    Q_OBJECT

private slots:
    void init() { setLanguage("en"); }
    void cleanup() { setLanguage("en"); }

    void theWordsOfATextAreExplained_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("P") << "20 is P, so 23 wins." << QStringList{"P and N"};
        QTest::newRow("N") << "(6, 10) is N" << QStringList{"P and N"};
        QTest::newRow("n is no N") << "n = 23 is 4 · 5 + 3" << QStringList{};
        QTest::newRow("Nim is no N") << "a heap of Nim; PN, N1" << QStringList{};
        QTest::newRow("a hyphen ends a word") << "every P-position" << QStringList{"P and N"};
        QTest::newRow("capitals") << "MEX OF THE OPTIONS (3)" << QStringList{"position, option", "mex"};
        QTest::newRow("xor") << "13 ⊕ 1 = 12, whose SG values are XORed" << QStringList{"SG value", "⊕"};
        QTest::newRow("period") << "period 12 from n = 71 on" << QStringList{"period, saltus"};
        QTest::newRow("misère") << "Misère: a branch and a flower" << QStringList{"normal and misère play"};
        QTest::newRow("v(N) is no N") << "v(N) = 992" << QStringList{"coalition, v(S)"};
        QTest::newRow("Shapley") << "Shapley value (229, 272, 491)"
                                 << QStringList{"Shapley value, Banzhaf value"};
        QTest::newRow("core") << "ε = 0: this is the core." << QStringList{"excess, core, nucleolus"};
        QTest::newRow("a cut of a search is none") << "the condition of a cut" << QStringList{};
        QTest::newRow("nothing") << "" << QStringList{};
    }
    void theWordsOfATextAreExplained() {
        QFETCH(const QString, text);
        QFETCH(const QStringList, words);
        QCOMPARE(explained(text), words);
        QCOMPARE(termsTip(text).isEmpty(), words.isEmpty());
    }

    /// Chinese has no spaces between words.
    void inChineseAsWell() {
        for (const char* language : {"zh_CN", "zh_TW"}) {
            setLanguage(language);
            QVERIFY(explained(QStringLiteral("局面就是P。")).contains("P and N"));
            QVERIFY(explained(QStringLiteral("它的SG值")).contains("SG value"));
            QCOMPARE(explained(QStringLiteral("从一堆取走 n 个")), QStringList{});
        }
    }

    /// Each term's explanation uses the term itself, so that its marks must match there.
    void everyTermIsFoundInItsOwnMeaning_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh_CN", "zh_TW"})
            QTest::newRow(language) << language;
    }
    void everyTermIsFoundInItsOwnMeaning() {
        QFETCH(const QString, language);
        setLanguage(language);
        for (const Term& term : terms()) {
            const QString word = QString::fromStdString(term.word.english());
            const bool isTranslated = translated(term.marks).toStdString() != term.marks.english();
            if (!isTranslated && language != "en") continue;
            QVERIFY2(explained(translated(term.meaning)).contains(word), qPrintable(word));
        }
    }

    void noTextIsReadAsHtml() { QVERIFY(!termsTip("<img src=x> P").contains("<img")); }
};

MEXPLORER_TEST(TestTermsTip)
#include "test_terms_tip.moc"
