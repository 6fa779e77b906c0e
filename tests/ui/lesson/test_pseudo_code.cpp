#include "tests/runner/listed.h"
#include "traces.h"

#include "ui/lesson/pseudo_code.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The lines whose background has the highlight's colour.
QList<int> litLines(PseudoCode& code, const Theme& theme) {
    QList<int> lit;
    const QImage image = code.grab().toImage();
    const auto labels = code.findChildren<QLabel*>();
    for (int i = 0; i < labels.size(); ++i) {
        const QRect line = labels[i]->geometry();
        if (image.pixelColor(line.right() - 4, line.center().y()) == theme.spotlight) lit << i;
    }
    return lit;
}

} // namespace

class TestPseudoCode : public QObject {
    Q_OBJECT

private slots:
    void theLineOfTheStepIsInTheLightAndNoOther() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            PseudoCode code;
            code.resize(300, 200);
            code.setTheme(theme);
            code.setTrace(traceOf(7, 4));
            QCOMPARE(code.findChildren<QLabel*>().size(), 4);
            QCOMPARE(code.findChildren<QLabel*>().at(2)->text(), QString("line 2"));
            QCOMPARE(litLines(code, theme), QList<int>{});
            for (int step = 0; step < 7; ++step) {
                code.showStep(step);
                QCOMPARE(litLines(code, theme), QList<int>{step % 4});
            }
            code.showStep(-1);
            QCOMPARE(litLines(code, theme), QList<int>{});
        }
    }

    /// A click takes the focus from a field, which enters what was typed: this replaces the trace while a
    /// line of the old one is being clicked.
    void aLineMayGoWhileItIsClicked() {
        QWidget window;
        window.setFocusPolicy(Qt::ClickFocus);
        window.resize(300, 300);
        auto* field = new QLineEdit(&window);
        auto* code = new PseudoCode(&window);
        code->setGeometry(0, 50, 300, 200);
        code->setTrace(traceOf(7, 4));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        connect(field, &QLineEdit::editingFinished, code, [code] { code->setTrace(traceOf(7, 1)); });
        QTest::keyClicks(field, "5");
        const QPointer<QLabel> last = code->findChildren<QLabel*>().back();
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                          last->mapTo(&window, last->rect().center()));
        QVERIFY(!field->hasFocus());
        QVERIFY(!last || !last->parent());
        QCOMPARE(code->findChildren<QLabel*>().size(), 1);
    }

    void withoutATraceThereAreNoLines() {
        PseudoCode code;
        code.setTrace(traceOf(2));
        code.setTrace(nullptr);
        code.showStep(0);
        QCOMPARE(code.findChildren<QLabel*>().size(), 0);
    }
};

MEXPLORER_TEST(TestPseudoCode)
#include "test_pseudo_code.moc"
