#include "tests/runner/listed.h"
#include "ui/views/coalition/label_places.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer::ui;

/// Places of labels beside the points that they name.
class TestLabelPlaces : public QObject {
    Q_OBJECT

private slots:
    void beside() {
        LabelPlaces places({0, 0, 400, 400});
        const QRectF box = places.place({200, 200}, {1, 0}, {60, 20}, 20);
        QVERIFY(box.left() > 200 && box.top() < 200 && box.bottom() > 200);
        QCOMPARE(nearestOn(box, {200, 200}).x(), box.left());
    }

    /// A label that would cover a line or another label is placed elsewhere.
    void notOnLinesAndLabels() {
        LabelPlaces places({0, 0, 400, 400});
        places.avoid({{220, 0}, {220, 400}}, 9);
        places.avoid({{250, 0}, {250, 400}}, 9);
        const QRectF first = places.place({200, 200}, {1, 0}, {60, 20}, 20);
        QVERIFY(first.left() > 250 || first.right() < 220);
        const QRectF second = places.place({200, 200}, {1, 0}, {60, 20}, 20);
        QVERIFY(!first.intersects(second));
    }

    void allAreInThePanelAndApart() {
        const auto seed = std::random_device{}();
        std::mt19937 random(seed);
        for (int round = 0; round < 100; ++round) {
            const QRectF panel(0, 0, 400, 400);
            LabelPlaces places(panel);
            std::vector<QRectF> boxes;
            for (int i = 0; i < 5; ++i) {
                const auto x = static_cast<double>(random() % 400);
                const auto y = static_cast<double>(random() % 400);
                const QPointF anchor(x, y);
                const double angle = static_cast<double>(random() % 628) / 100;
                boxes.push_back(
                    places.place(anchor, {std::cos(angle), std::sin(angle)}, {70, 20.0 * (1 + i % 2)}, 20));
            }
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY2(panel.contains(boxes[i]), std::to_string(seed).c_str());
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxes[i].intersects(boxes[j]), std::to_string(seed).c_str());
            }
        }
    }
};

MEXPLORER_TEST(TestLabelPlaces)
#include "test_label_places.moc"
