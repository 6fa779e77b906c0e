#include "tests/runner/listed.h"
#include "tests/ui/views/grid/fake_game.h"
#include "ui/document/document.h"
#include "ui/views/grid/grid_view.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QWheelEvent>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

void move(Canvas& canvas, const QPointF& at) {
    QMouseEvent event(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas, &event);
}

void wheel(Canvas& canvas, const QPointF& at, int notches) {
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &event);
}

} // namespace

/// The real view with a real document, driven like a user.
class TestGridView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        open();
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void opensOnWythoffWithItsPositionAndItsOptionsLit() {
        const GridMarks& marks = figure().marks();
        QCOMPARE(marks.selected, (GridCell{6, 10}));
        QCOMPARE(marks.options.marks.size(), std::size_t{22});
        QVERIFY(!marks.pointed);
        QVERIFY(figure().picture().complete());
        QVERIFY(!view->canvas().camera()); // the whole world fits
    }

    void saysWhatWasComputed() {
        QSignalSpy noted(view.get(), &View::noted);
        set("rows", "40");
        QTRY_COMPARE(noted.count(), 1);
        const QString text = noted.front().front().toString();
        QVERIFY2(text.startsWith(QString::fromUtf8("24 × 40 computed in ")), qPrintable(text));
        QVERIFY(text.endsWith("s") && !text.contains(" 0 "));
    }

    void pointingLightsTheOptionsUpAndSaysWhatIsThere() {
        QSignalSpy pointedAt(view.get(), &View::pointedAt);
        QSignalSpy hovered(view.get(), &View::positionHovered);
        pointTo({4, 7});
        QCOMPARE(pointedAt.back().front().toString(), QString::fromUtf8("(4, 7) · SG 0 · P · 15 options"));
        QCOMPARE(hovered.back().front().value<std::string>(), std::string("4,7"));
        QCOMPARE(figure().marks().pointed, (GridCell{4, 7}));
        std::vector<GridOptions::Mark> expected;
        const auto options = document->game()->as<GridAspect>()->optionsOf({4, 7}, 100).value();
        for (const CellOption& option : options)
            expected.push_back({option.front(), false});
        QCOMPARE(figure().marks().options.marks, expected);
        pointTo({0, 1});
        QCOMPARE(pointedAt.back().front().toString(), QString::fromUtf8("(0, 1) · SG 1 · N · 1 option"));
        const auto same = pointedAt.count();
        pointTo({0, 1}); // the same cell again changes nothing
        QCOMPARE(pointedAt.count(), same);
    }

    void leavingThePictureBringsTheSelectedOptionsBack() {
        pointTo({4, 7});
        QSignalSpy pointedAt(view.get(), &View::pointedAt);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&view->canvas(), &leave);
        QCOMPARE(pointedAt.back().front().toString(), QString());
        QVERIFY(!figure().marks().pointed);
        QCOMPARE(figure().marks().options.marks.size(), std::size_t{22});
    }

    void clickingSelectsTheCellEverywhere() {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, screen({9, 13}).toPoint());
        QCOMPARE(document->position(), std::string("9,13"));
        QCOMPARE(figure().marks().selected, (GridCell{9, 13}));
        document->undoStack().undo();
        QCOMPARE(document->position(), std::string("6,10"));
        QCOMPARE(figure().marks().selected, (GridCell{6, 10}));
    }

    void theArrowKeysWalkOnTheScreen() {
        view->canvas().setFocus();
        QTest::keyClick(&view->canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("7,10"));
        QTest::keyClick(&view->canvas(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("7,11"));
        set("origin", "top-right");
        QTRY_COMPARE(figure().picture().settings.origin, Corner::topRight);
        QTest::keyClick(&view->canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("6,11"));
        QTest::keyClick(&view->canvas(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("6,10"));
    }

    void walkingStopsAtTheEdgeAndFollowsWhenZoomed() {
        QVERIFY(document->setPosition("0,0"));
        QTest::keyClick(&view->canvas(), Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(&view->canvas(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("0,0"));
        for (int i = 0; i < 8; ++i)
            wheel(view->canvas(), screen({0, 0}), 1);
        for (int i = 0; i < 23; ++i)
            QTest::keyClick(&view->canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(document->position(), std::string("23,0"));
        QVERIFY(view->canvas().frame().content().contains(screen({23, 0})));
    }

    void theWheelKeepsTheCellUnderThePointer() {
        const QPointF at = screen({17, 4});
        for (int i = 0; i < 5; ++i)
            wheel(view->canvas(), at, 1);
        QVERIFY(view->canvas().frame().scale() > 50);
        QVERIFY((screen({17, 4}) - at).manhattanLength() < 1e-6);
    }

    void zoomingOutShowsMoreOfTheEndlessTableAndFitBringsTheSetSizeBack() {
        const QRgb before = colourOf({3, 4});
        const QPointF at = screen({9, 9});
        const auto corner = [this] { return view->canvas().frame().toArea().map(QPointF(0, 0)); };
        const QPointF cornerBefore = corner();
        wheel(view->canvas(), at, -2);
        QTRY_VERIFY(figure().picture().size.rows > 24 && figure().picture().complete());
        QVERIFY((corner() - cornerBefore).manhattanLength() < 1e-6); // the origin stays where it was
        for (int i = 0; i < 40; ++i)
            wheel(view->canvas(), at, -1);
        const double cells = 700 / view->canvas().frame().scale();
        QVERIFY(cells * cells > 1e6);
        QTRY_VERIFY(figure().picture().size == (GridSize{4096, 4096}) && figure().picture().complete());
        QCOMPARE(figure().picture().values->at(987, 1597),
                 GridValues::Value{0}); // a pair of Fibonacci numbers
        QVERIFY(figure().bounds().contains(figure().picture().layout().cellRect({4095, 4095})));
        view->canvas().fit();
        QCOMPARE(figure().picture().size, (GridSize{24, 24}));
        QCOMPARE(colourOf({3, 4}), before);
    }

    void zoomingInShowsNoMoreThanTheSetSize() {
        for (int i = 0; i < 6; ++i) {
            wheel(view->canvas(), screen({20, 20}), 1);
            QCOMPARE(figure().picture().size, (GridSize{24, 24}));
        }
    }

    void theSameDocumentShowsTheSameElsewhere() {
        wheel(view->canvas(), screen({0, 0}), -8);
        QTRY_VERIFY(figure().picture().size.rows > 24 && figure().picture().complete());
        const GridSize size = figure().picture().size;
        Document other;
        other.reset({document->state(), document->game(), document->asked()}, document->cameras());
        GridView copy(other);
        copy.resize(500, 400);
        copy.activate();
        QTRY_VERIFY(copy.figure() && copy.figure()->picture().complete());
        QCOMPARE(copy.figure()->picture().size, size);
    }

    void aBoardEndsWhereItEnds() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.first = 1;
        adopt(game);
        QTRY_VERIFY(view->figure() && &view->figure()->picture().grid() == &game->fake);
        const GridSize size = figure().picture().size;
        wheel(view->canvas(), {450, 350}, -10);
        QTest::qWait(50);
        QCOMPARE(figure().picture().size, size);
    }

    void settingsChangeThePictureWithoutComputingAgain() {
        const auto game = std::make_shared<FakeGame>();
        adopt(game);
        QTRY_VERIFY(view->figure() && &view->figure()->picture().grid() == &game->fake);
        QCOMPARE(game->fake.fills.load(), 1);
        set("colour", "bit");
        QTRY_COMPARE(figure().picture().settings.colouring, GridSettings::Colouring::bit);
        set("origin", "top-left");
        QTRY_COMPARE(figure().picture().settings.origin, Corner::topLeft);
        QCOMPARE(game->fake.fills.load(), 1);
        set("rows", "25");
        QTRY_COMPARE(figure().picture().settings.rows, 25U);
        QCOMPARE(game->fake.fills.load(), 2);
        document->undoStack().undo();
        QTRY_COMPARE(figure().picture().settings.rows, 24U);
    }

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

    void aStepLightsWhatItTalksAbout() {
        QVERIFY(document->setPosition("1,1"));
        QTRY_VERIFY(view->trace());
        const auto& subject = view->shownTrace()->subject;
        QCOMPARE(subject.position, std::string("1,1"));
        bool someLight = false;
        for (int i = 0; i < static_cast<int>(view->trace()->steps.size()); ++i) {
            view->showStep(i);
            const auto& state = *view->shownTrace()->stateAt(i);
            QVERIFY(figure().marks().step);
            QCOMPARE(figure().marks().step->counted.marks.size(), state.optionsShown);
            const std::vector<CellOption>& lights = figure().marks().step->lights;
            if (state.option) {
                const auto option = ask(*document->game(), subject.options[*state.option].to).value();
                QCOMPARE(lights, (std::vector<CellOption>{{*figure().picture().grid().cellOf(*option)}}));
            } else {
                for (const CellOption& option : lights)
                    QCOMPARE(Nimber{*figure().picture().valueAt(option.front())}, *state.candidate);
                QCOMPARE(lights.empty(), !state.candidate || state.done || *state.candidate == 2);
            }
            QCOMPARE(figure().marks().step->candidate, state.candidate);
            someLight = someLight || state.option;
        }
        QVERIFY(someLight);
        QCOMPARE(*figure().marks().step->candidate, Nimber{2});
        QVERIFY(figure().marks().step->done);
        view->showStep(-1);
        QVERIFY(!figure().marks().step);
    }

    void anotherPositionHasAnotherTraceAndNoStep() {
        QTRY_VERIFY(view->trace());
        view->showStep(0);
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, screen({2, 3}).toPoint());
        QVERIFY(!figure().marks().step);
        QTRY_VERIFY(view->trace() && view->shownTrace()->subject.position == "2,3");
    }

    void aPositionBeyondTheTableHasItsStepsOnceThatHasGrown() {
        QVERIFY(document->setPosition("60,37").has_value());
        QTRY_VERIFY(figure().picture().size.rows > 60);
        QTRY_VERIFY(view->trace());
        QVERIFY(document->setPosition("6,10").has_value());
        QTRY_VERIFY(view->trace());
    }

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

    void whatItShowsSurvivesTheDocumentsRoundTrip() {
        set("colour", "mod");
        set("k", "7");
        set("origin", "top-left");
        const Parameters saved = document->scene("grid").settings;
        Document other;
        other.reset({document->state(), document->game(), document->asked()});
        QCOMPARE(other.scene("grid").settings, saved);
        QCOMPARE(saved.at("k"), std::string("7"));
    }

private:
    void open() {
        view = std::make_unique<GridView>(*document);
        view->resize(900, 700);
        view->show();
        view->activate();
        QTRY_VERIFY(view->figure());
    }
    /// Opens a game that is not in the catalogue in the document.
    void adopt(const std::shared_ptr<FakeGame>& game, const std::string& position = "3,4") {
        DocumentState state = document->state();
        state.game = "fake";
        state.position = position;
        document->reset({state, game, ask(*game, position).value()});
    }
    /// Whether the nim values of the picture are those of a, b and c.
    bool isSliceOf(Nimber c) {
        for (std::uint64_t a = 0; a < 12; ++a)
            for (std::uint64_t b = 0; b < 12; ++b)
                if (Nimber{figure().picture().valueAt({a, b}).value_or(0)} != (a ^ b ^ c)) return false;
        return true;
    }
    void set(const char* id, const char* value) { QVERIFY(document->setSetting("grid", id, value)); }
    const GridFigure& figure() { return *view->figure(); }
    QPointF screen(const GridCell& cell) {
        return view->canvas().frame().toArea().map(figure().picture().layout().cellRect(cell).center());
    }
    QRgb colourOf(const GridCell& cell) {
        return figure().picture().colours.of(*figure().picture().valueAt(cell), lightTheme());
    }
    void pointTo(const GridCell& cell) { move(view->canvas(), screen(cell)); }

    std::unique_ptr<Document> document;
    std::unique_ptr<GridView> view;
};

MEXPLORER_TEST(TestGridView)
#include "core/game/aspects/positions.h"
#include "test_grid_view.moc"
