#include "tests/runner/listed.h"
#include "tests/ui/views/grid/opened_grid.h"

using namespace mexplorer;
using namespace mexplorer::ui;

/// A table that is still being filled.
class TestGridFilling : public OpenedGrid {
    Q_OBJECT

private slots:
    void init() { openDocument(); }
    void cleanup() { close(); }

    void aTableStillBeingFilledIsShownAsFarAsItIs() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.rowsBeforeTheGate = 10;
        adopt(game);
        QTRY_VERIFY(view->figure() && &view->figure()->picture().grid() == &game->fake);
        QVERIFY(!figure().picture().complete());
        QTRY_COMPARE(figure().picture().finished(), (GridSize{10, 24}));
        QSignalSpy pointedAt(view.get(), &View::pointedAt);
        pointTo({12, 3});
        QCOMPARE(pointedAt.back().front().toString(), QString::fromUtf8("(12, 3) · not computed yet"));
        pointTo({9, 3});
        QCOMPARE(pointedAt.back().front().toString(), QString::fromUtf8("(9, 3) · SG 10 · N · 12 options"));
        game->fake.mayFinish = true;
        QTRY_VERIFY(figure().picture().complete());
    }

    void cancellingKeepsWhatIsFinished() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.rowsBeforeTheGate = 10;
        adopt(game);
        QTRY_VERIFY(view->figure() && &view->figure()->picture().grid() == &game->fake);
        QTRY_COMPARE(figure().picture().finished(), (GridSize{10, 24}));
        QSignalSpy failed(view.get(), &View::failed);
        auto* cancel = view->findChild<QPushButton*>("cancelJob");
        QVERIFY(cancel);
        cancel->click();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(figure().picture().finished(), (GridSize{10, 24}));
    }

    void anotherGamesTableMeansNothingAndDoesNotStay() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.rowsBeforeTheGate = 0;
        const QPoint somewhere = screen({9, 13}).toPoint();
        adopt(game);
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, somewhere);
        QCOMPARE(document->position(), std::string("3,4"));
        QSignalSpy failed(view.get(), &View::failed);
        view->findChild<QPushButton*>("cancelJob")->click();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!view->figure() || figure().picture().game == game);
        move(view->canvas(), somewhere); // no harm
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, somewhere);
    }

    void aStepThatWasShownDuringTheFillKnowsTheWinsAfterIt() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.rowsBeforeTheGate = 4;
        game->fake.value = [](std::uint64_t a, std::uint64_t b) {
            return static_cast<GridValues::Value>(a == 9 && b == 2 ? 2 : a == 2 || a == 7 ? 0 : 1);
        };
        adopt(game, "9,2");
        QTRY_VERIFY(view->figure() && figure().picture().game == game && view->trace());
        QTRY_COMPARE(figure().picture().finished(), (GridSize{4, 24}));
        const int last = static_cast<int>(view->trace()->steps.size()) - 1;
        document->setStep(last);
        view->showStep(last);
        const auto wins = [&] {
            return std::ranges::count_if(figure().marks().step->counted.marks,
                                         [](const GridOptions::Mark& mark) { return mark.wins; });
        };
        QCOMPARE(wins(), 1); // 2,2 is known
        game->fake.mayFinish = true;
        QTRY_VERIFY(figure().picture().complete());
        QTRY_COMPARE(wins(), 2); // and 7,2 as well
    }

    void aTableTooLargeIsRefusedBeforeItIsBegun() {
        const auto game = std::make_shared<FakeGame>();
        adopt(game);
        QTRY_VERIFY(view->figure() && &view->figure()->picture().grid() == &game->fake);
        QSignalSpy failed(view.get(), &View::failed);
        set("rows", "6000");
        QCOMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().toString(), QString("at most 5000 rows"));
        QVERIFY(!view->figure());
        move(view->canvas(), {400, 300}); // nothing is there to point at
        document->undoStack().undo();
        QTRY_VERIFY(view->figure());
    }
};

MEXPLORER_TEST(TestGridFilling)
#include "test_grid_filling.moc"
