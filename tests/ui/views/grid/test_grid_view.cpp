#include "tests/runner/listed.h"
#include "tests/ui/views/grid/opened_grid.h"

using namespace mexplorer;
using namespace mexplorer::ui;

class TestGridView : public OpenedGrid {
    Q_OBJECT

private slots:
    void init() { openDocument(); }
    void cleanup() { close(); }

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
};

MEXPLORER_TEST(TestGridView)
#include "test_grid_view.moc"
