#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/figure/canvas.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QRectF largeSquare(20, 20, 40, 40);
constexpr QRectF smallSquare(30, 30, 10, 10);
constexpr QRectF clippedSquare(70, 20, 40, 40);

const Topic diagonal{topic::edge, 3};

/// Two squares in each other, with a position’s name and a row’s, one that is half clipped, and a cell of the
/// world that is painted together with all others.
class NamedSquares : public SampleFigure {
public:
    void draw(QPainter& painter, const Frame& frame) const override {
        painter.fillRect(frame.area(), frame.theme().paper);
        const Named position(painter, [] { return positionTopic("3,5"); });
        painter.fillRect(largeSquare, frame.theme().p);
        {
            const Named row(painter, topic::row, 2);
            painter.fillRect(smallSquare, frame.theme().n);
        }
        const Named column(painter, topic::column, 1);
        painter.setClipRect(QRectF(0, 0, 90, 200));
        painter.fillRect(clippedSquare, frame.theme().n);
        painter.setClipping(false);
        const Named empty(painter, topic::column, 7); // nothing is painted in it
    }
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override {
        if (topic != Topic{topic::number, 4}) return std::nullopt;
        return QRectF(80, 30, 10, 10);
    }
    /// A line from the upper left to the lower right.
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& /*frame*/,
                                                             const Topic& topic) const override {
        if (topic != diagonal && topic.kind != topic::path) return std::nullopt;
        QPainterPath line(QPointF(10, 10));
        line.lineTo(110, 110);
        return aroundLine(line, 6);
    }
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override {
        if (!QRectF(80, 30, 10, 10).contains(world)) return std::nullopt;
        return Topic{topic::number, 4};
    }
};

const Topic position = positionTopic("3,5");
const Topic row{topic::row, 2};

} // namespace

class TestCanvasTopics : public QObject {
    Q_OBJECT

private slots:
    void init() {
        canvas_ = std::make_unique<Canvas>();
        canvas_->resize(220, 120);
        canvas_->setFigure(std::make_shared<NamedSquares>());
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
    }

    void whatHasANameIsFoundWhereItIsPainted() {
        const auto places = canvas_->placesOf(row);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(places.front().contains(smallSquare));
        QVERIFY(smallSquare.adjusted(-2, -2, 2, 2).contains(places.front()));
        QVERIFY(canvas_->placesOf(Topic{topic::row, 3}).empty());
        QVERIFY(canvas_->placesOf(Topic{topic::column, 7}).empty());
    }

    void aNameOfMoreCoversAllThatIsInIt() {
        const auto places = canvas_->placesOf(position);
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(places.front().contains(largeSquare | clippedSquare.intersected(QRectF(0, 0, 90, 200))));
    }

    void theLightFollowsALine() {
        const QImage before = canvas_->grab().toImage();
        canvas_->light(diagonal);
        const QImage lit = canvas_->grab().toImage();
        const auto differs = [&](int x, int y) { return before.pixel(x, y) != lit.pixel(x, y); };
        QVERIFY(!differs(90, 90)); // the line itself can be seen
        QVERIFY(differs(90 + 5, 90 - 5) && differs(90 - 5, 90 + 5));
        QVERIFY(!differs(100, 60) && !differs(60, 100)); // in its box, but far from it
    }

    void whatIsClippedIsNoPlace() {
        const auto places = canvas_->placesOf(Topic{topic::column, 1});
        QCOMPARE(places.size(), std::size_t{1});
        QVERIFY(places.front().right() <= 90);
        QVERIFY(places.front().left() <= 70);
    }

    void aFigureTellsOfItsCells() {
        const auto places = canvas_->placesOf(Topic{topic::number, 4});
        QCOMPARE(places.size(), std::size_t{1});
        QCOMPARE(places.front(), canvas_->frame().toArea().mapRect(QRectF(80, 30, 10, 10)));
    }

    void whatIsLitIsRingedUntilThePictureChanges() {
        const QImage before = canvas_->grab().toImage();
        canvas_->light(row);
        const QImage lit = canvas_->grab().toImage();
        const auto differs = [&](const QImage& image) {
            QRect all;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != before.pixel(x, y)) all |= QRect(x, y, 1, 1);
            return all;
        };
        const QRect ring = differs(lit);
        QVERIFY(ring.contains(smallSquare.toRect()));
        QVERIFY(smallSquare.adjusted(-12, -12, 12, 12).toRect().contains(ring));
        canvas_->light({});
        QVERIFY(differs(canvas_->grab().toImage()).isNull());
        canvas_->light(row);
        canvas_->setFigure(std::make_shared<NamedSquares>());
        QVERIFY(differs(canvas_->grab().toImage()).isNull());
    }

    void onlyWhatIsSoughtIsTold() {
        QList<std::vector<Topic>> told;
        connect(canvas_.get(), &Canvas::soughtPointed,
                [&](const std::vector<Topic>& topics) { told << topics; });
        QTest::mouseMove(canvas_.get(), smallSquare.center().toPoint());
        QVERIFY(told.isEmpty()); // nobody asks
        canvas_->seek({row, Topic{topic::number, 4}});
        QTest::mouseMove(canvas_.get(), smallSquare.center().toPoint() + QPoint(1, 1));
        QTest::mouseMove(canvas_.get(), smallSquare.center().toPoint() + QPoint(2, 1));
        QCOMPARE(told, (QList<std::vector<Topic>>{{row}}));
        QTest::mouseMove(canvas_.get(), canvas_->frame().toArea().map(QPointF(85, 35)).toPoint());
        QCOMPARE(told.back(), (std::vector<Topic>{Topic{topic::number, 4}}));
        QTest::mouseMove(canvas_.get(), QPoint(2, 2));
        QVERIFY(told.back().empty());
    }

    void aPathIsToldWhereItGoes() {
        QList<std::vector<Topic>> told;
        connect(canvas_.get(), &Canvas::soughtPointed,
                [&](const std::vector<Topic>& topics) { told << topics; });
        const Topic path{topic::path};
        canvas_->seek({path});
        QTest::mouseMove(canvas_.get(), QPoint(90, 90));
        QCOMPARE(told, (QList<std::vector<Topic>>{{path}}));
        QTest::mouseMove(canvas_.get(), QPoint(100, 60)); // in its box, but far from it
        QVERIFY(told.back().empty());
    }

private:
    std::unique_ptr<Canvas> canvas_;
};

MEXPLORER_TEST(TestCanvasTopics)
#include "test_canvas_topics.moc"
