#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/thermograph/thermograph_view.h"

#include <QBuffer>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of a thermograph.
class TestThermographView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("form", "{3||1|-2}"); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        for (const char* game : {"{3||1|-2}", "^*", "1/2", "{2|-1}", "0"}) {
            show("form", game);
            const QList<QByteArray> pictures = picturesOfSteps(*view);
            QCOMPARE(static_cast<std::size_t>(pictures.size()), view->shownTrace()->steps.size());
            QVERIFY2(allDiffer(pictures), game);
        }
    }

    void positiveValuesAreLeftAndTaxesRise() {
        const HeatChart& chart = view->figure()->layout().chart();
        QVERIFY(chart.x(3) < chart.x(1) && chart.y(2) < chart.y(1));
        QCOMPARE(chart.x(chart.most()), chart.place().left());
        QCOMPARE(chart.x(chart.least()), chart.place().right());
        QCOMPARE(chart.y(0), chart.place().bottom());
        QCOMPARE(chart.y(chart.top()), chart.place().top());
    }

    /// The walls as drawn end in the foot of the mast, and all that is drawn is inside the chart.
    void theWallsMeetBelowTheMast() {
        for (const char* game : {"{3||1|-2}", "{2|-1}", "{5,{9|2}|{1|-7},-1}", "^"}) {
            show("form", game);
            const ShortGameHeat& heat = view->figure()->heat();
            const ThermographLayout& layout = view->figure()->layout();
            const Rational& hot = heat.whole.heat.temperature;
            const QPolygonF left = layout.chart().line(heat.leftScaffold, hot, -1);
            const QPolygonF right = layout.chart().line(heat.rightScaffold, hot, 1);
            const QPointF foot = layout.chart().at({hot, heat.whole.heat.mean});
            QVERIFY(QLineF(left.back(), foot).length() < 1e-6 && QLineF(right.back(), foot).length() < 1e-6);
            const QRectF inside = layout.chart().place().adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
            for (const QPolygonF& line : {left, right, layout.chart().line(heat.leftScaffold, layout.top()),
                                          layout.chart().line(heat.rightScaffold, layout.top()),
                                          layout.chart().line(heat.leftScaffold, layout.top(), -1),
                                          layout.chart().line(heat.rightScaffold, layout.top(), 1)})
                for (const QPointF& corner : line)
                    QVERIFY2(inside.contains(corner), game);
            QVERIFY(left.front().x() <= right.front().x()); // the left stop is the larger one
        }
    }

    void aClickOnAnOptionOpensIt() {
        const QRectF card = view->figure()->layout().card(0, false);
        QCOMPARE(view->figure()->gameAt(card.center()).value_or("none"), std::string("{1|-2}"));
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(card.center()).toPoint());
        QCOMPARE(document.position(), std::string("{1|-2}"));
        QCOMPARE(document.state().view, std::string("thermograph"));
    }

    void theDataAreTheCorners() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(),
                 "wall,tax,value\nL,0,3\nL,7/4,5/4\nR,0,1\nR,3/2,1\nR,7/4,5/4\nmast,7/4,5/4\n");
    }

private:
    void show(const std::string& game, const std::string& position) {
        view.reset();
        QVERIFY(document.setGame(game, {}, position, "thermograph"));
        view = std::make_unique<ThermographView>(document);
        view->QWidget::resize(1000, 600);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }

    Document document;
    std::unique_ptr<ThermographView> view;
};

MEXPLORER_TEST(TestThermographView)
#include "test_thermograph_view.moc"
