#include "tests/runner/listed.h"
#include "ui/views/line/line_view.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestLineView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame("nim", {}, "12"));
        view_ = std::make_unique<LineView>(*document_);
        view_->resize(900, 640);
        view_->show();
        view_->activate();
        QTRY_VERIFY(view_->trace() && complete());
    }

    void itShowsTheValuesAndTheChosenHeap() {
        QCOMPARE(view_->figure()->data().size(), std::uint64_t(60));
        for (std::uint64_t n = 0; n < 60; ++n)
            QCOMPARE(view_->figure()->data().known[n], static_cast<std::uint32_t>(n)); // one heap of Nim
        QCOMPARE(view_->figure()->look().chosen, std::optional<std::uint64_t>(12));
    }

    void aClickSelectsTheHeapEverywhere() {
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, pixelOf(7));
        QCOMPARE(document_->position(), std::string("7"));
        QCOMPARE(view_->figure()->look().chosen, std::optional<std::uint64_t>(7));
        QTRY_VERIFY(view_->trace());
        QCOMPARE(view_->shownTrace()->subject.position, std::string("7"));
    }

    void pointingSaysWhatIsThereAndMarksTheOptions() {
        QSignalSpy pointed(view_.get(), &View::pointedAt);
        QTest::mouseMove(&view_->canvas(), pixelOf(5));
        QTRY_COMPARE(pointed.count(), 1);
        QCOMPARE(pointed.last().first().toString(), QString("a heap of 5 · SG 5 · N · 5 options"));
        QCOMPARE(view_->figure()->options(), (std::vector<HeapOption>{{4}, {3}, {2}, {1}, {0}}));
    }

    void severalHeapsShowTheLineWithoutASelection() {
        QVERIFY(document_->setPosition("3,4"));
        QVERIFY(!view_->figure()->look().chosen);
        QVERIFY(!view_->trace());
        QVERIFY(view_->figure()->data().size() == 60);
    }

    void moreValuesAreComputedAndAnotherColourNeedsNone() {
        const auto before = &view_->figure()->data();
        QVERIFY(document_->setSetting("line", "outcomes", "on"));
        QCOMPARE(&view_->figure()->data(), before);
        QVERIFY(view_->figure()->look().outcomes);
        QVERIFY(document_->setSetting("line", "to", "100000"));
        QTRY_VERIFY(view_->figure()->data().size() == 100'000 && complete());
        QCOMPARE(view_->figure()->data().known[99'999], 99'999U);
    }

    void aPositionBeyondTheLineExtendsIt() {
        QVERIFY(document_->setPosition("500"));
        QTRY_VERIFY(view_->figure()->data().size() > 500 && complete());
        QCOMPARE(view_->figure()->data().known[500], 500U);
        QVERIFY(document_->setPosition("12"));
        QTRY_COMPARE(view_->figure()->data().size(), std::uint64_t{60}); // the number in the settings
        QVERIFY(document_->setPosition("1000000000"));                   // too far to be drawn
        QTRY_COMPARE(view_->figure()->data().size(), std::uint64_t{60});
    }

    void theClosedFormIsComparedWhenAskedFor() {
        QVERIFY(!view_->figure()->data().mismatches);
        QVERIFY(document_->setSetting("line", "compare", "on"));
        QTRY_VERIFY(view_->figure()->data().mismatches);
        QCOMPARE(view_->figure()->data().mismatches->differing, std::uint64_t(0));
        QCOMPARE(view_->figure()->data().mismatches->byTheorem, std::uint64_t(60));
        QVERIFY(view_->figure()->noteText().contains("equal to the closed form"));
    }

    void theStepsOfTheMexAreShown() {
        const int last = static_cast<int>(view_->trace()->steps.size()) - 1;
        view_->showStep(last);
        QCOMPARE(view_->figure()->look().step, last);
        QCOMPARE(view_->figure()->look().trace, view_->trace());
        QVERIFY(document_->setPosition("4"));
        QCOMPARE(view_->figure()->look().step, noStep);
    }

    // A quick worker may be done before it is cancelled; then nothing needs to be computed again.
    void aCancelledLineLeavesNoOtherGamesChartAndCanBeAskedForAgain() {
        QVERIFY(document_->setGame("octal", {{"code", "0.77"}}, "12"));
        QVERIFY(document_->setSetting("line", "to", "3000000"));
        QSignalSpy failed(view_.get(), &View::failed);
        view_->findChild<QPushButton*>("cancelJob")->click();
        const auto isOfThisGame = [&] { return view_->figure()->data().game == document_->game(); };
        QTRY_VERIFY(failed.count() == 1 || (complete() && isOfThisGame()));
        QVERIFY(!view_->figure() || isOfThisGame());
        QVERIFY(document_->setSetting("line", "outcomes", "on"));
        QTRY_VERIFY_WITH_TIMEOUT(complete(), 60'000);
        QVERIFY(isOfThisGame());
        QCOMPARE(view_->figure()->data().size(), std::uint64_t{3'000'000});
        QVERIFY(failed.count() <= 1);
    }

    void theButtonBeginsAgain() {
        QVERIFY(document_->setGame("octal", {{"code", "0.376"}}, "12")); // it takes seconds
        QVERIFY(document_->setSetting("line", "to", "3000000"));
        auto* button = view_->findChild<QPushButton*>("cancelJob");
        const auto finished = [&]() -> std::uint64_t {
            const bool isOfThisGame = view_->figure() && view_->figure()->data().game == document_->game();
            return isOfThisGame ? view_->figure()->data().known.size() : 0;
        };
        button->click();
        QCOMPARE(button->text(), QString("Cancel"));
        button->click(); // as quick hands do: it has not ended yet
        QTRY_COMPARE(button->text(), QString("Begin again"));
        const std::uint64_t before = finished(); // that part stays
        button->click();
        QCOMPARE(button->text(), QString("Cancel"));
        QTRY_VERIFY(finished() > before);
    }

    void aCancelledComparisonKeepsTheValues() {
        QVERIFY(document_->setSetting("line", "to", "1000000"));
        QTRY_VERIFY(view_->figure()->data().size() == 1'000'000 && complete());
        const auto values = view_->figure()->data().values;
        QSignalSpy failed(view_.get(), &View::failed);
        QVERIFY(document_->setSetting("line", "compare", "on"));
        view_->findChild<QPushButton*>("cancelJob")->click();
        QTRY_VERIFY(failed.count() == 1 || view_->figure()->data().mismatches);
        QVERIFY(complete());
        QVERIFY(document_->setSetting("line", "outcomes", "on"));
        QTRY_VERIFY(view_->figure()->data().mismatches);
        QCOMPARE(view_->figure()->data().values, values);
    }

    void theRightEdgeIsDraggedToAnotherWidthAndBack() {
        QCOMPARE(width(), std::uint64_t{10});
        Canvas& canvas = view_->canvas();
        const QPoint from = handlePlace();
        const double column = canvas.frame().scale() * view_->figure()->table().aspect();
        const QPoint first = pixelOf(0);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, from - QPoint(qRound(3 * column), 0));
        QCOMPARE(width(), std::uint64_t{7});
        QCOMPARE(pixelOf(0), first); // the table stays where it is, and its edge is under the pointer
        QVERIFY(std::abs(handlePlace().x() - (from.x() - qRound(3 * column))) <= 1);
        QCOMPARE(document_->scene("line").settings.at("width"), std::string("0"));
        QTest::mouseMove(&canvas, from - QPoint(qRound(2 * column), 0));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, from - QPoint(qRound(2 * column), 0));
        QCOMPARE(width(), std::uint64_t{8});
        QCOMPARE(document_->scene("line").settings.at("width"), std::string("8"));
        QVERIFY(!view_->figure()->look().held.has_value());
        document_->undoStack().undo();
        QCOMPARE(width(), std::uint64_t{10});
    }

    void wheelAndKeysTurnTheWidth() {
        Canvas& canvas = view_->canvas();
        const QPointF place = handlePlace();
        QWheelEvent wheel(place, canvas.mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &wheel);
        QCOMPARE(width(), std::uint64_t{11});
        QVERIFY(!canvas.camera()); // nothing was zoomed
        QTest::keyClick(&canvas, Qt::Key_BracketLeft);
        QTest::keyClick(&canvas, Qt::Key_BracketLeft);
        QCOMPARE(width(), std::uint64_t{9});
        QTest::keyClick(&canvas, Qt::Key_BracketRight);
        QCOMPARE(width(), std::uint64_t{10});
        QVERIFY(document_->setSetting("line", "width", "1"));
        QTest::keyClick(&canvas, Qt::Key_BracketLeft);
        QCOMPARE(width(), std::uint64_t{1});
    }

    void shiftWithUpAndDownGoesARow() {
        QTest::keyClick(&view_->canvas(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(document_->position(), std::string("22"));
        QTest::keyClick(&view_->canvas(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(document_->position(), std::string("12"));
    }

    void moreThanTheLimitIsRefused() {
        QVERIFY(!document_->setSetting("line", "to", "10000001"));
        QVERIFY(!document_->setSetting("line", "to", "0"));
    }

    void theFigureIsMadeWithoutAWindow() {
        const ViewKind kind = lineViewKind();
        QVERIFY(kind.canShow(*document_->game()));
        Task task;
        const auto figure = kind.figure(document_->scene("line"), task);
        QVERIFY(figure);
        const auto& line = static_cast<const LineFigure&>(**figure);
        QVERIFY(line.data().period);
        QCOMPARE(line.look().chosen, std::optional<std::uint64_t>(12));
    }

private:
    [[nodiscard]] bool complete() const {
        return view_->figure() && view_->figure()->data().period.has_value();
    }
    [[nodiscard]] QPoint pixelOf(std::uint64_t n) const {
        return view_->canvas().frame().toArea().map(view_->figure()->table().cell(n).center()).toPoint();
    }
    [[nodiscard]] QPoint handlePlace() const {
        return view_->figure()->handle(view_->canvas().frame()).value().center().toPoint();
    }
    [[nodiscard]] std::uint64_t width() const { return view_->figure()->table().width(); }

    std::unique_ptr<Document> document_;
    std::unique_ptr<LineView> view_;
};

MEXPLORER_TEST(TestLineView)
#include "test_line_view.moc"
