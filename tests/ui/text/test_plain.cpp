#include "tests/runner/listed.h"
#include "ui/text/plain.h"

#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QTextDocument>

using namespace mexplorer::ui;

class TestPlain : public QObject {
    Q_OBJECT

private slots:
    void aLabelShowsWhatLooksLikeHtmlAsItIs() {
        const std::unique_ptr<QLabel> label(plainLabel(nullptr));
        label->setText("<h1>a</h1>");
        const QLabel same(QStringLiteral("(h1)a(/h1)"));
        QCOMPARE(label->sizeHint().height(), same.sizeHint().height());
    }

    void aTooltipSaysExactlyItsText() {
        for (const QString& text : {QStringLiteral("<img src=/dev/zero>"), QStringLiteral("a < b & c"),
                                    QStringLiteral("&lt;"), QStringLiteral("(3, 5)")}) {
            const QString tip = plainTip(text);
            QVERIFY(Qt::mightBeRichText(tip)); // Qt reads it as HTML in any case
            QTextDocument document;
            document.setHtml(tip);
            QCOMPARE(document.toPlainText(), text);
        }
        QVERIFY(plainTip({}).isEmpty()); // else an empty tooltip would be shown
    }

    void shownTextIsShortWhateverItsCharacters() {
        for (const QString& one : {QStringLiteral("a"), QStringLiteral("十"), QStringLiteral("😀")}) {
            QCOMPARE(shownText(one.repeated(20), 20), one.repeated(20));
            QCOMPARE(shownText(one.repeated(21), 20), one.repeated(20) + u'…');
            QCOMPARE(shownText(one.repeated(1000), 20), one.repeated(20) + u'…');
        }
        QCOMPARE(shownText(QStringLiteral("a\u202Eb\u0007")), QStringLiteral("a\uFFFDb\uFFFD"));
    }

    /// Thousands of accents without letters between them take tenths of a second to lay out.
    void lettersHaveFewAccents() {
        const QString accent(QChar(0x0301));
        const QString hindi = QStringLiteral("क्षि").repeated(100);
        QCOMPARE(shownText(hindi), hindi);
        const QString few = (u'a' + accent.repeated(32)).repeated(10);
        QCOMPARE(shownText(few), few);
        const QString shown = shownText(u'a' + accent.repeated(500));
        QCOMPARE(shown.size(), 501);
        QCOMPARE(shown.count(accent), 32);
        QVERIFY(shown.endsWith(QChar::ReplacementCharacter));
    }

    void whatIsPastedMayBeNothing() {
        QVERIFY(textOf(nullptr).isEmpty());
        QMimeData mime;
        QVERIFY(textOf(&mime).isEmpty());
        mime.setData("image/png", "x");
        QVERIFY(textOf(&mime).isEmpty());
        mime.setText("3,5");
        QCOMPARE(textOf(&mime), QStringLiteral("3,5"));
    }
};

MEXPLORER_TEST(TestPlain)
#include "test_plain.moc"
