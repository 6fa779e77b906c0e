#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_sizes.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Trees whose positions are boards.
class TestTreeBoards : public QObject {
    Q_OBJECT

private slots:
    void nodesAreAsWideAsTheirBoards() {
        const auto square = pictureOf("tic-tac-toe", "X.O/.X./..O");
        QVERIFY(square->geometry.boards);
        for (const float half : square->geometry.halfWidth)
            QCOMPARE(half, static_cast<float>(tree::nodeRadius));
        const auto wide =
            pictureOf("mnk", "..../..../....", {}, {{"columns", "4"}, {"rows", "3"}, {"inRow", "3"}});
        QVERIFY(wide->geometry.halfWidth.front() > tree::nodeRadius);
        const auto text = pictureOf("nim", "1,2");
        QVERIFY(!text->geometry.boards);
    }

    /// As squares that do not overlap.
    void boardsHaveRoom() {
        for (const char* position : {"X.O/.X./..O", "XOX/.O./..."}) {
            const TreeFigure figure(pictureOf("tic-tac-toe", position));
            const TreeGeometry& geometry = figure.picture().geometry;
            const Frame frame(figure, QRectF(0, 0, 769, 551), std::nullopt, Style());
            for (std::uint32_t row = 0; row < geometry.rowY.size(); ++row) {
                const DrawnRow drawn = drawnRow(geometry, row, frame.scale(), 1);
                if (drawn.round) continue;
                QVERIFY(2 * tree::nodeRadius * drawn.scale > tree::leastBoard - 0.01);
                for (std::uint32_t i = geometry.rowStart[row] + 1; i < geometry.rowStart[row + 1]; ++i) {
                    const double apart =
                        (geometry.x[geometry.order[i]] - geometry.x[geometry.order[i - 1]]) * frame.scale();
                    QVERIFY(apart >= 2 * tree::ringRadius * drawn.scale - 0.01);
                }
            }
        }
    }

    void aBoardIsDrawnInsteadOfItsText() {
        const TreeFigure figure(pictureOf("tic-tac-toe", "XOX/OXO/..."));
        const QPointF root = figure.picture().geometry.centre(0);
        const auto texts = [&](double width) {
            const Camera camera{QRectF(root.x() - width / 2, root.y() - width / 2, width, width)};
            return textSizes(figure, {600, 600}, camera, Style());
        };
        QVERIFY(!texts(300).contains("XOX/OXO/..."));
    }

    void aNodeIsFoundInTheCornersOfItsBoard() {
        const TreeFigure figure(pictureOf("tic-tac-toe", "XOX/OXO/..."));
        const Frame frame(figure, QRectF(0, 0, 900, 700), std::nullopt, Style());
        const TreeGeometry& geometry = figure.picture().geometry;
        const double scale = drawnRow(geometry, 0, frame.scale(), 1).scale / frame.scale();
        const double corner = (tree::nodeRadius - 1) * scale;
        for (const QPointF& offset : {QPointF(-corner, -corner), QPointF(corner, corner)})
            QCOMPARE(figure.nodeAt(geometry.centre(0) + offset, frame), std::optional(0U));
        const double outside = (tree::ringRadius + 1) * scale;
        QVERIFY(!figure.nodeAt(geometry.centre(0) - QPointF(outside, 0), frame));
    }
};

MEXPLORER_TEST(TestTreeBoards)
#include "test_tree_boards.moc"
