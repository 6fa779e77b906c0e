#include "app/window/presentation.h"
#include "tests/runner/listed.h"
#include "ui/theme/presented.h"

#include <QKeyEvent>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

/// A presented window, which is empty here.
class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void itTakesTheWholeScreenAndGivesItBack() {
        QWidget window;
        QWidget figure(&window);
        window.showMaximized();
        Presentation presentation(window, figure);
        presentation.setOn(true);
        QVERIFY(window.isFullScreen());
        presentation.setOn(false);
        QVERIFY(!window.isFullScreen() && window.isMaximized());
    }

    void aWindowOnTheWholeScreenStaysThere() {
        QWidget window;
        QWidget figure(&window);
        window.showFullScreen();
        QVERIFY(!ui::isPresented(figure));
        Presentation presentation(window, figure);
        presentation.setOn(true);
        QVERIFY(ui::isPresented(figure));
        presentation.setOn(false);
        QVERIFY(window.isFullScreen() && !ui::isPresented(figure));
    }

    void itsEndLiftsTheCurtain() {
        QWidget window;
        QWidget figure(&window);
        window.show();
        Presentation presentation(window, figure);
        QSignalSpy blanked(&presentation, &Presentation::blanked);
        presentation.setOn(true);
        QVERIFY(presentation.press(QKeyEvent(QEvent::KeyPress, Qt::Key_B, Qt::NoModifier)));
        QVERIFY(presentation.isBlank());
        QCOMPARE(blanked.size(), 1);
        presentation.setOn(false);
        QVERIFY(!presentation.isBlank());
        QVERIFY(!presentation.press(QKeyEvent(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier)));
    }
};

MEXPLORER_TEST(TestPresentation)
#include "test_presentation.moc"
