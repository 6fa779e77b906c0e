#include "core/explain/xor_trace.h"
#include "tests/runner/listed.h"
#include "ui/views/xor/xor_view.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestXorView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document_ = std::make_unique<Document>();
        QVERIFY(document_->setGame("nim", {}, "13,11,7"));
        view_.reset(static_cast<XorView*>(xorViewKind().make(*document_, nullptr)));
        view_->resize(900, 640);
        view_->show();
        view_->activate();
        QTRY_VERIFY(view_->trace());
    }

    void itShowsTheWholeResultUntilAStepIsAskedFor() {
        QVERIFY(view_->figure()->moved());
        const auto& subject = view_->shownTrace()->subject;
        QCOMPARE(subject.sum, Nimber(1));
        QCOMPARE(view_->figure()->picture().winning.size(), std::size_t(3));
    }

    void everyStepOfTheTraceIsShownAsItSays() {
        for (int i = 0; i < static_cast<int>(view_->trace()->steps.size()); ++i) {
            view_->showStep(i);
            const auto& step = *view_->shownTrace()->stateAt(i);
            const XorFigure& figure = *view_->figure();
            for (std::size_t heap = 0; heap < 3; ++heap)
                QCOMPARE(figure.rowShown(heap), heap < step.rowsShown);
            for (unsigned bit = 0; bit < 4; ++bit)
                QCOMPARE(figure.columnCounted(bit), bit < step.columnsShown);
            QCOMPARE(figure.litColumn(), step.column);
            QCOMPARE(figure.litHeap(), step.row);
            QCOMPARE(figure.moved(), step.moved);
        }
        view_->showStep(-1);
        QVERIFY(!view_->figure()->look().step);
    }

    void anotherPositionHasAnotherTrace() {
        const auto before = view_->trace();
        QVERIFY(document_->setPosition("1,2,3"));
        QTRY_VERIFY(view_->trace() && view_->trace() != before);
        QCOMPARE(view_->figure()->picture().subject.sum, Nimber(0));
        QVERIFY(!view_->figure()->moved());
    }

    void pointingAtAHeapSaysWhatItHolds() {
        QSignalSpy pointed(view_.get(), &View::pointedAt);
        QTest::mouseMove(&view_->canvas(), pixelOf(view_->figure()->layout().row(1).center()));
        QTRY_VERIFY(pointed.count() > 0);
        QCOMPARE(pointed.last().first().toString(),
                 QString("heap 2: 11 = 8 + 2 + 1 · wins: take 1 from heap 2"));
        QCOMPARE(view_->figure()->look().hovered, std::optional<std::size_t>(1));
    }

    void clickingAHeapShowsItsWinningMoveAndClickingAgainTheUsualOne() {
        const QPoint third = pixelOf(view_->figure()->layout().row(2).center());
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, third);
        QCOMPARE(view_->figure()->framedMove()->changes[0].component, std::size_t(2));
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, third);
        QCOMPARE(view_->figure()->framedMove()->changes[0].component,
                 view_->shownTrace()->subject.move->changes[0].component);
    }

    void aChosenHeapStaysChosenThroughTheSteps() {
        const QPoint third = pixelOf(view_->figure()->layout().row(2).center());
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, third);
        const auto& trace = *view_->shownTrace();
        QCOMPARE(trace.subject.move->changes[0].component, std::size_t(2));
        view_->showStep(static_cast<int>(trace.steps.size()) - 1);
        QCOMPARE(view_->figure()->framedMove()->changes[0].component, std::size_t(2));
        QVERIFY(view_->figure()->sentence().contains("heap 3"));
        view_->showStep(0);
        QCOMPARE(view_->figure()->look().heap, std::optional<std::size_t>(2));
        QCOMPARE(view_->figure()->litHeap(), std::optional<std::size_t>(0)); // the row that the step is about
        // Even in the middle of the steps.
        const QPoint first = pixelOf(view_->figure()->layout().row(0).center());
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, first);
        QCOMPARE(view_->shownTrace()->subject.move->changes[0].component, std::size_t(0));
    }

    /// Explaining parts read the chosen heap whenever the trace changes.
    void whoeverExplainsIsToldOfTheChosenHeap() {
        QSignalSpy changed(view_.get(), &View::traceChanged);
        QVERIFY(!view_->chosenComponent());
        const QPoint third = pixelOf(view_->figure()->layout().row(2).center());
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, third);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(view_->chosenComponent(), std::optional<std::size_t>(2));
        QVERIFY(document_->setPosition("1,2,3"));
        QTRY_VERIFY(view_->trace());
        QVERIFY(!view_->chosenComponent());
    }

    void moreHeapsThanCanBeSteppedThroughAreStillShown() {
        std::string many = "5";
        for (std::size_t i = 0; i < mostXorSteps; ++i)
            many += ",1";
        QVERIFY(document_->setPosition(many));
        QTRY_VERIFY(view_->figure() &&
                    view_->figure()->picture().subject.components.size() == mostXorSteps + 1);
        QVERIFY(!view_->trace());
        QSignalSpy changed(view_.get(), &View::traceChanged);
        const QPoint second = pixelOf(view_->figure()->layout().row(1).center());
        QTest::mouseClick(&view_->canvas(), Qt::LeftButton, {}, second);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(view_->chosenComponent(), std::optional<std::size_t>(1));
    }

    void misereIsShownWhereItDiffers() {
        QVERIFY(document_->setGame("nim", {{"play", "misere"}}, "1,1,1"));
        QTRY_VERIFY(view_->trace() && !view_->figure()->badge().isEmpty());
        QVERIFY(view_->figure()->picture().verdict.differs);
        QVERIFY(document_->setPosition("13,11,7"));
        QTRY_VERIFY(view_->trace() && view_->figure()->picture().subject.sum == 1);
        QVERIFY(!view_->figure()->picture().verdict.differs);
        QVERIFY(document_->setPosition("1,1,4"));
        QTRY_VERIFY(view_->trace() && view_->figure()->picture().subject.sum == 4);
        QVERIFY(view_->figure()->picture().verdict.differs);
        QCOMPARE(view_->figure()->onesAfter(0) % 2, std::size_t(1));
    }

    void theFigureIsMadeWithoutAWindow() {
        const ViewKind kind = xorViewKind();
        QVERIFY(kind.canShow(*document_->game()));
        Task task;
        const auto figure = kind.figure(document_->scene("xor"), task);
        QVERIFY(figure);
        QVERIFY((*figure)->bounds().isValid());
    }

private:
    [[nodiscard]] QPoint pixelOf(const QPointF& world) const {
        return view_->canvas().frame().toArea().map(world).toPoint();
    }

    std::unique_ptr<Document> document_;
    std::unique_ptr<XorView> view_;
};

MEXPLORER_TEST(TestXorView)
#include "test_xor_view.moc"
