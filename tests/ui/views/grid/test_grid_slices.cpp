#include "tests/runner/listed.h"
#include "tests/ui/views/grid/opened_grid.h"

using namespace mexplorer;
using namespace mexplorer::ui;

/// Positions of more than two numbers, in the view.
class TestGridSlices : public OpenedGrid {
    Q_OBJECT

private slots:
    void init() { openDocument(); }
    void cleanup() { close(); }

    void ofMoreThanTwoNumbersTheSliceThroughThePositionIsShown() {
        QVERIFY(document->setGame("nim", {}, "3,5,7"));
        QTRY_VERIFY(figure().picture().game == document->game());
        QCOMPARE(*figure().marks().selected, (GridCell{3, 5}));
        QVERIFY(isSliceOf(7));
        pointTo({2, 9});
        QTRY_VERIFY(figure().marks().pointed);
        QCOMPARE(figure().marks().options.count, std::optional<std::size_t>(2 + 9 + 7));
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, screen({5, 6}).toPoint());
        QCOMPARE(document->position(), std::string("5,6,7"));
        QVERIFY(document->setPosition("5,6,2"));
        QTRY_VERIFY(isSliceOf(2));
        QVERIFY(document->setPosition("5,6"));
        QTRY_VERIFY(isSliceOf(0));
        QVERIFY(figure().picture().grid().kept().empty());
    }

    void aSliderChoosesTheSlice() {
        QVERIFY(document->setGame("nim", {}, "3,5,7"));
        QTRY_VERIFY(figure().picture().game == document->game());
        const auto sliders = view->findChildren<QSlider*>("slice");
        QCOMPARE(sliders.size(), 1);
        QCOMPARE(sliders.front()->value(), 7);
        sliders.front()->setValue(12);
        QCOMPARE(document->position(), std::string("3,5,12"));
        QTRY_VERIFY(isSliceOf(12));
        QVERIFY(document->setPosition("3,5,2,9"));
        QTRY_VERIFY(isSliceOf(2 ^ 9));
        const auto both = view->findChildren<QSlider*>("slice");
        QCOMPARE(both.size(), 2);
        both.back()->setValue(0);
        QCOMPARE(document->position(), std::string("3,5,2,0"));
        QVERIFY(document->setPosition("3,5"));
        QVERIFY(!both.front()->isVisible() && !both.back()->isVisible());
        document->undoStack().undo();
        QTRY_VERIFY(both.front()->isVisible());
    }

    /// What m is compared with are the values of all options, also of those outside the slice.
    void theStepsOnASliceCountAllOptions() {
        QVERIFY(document->setGame("nim", {}, "1,1,5"));
        QTRY_VERIFY(figure().picture().game == document->game() && view->trace());
        const auto& subject = view->shownTrace()->subject;
        QCOMPARE(subject.options.size(), std::size_t{7});
        bool isOutsideOnly = false;
        for (int i = 0; i < static_cast<int>(view->trace()->steps.size()); ++i) {
            view->showStep(i);
            const GridStep& step = *figure().marks().step;
            if (!step.isTried) continue;
            QCOMPARE(step.isInSet, *step.candidate != 5);
            isOutsideOnly = isOutsideOnly || (step.isInSet && step.lights.empty());
        }
        QVERIFY(isOutsideOnly);
    }

    void aPositionThatIsNoCellIsNamedBesideTheTable() {
        QVERIFY(document->setGame("bash", {}, "21"));
        QTRY_VERIFY(figure().picture().game == document->game());
        QVERIFY(!figure().marks().selected);
        QVERIFY(!view->trace());
        QVERIFY(figure().textsBeside(view->canvas().frame()).contains("21 is not in this table"));
        QVERIFY(document->setPosition("21,4"));
        QTRY_VERIFY(!figure().textsBeside(view->canvas().frame()).join(' ').contains("not in this table"));
    }
};

MEXPLORER_TEST(TestGridSlices)
#include "test_grid_slices.moc"
