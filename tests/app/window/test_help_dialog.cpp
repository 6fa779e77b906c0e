#include "answers.h"
#include "app/window/help_dialog.h"
#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/view_kind.h"
#include "ui/theme/language.h"

#include <QTextBrowser>
#include <QWheelEvent>

using namespace mexplorer;
using namespace mexplorer::app;

class TestHelpDialog : public QObject {
    Q_OBJECT

private slots:
    void itIsAboutTheGameAndTheViewAndNotLargerThanTheWindow() {
        QWidget window;
        window.resize(500, 300);
        const auto game = makeGame("kiki", {}).value();
        const ui::ViewKind& grid = *ui::findView("grid");
        HelpDialog dialog(*game, grid, window);
        const QString page = dialog.findChild<QTextBrowser*>("help")->toPlainText();
        QVERIFY(page.contains("Kiki") && page.contains(grid.title()));
        QVERIFY(dialog.width() <= 500 && dialog.height() <= 300);
    }

    void ctrlWithTheWheelMakesTheTypeLargerAndSmaller() {
        QWidget window;
        window.resize(800, 700);
        HelpDialog dialog(*makeGame("kiki", {}).value(), *ui::findView("grid"), window);
        dialog.show();
        const auto* page = dialog.findChild<QTextBrowser*>("help");
        const auto heightAfter = [page](int notches, int times) {
            for (int turn = 0; turn < times; ++turn) {
                QWheelEvent event({40, 40}, page->mapToGlobal(QPoint(40, 40)), {}, {0, 120 * notches},
                                  Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
                QCoreApplication::sendEvent(page->viewport(), &event);
            }
            return page->document()->size().height();
        };
        QTest::failOnWarning(QRegularExpression(".*"));
        const double before = page->document()->size().height();
        const double larger = heightAfter(1, 4);
        QVERIFY(larger > before);
        QCOMPARE(heightAfter(-1, 4), before);
        QVERIFY(heightAfter(1, 200) > larger); // it ends at some size
        QVERIFY(heightAfter(-1, 400) < before);
    }

    void theProgramSaysItsVersion() {
        QWidget window;
        const Answers answers;
        HelpDialog::tellAbout(window);
        QVERIFY(answers.asked().join("").contains("Mexplorer " MEXPLORER_VERSION));
    }
};

MEXPLORER_TEST(TestHelpDialog)
#include "test_help_dialog.moc"
