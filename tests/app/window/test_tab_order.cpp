#include "app/window/actions.h"
#include "app/window/tab_order.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "ui/lesson/player.h"

#include <QSet>
#include <QTabBar>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::app;

/// The order in which Tab goes through the window, and that the focus is always visible.
class TestTabOrder : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    /// The bar, the left panel, the tabs, the figure, the right panel, the player; even with rebuilt forms.
    void tabGoesThroughTheWindowAsOneReadsIt() {
        for (const char* game : {"", "tartan", "nim"}) {
            if (*game) QVERIFY(window->document().setGame(game));
            QTRY_VERIFY(window->view().trace());
            const QList<QWidget*> all = tabbed(Qt::Key_Tab);
            const QList<const QWidget*> parts{window->menuWidget(), window->findChild<QWidget*>("leftPanel"),
                                              window->findChild<QWidget*>("centre"),
                                              window->findChild<QWidget*>("rightPanel"), &window->player()};
            QSet<qsizetype> visited;
            for (qsizetype i = 0, before = 0; i < all.size(); ++i) {
                const auto in = [&](const QWidget* part) { return part->isAncestorOf(all[i]); };
                const auto part = std::ranges::find_if(parts, in) - parts.begin();
                QVERIFY2(part >= before && part < parts.size(), qPrintable(all[i]->objectName()));
                visited.insert(before = part);
            }
            QCOMPARE(visited.size(), parts.size());
            QVERIFY(all.indexOf(window->findChild<QTabBar*>()) < all.indexOf(&window->view().canvas()));
            const auto at = [&](const char* name) { return all.indexOf(window->findChild<QWidget*>(name)); };
            QVERIFY(at("searchGames") >= 0 && at("searchGames") < at("games") &&
                    at("games") < at("position") && at("position") < at("play"));
            const auto button = [&](const char* name) {
                return all.indexOf(window->player().findChild<QWidget*>(name));
            };
            QVERIFY(button("first") >= 0 && button("first") < button("back") &&
                    button("back") < button("forward"));
            // Backwards, the order is reversed.
            QList<QWidget*> back = tabbed(Qt::Key_Backtab);
            std::ranges::reverse(back);
            QCOMPARE(QSet<QWidget*>(back.begin(), back.end()), QSet<QWidget*>(all.begin(), all.end()));
        }
    }

    /// By the contrast of WCAG 2.2: enough pixels change visibly for a ring around the widget.
    void theFocusIsSeenOnWhateverHasIt() {
        QTRY_VERIFY(window->view().trace()); // then no widget is added or removed any more
        for (const bool dark : {false, true}) {
            window->findChild<Actions*>()->dark->setChecked(!dark);
            window->findChild<Actions*>()->dark->trigger();
            QCoreApplication::processEvents(); // while widgets are being styled, the tabs may lack room
            const QList<QWidget*> all = tabbed(Qt::Key_Tab);
            QVERIFY(all.size() > 12);
            for (QWidget* widget : all) {
                const auto seen = [&] {
                    QCoreApplication::processEvents();
                    return window->grab(QRect(widget->mapTo(window.get(), QPoint()), widget->size()))
                        .toImage();
                };
                focusInSight(*widget, Qt::TabFocusReason);
                const QImage with = seen();
                widget->clearFocus();
                const QImage without = seen();
                int changed = 0;
                for (int y = 0; y < with.height(); ++y) {
                    for (int x = 0; x < with.width(); ++x) {
                        const QColor now = with.pixelColor(x, y);
                        const QColor before = without.pixelColor(x, y);
                        changed += now != before && ui::contrastOf(now, before) >= 3;
                    }
                }
                // A ring is about as long as the widget's edge; for a check box, that of the box alone.
                QVERIFY2(changed >= 40,
                         qPrintable(QString("%1 (%2): %3 of %4 × %5")
                                        .arg(widget->objectName(), widget->metaObject()->className())
                                        .arg(changed)
                                        .arg(with.width())
                                        .arg(with.height())));
            }
        }
    }

private:
    /// The widgets that get the focus in one round with this key, in order.
    QList<QWidget*> tabbed(Qt::Key key) {
        QList<QWidget*> found;
        window->view().setFocus();
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(QApplication::focusWidget(), key);
            if (found.contains(QApplication::focusWidget())) break;
            found << QApplication::focusWidget();
        }
        const auto first = std::ranges::find_if(
            found, [this](QWidget* widget) { return window->menuWidget()->isAncestorOf(widget); });
        std::rotate(found.begin(), first, found.end());
        return found;
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestTabOrder)
#include "test_tab_order.moc"
