#include "answers.h"
#include "app/window/help_dialog.h"
#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/view_kind.h"
#include "ui/theme/language.h"

#include <QTextBrowser>

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

    void theProgramSaysItsVersion() {
        QWidget window;
        const Answers answers;
        HelpDialog::tellAbout(window);
        QVERIFY(answers.asked().join("").contains("Mexplorer " MEXPLORER_VERSION));
    }
};

MEXPLORER_TEST(TestHelpDialog)
#include "test_help_dialog.moc"
