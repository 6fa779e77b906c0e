#include "traces.h"

#include "ui/lesson/pseudo_code.h"

#include <QLabel>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The lines whose ground has the spotlight's colour where there is no text.
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
                QCOMPARE(code.currentLine(), step % 4);
                QCOMPARE(litLines(code, theme), QList<int>{step % 4});
            }
            code.showStep(-1);
            QCOMPARE(litLines(code, theme), QList<int>{});
        }
    }

    void withoutATraceThereAreNoLines() {
        PseudoCode code;
        code.setTrace(traceOf(2));
        code.setTrace(nullptr);
        code.showStep(0);
        QCOMPARE(code.findChildren<QLabel*>().size(), 0);
        QCOMPARE(code.currentLine(), PseudoCode::noLine);
    }
};

QTEST_MAIN(TestPseudoCode)
#include "test_pseudo_code.moc"
