#include "tests/runner/listed.h"
#include "ui/theme/language.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Qt's own words in the program's languages.
class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void init() { setLanguage("en"); }
    void cleanup() { setLanguage("en"); }

    void qtsWordsComeWithTheProgram() {
        for (const char* language : {"zh_CN", "zh_TW"})
            QVERIFY2(QFile::exists(QString(":/i18n/qtbase_%1.qm").arg(language)),
                     "built without qt6-translations-l10n");
    }

    void dialogsSpeakTheLanguage() {
        QCOMPARE(cancelOf(QDialogButtonBox()), QString("Cancel"));
        for (const char* language : {"zh_CN", "zh_TW"}) {
            setLanguage(language);
            QCOMPARE(cancelOf(QDialogButtonBox()), QString("取消"));
        }
    }

    void aDialogThatIsOpenFollows() {
        QDialogButtonBox box(QDialogButtonBox::Cancel);
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text().remove('&'), QString("Cancel"));
        setLanguage("zh_TW");
        QCoreApplication::processEvents();
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text().section('(', 0, 0), QString("取消"));
    }

    void menusOfTextFieldsSpeakTheLanguage() {
        QLineEdit line;
        QPlainTextEdit text;
        for (const char* language : {"zh_CN", "zh_TW"}) {
            setLanguage(language);
            for (QMenu* made : {line.createStandardContextMenu(), text.createStandardContextMenu()}) {
                const std::unique_ptr<QMenu> menu(made);
                int words = 0;
                for (const QAction* action : menu->actions()) {
                    const QString word = action->text().section('(', 0, 0).section('\t', 0, 0);
                    if (action->isSeparator() || word.isEmpty()) continue;
                    ++words;
                    for (const QChar c : word)
                        QVERIFY2(c.script() == QChar::Script_Han, qPrintable(word));
                }
                QVERIFY(words >= 6);
            }
        }
    }

    void theCoresSentencesAreSaidInAnyLanguage() {
        const Message sentence = say(MX_TEXT("core", "S = 0: every column is even."));
        const QString english = QString::fromStdString(sentence.said(translationTo("en")));
        QCOMPARE(english, QString::fromStdString(sentence.english()));
        const auto& all = translations();
        QCOMPARE(static_cast<qsizetype>(all.size()), languages().size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QString& language = languages()[static_cast<qsizetype>(i)];
            const QString said = QString::fromStdString(sentence.said(all[i]));
            QCOMPARE(said, QString::fromStdString(sentence.said(translationTo(language))));
            if (i > 0) QVERIFY(said != english);
        }
    }

private:
    static QString cancelOf(QDialogButtonBox&& box) {
        box.setStandardButtons(QDialogButtonBox::Cancel);
        return box.button(QDialogButtonBox::Cancel)->text().remove('&').section('(', 0, 0);
    }
};

MEXPLORER_TEST(TestLanguage)
#include "test_language.moc"
