#include "app/window/actions.h"
#include "app/window/panels.h"
#include "own_folder.h"
#include "tests/runner/listed.h"

#include <QMainWindow>
#include <QSplitter>

using namespace mexplorer;
using namespace mexplorer::app;

/// The panels beside a figure, which are plain widgets here.
class TestPanels : public QObject {
    Q_OBJECT

    struct Window : QMainWindow {
        Window() {
            setCentralWidget(&columns);
            for (int i = 0; i < 3; ++i)
                columns.addWidget(new QWidget);
            panels = new Panels(*this, columns, actions);
            panels->restore();
        }
        ~Window() override { takeCentralWidget(); }
        Q_DISABLE_COPY_MOVE(Window)

        void narrow(bool is) {
            resize(is ? 640 : 1280, is ? 360 : 720);
            panels->makeRoom();
        }
        [[nodiscard]] bool isShown(int column) const { return !columns.widget(column)->isHidden(); }

        QWidget bar;
        Actions actions{bar, nullptr};
        QSplitter columns;
        Panels* panels;
    };

private slots:
    void aNarrowWindowHidesThemAndAWideOneHasThemAgain() {
        Window window;
        window.narrow(false);
        window.actions.whyPanel->setChecked(false); // by the user
        window.narrow(true);
        QVERIFY(!window.isShown(0) && window.isShown(1) && !window.isShown(2));
        window.narrow(false);
        QVERIFY(window.isShown(0) && !window.isShown(2));
    }

    void whatIsShownComesBackAtTheNextStart() {
        {
            Window window;
            window.narrow(false);
            window.resize(1111, 700);
            window.actions.explorerPanel->setChecked(false);
            window.narrow(true); // is remembered as it would be in a wide one
            window.panels->remember();
        }
        Window next;
        QCOMPARE(next.width(), 640);
        QVERIFY(!next.isShown(0) && next.isShown(2));
        next.actions.explorerPanel->setChecked(true);
        next.panels->remember();
    }

    void onlyAQuizIsPresentedBesideTheFigure() {
        Window window;
        window.narrow(false);
        window.show();
        const QList<int> widths = window.columns.sizes();
        present(window, true);
        QVERIFY(!window.isShown(0) && window.isShown(1) && !window.isShown(2));
        present(window, false);
        QVERIFY(window.isShown(0) && window.isShown(2));
        QCOMPARE(window.columns.sizes(), widths);
        window.actions.quiz->setChecked(true);
        present(window, true);
        QVERIFY(window.isShown(2));
        present(window, false);
    }

private:
    static void present(Window& window, bool on) {
        window.actions.present->setChecked(on);
        window.panels->setPresenting(on);
    }

    OwnFolder folder;
};

MEXPLORER_TEST(TestPanels)
#include "test_panels.moc"
