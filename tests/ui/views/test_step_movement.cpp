#include "tests/runner/listed.h"
#include "tests/ui/figure/squares.h"
#include "ui/views/view.h"

#include <QTest>
#include <QVariantAnimation>

#include <memory>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A view of which every other step shows one more thing, which comes out of another.
class SquaresView : public View {
public:
    explicit SquaresView(Document& document) : View(document, "grid") {}

    void showStep(int step) override {
        std::vector<Squares::Square> squares{{{"one"}, {20, 20}, Qt::red, {}}};
        if (step % 2 == 1) squares.push_back({{"two"}, {120, 60}, Qt::blue, MotionKey{"one"}});
        setFigure(std::make_shared<Squares>(std::move(squares)));
    }
    void setAnotherTrace() { setTrace(std::make_shared<Trace>()); }

protected:
    void refresh(bool /*whole*/) override {}
    void forgetPicture() override {}
};

} // namespace

/// The way from step to step.
class TestStepMovement : public QObject {
    Q_OBJECT

private slots:
    void aStepBackIsBackwardsButAnotherTraceBeginsForwards() {
        Document document;
        QVERIFY(document.setGame("nim"));
        SquaresView view(document);
        view.resize(200, 100);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.canvas().setStyle({.motion = 10'000}); // ends when the test says so
        view.canvas().setLongestMaking(60'000);
        view.setAnotherTrace();
        view.showStep(0);
        QVERIFY(isHalfway(view, 11));
        QVERIFY(isHalfway(view, 10));
        view.setAnotherTrace();
        QVERIFY(isHalfway(view, 1));
        QVERIFY(isHalfway(view, 0));
    }

private:
    /// Whether halfway to a step the thing is between its source and its place: it comes from there forwards,
    /// and goes there backwards, else it is only at its place.
    static bool isHalfway(SquaresView& view, int step) {
        QTest::qWait(200); // steps that follow each other faster are cuts
        view.moveToStep(step);
        auto* way = view.canvas().findChild<QVariantAnimation*>();
        way->setCurrentTime(way->duration() / 2);
        return view.canvas().isMoving() &&
               view.canvas().grab().toImage().pixelColor(75, 45) == QColor(Qt::blue);
    }
};

MEXPLORER_TEST(TestStepMovement)
#include "test_step_movement.moc"
