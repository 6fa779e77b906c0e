#include "tests/runner/listed.h"
#include "tests/ui/views/pictures_of_steps.h"
#include "ui/document/document.h"
#include "ui/views/quotient/quotient_view.h"

#include <QBuffer>
#include <QMouseEvent>
#include <QTest>

#include <set>
#include <tuple>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The picture of a misère quotient.
class TestQuotientView : public QObject {
    Q_OBJECT

private slots:
    void init() { show("octal", {{"code", "0.123"}}, {{"to", "23"}}); }
    void cleanup() { view.reset(); }

    void theStepsChangeThePicture() {
        const QList<QByteArray> pictures = picturesOfSteps(*view);
        QVERIFY(pictures.size() > 10);
        QVERIFY(allDiffer(pictures));
    }

    /// Each element has a place of its own, each heap too, and nothing overlaps.
    void placesAreApart() {
        for (const char* code : {"0.123", "0.77", "4.7", "0.0"}) {
            show("octal", {{"code", code}}, {{"to", "16"}});
            const QuotientLayout& layout = view->figure()->picture().layout;
            const auto order = static_cast<Element>(view->figure()->subject().quotient().monoid.order());
            std::vector<QRectF> boxes;
            for (Element element = 0; element < order; ++element)
                boxes.push_back(layout.node(element));
            for (std::uint32_t heap = 0; heap <= 16; ++heap)
                boxes.push_back(layout.cell(heap));
            for (std::size_t fact = 0; fact < 4; ++fact)
                boxes.push_back(layout.fact(static_cast<QuotientFact>(fact)));
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY2(layout.bounds().contains(boxes[i]), code);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxes[i].adjusted(1, 1, -1, -1).intersects(boxes[j].adjusted(1, 1, -1, -1)),
                             code);
            }
        }
    }

    /// Every product with a generator is an arrow, there and back at once, or a dot.
    void arrowsAreTheProducts() {
        const QuotientFigure& figure = *view->figure();
        const MisereQuotient& quotient = figure.subject().quotient();
        const auto& generators = figure.subject().told.presentation.elements.generators;
        std::set<std::tuple<Element, std::size_t, Element>> drawn;
        std::set<Element> reached = {0};
        for (const QuotientArrow& arrow : figure.picture().layout.arrows()) {
            drawn.emplace(arrow.from, arrow.generator, arrow.to);
            if (arrow.isBoth) drawn.emplace(arrow.to, arrow.generator, arrow.from);
            if (arrow.isFirst) QVERIFY(reached.insert(arrow.to).second);
        }
        for (Element element = 0; element < quotient.monoid.order(); ++element)
            for (const std::size_t generator : figure.picture().layout.idle(element))
                drawn.emplace(element, generator, element);
        std::set<std::tuple<Element, std::size_t, Element>> expected;
        for (Element element = 0; element < quotient.monoid.order(); ++element)
            for (std::size_t g = 0; g < generators.size(); ++g)
                expected.emplace(element, g,
                                 quotient.monoid.product(element, quotient.ofHeap[generators[g]]));
        QVERIFY(drawn == expected);
        QCOMPARE(reached.size(), quotient.monoid.order()); // each element once, along its first word
    }

    /// Rows are as long as the period, or some periods, or as is wished.
    void rowsShowThePeriod() {
        QCOMPARE(view->figure()->picture().layout.columns(), 5U);
        show("octal", {{"code", "0.123"}}, {{"to", "100"}});
        QCOMPARE(view->figure()->picture().layout.columns() % 5, 0U);
        show("octal", {{"code", "0.123"}}, {{"to", "23"}, {"width", "12"}});
        QCOMPARE(view->figure()->picture().layout.columns(), 12U);
        show("octal", {{"code", "0.77"}}, {{"to", "24"}});
        QCOMPARE(view->figure()->picture().layout.columns(), 10U);
    }

    void aClickMakesTheSmallestSumThePosition() {
        const MisereQuotient& quotient = view->figure()->subject().quotient();
        const QuotientLayout& layout = view->figure()->picture().layout;
        const Element square = quotient.of({3, 3});
        clickAt(layout.node(square).center());
        const auto chosen = view->figure()->look().chosen;
        QVERIFY(chosen && quotient.of(*chosen) == square);
        QCOMPARE(document.position(), std::string("3,3"));
        clickAt(layout.cell(8).center());
        QCOMPARE(document.position(), std::string("8"));
        clickAt(layout.node(0).center());
        QCOMPARE(document.position(), std::string("0"));
    }

    void whatIsPointedAtIsTold() {
        QString told;
        connect(view.get(), &View::pointedAt, this, [&](const QString& text) { told = text; });
        const Element element = view->figure()->subject().quotient().ofHeap[1];
        pointAt(view->figure()->picture().layout.node(element).center());
        QTRY_VERIFY(told.startsWith(QStringLiteral("a is P. Sums of heaps that are it: 1, 5,")));
        QCOMPARE(view->figure()->look().hovered, std::optional(element));
    }

    /// A larger heap than those of the quotient is not marked.
    void onlyPositionsOfItsHeapsAreMarked() {
        QVERIFY(document.setPosition("3,5"));
        QTRY_VERIFY(view->figure() && view->figure()->look().chosen);
        QVERIFY(document.setPosition("3,24"));
        QTRY_VERIFY(view->figure() && !view->figure()->look().chosen);
    }

    void theDataAreTheProducts() {
        show("nim", {}, {{"to", "2"}});
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        Task task;
        QVERIFY(view->figure()->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), "element,outcome,heaps,times a,times b\n1,N,0,a,b\na,P,1,1,ab\nb,N,2,ab,b²\n"
                                "ab,N,,b,ab²\nb²,P,,ab²,b\nab²,N,,b²,ab\n");
    }

private:
    void clickAt(const QPointF& world) {
        Canvas& canvas = view->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.frame().toArea().map(world).toPoint());
    }
    void pointAt(const QPointF& world) {
        Canvas& canvas = view->canvas();
        const QPointF at = canvas.frame().toArea().map(world);
        QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&canvas, &move);
    }
    void show(const std::string& game, const Parameters& parameters, const Parameters& settings) {
        view.reset();
        QVERIFY(document.setGame(game, parameters, "1", "quotient"));
        Parameters all = {{"to", "24"}, {"width", "0"}};
        for (const auto& [id, value] : settings)
            all[id] = value;
        QVERIFY(document.setSettings("quotient", all));
        view = std::make_unique<QuotientView>(document);
        view->QWidget::resize(1200, 700);
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }

    Document document;
    std::unique_ptr<QuotientView> view;
};

MEXPLORER_TEST(TestQuotientView)
#include "test_quotient_view.moc"
