#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/views/xor/block_shape.h"
#include "ui/views/xor/xor_figure.h"

#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The steps of a position's XOR, as the document's settings want it drawn.
class Drawn {
public:
    Drawn(const char* game, const std::string& position, const char* blocks = "on",
          const Parameters& parameters = {}) {
        QVERIFY(document_.setGame(game, parameters, position, "xor"));
        QVERIFY(document_.setSetting("xor", "blocks", blocks));
        steps_.emplace(findView("xor")->steps(document_.scene("xor"), task_).value());
    }
    [[nodiscard]] std::size_t count() const { return steps_->count(); }
    [[nodiscard]] std::shared_ptr<const XorFigure> at(std::size_t step) const {
        return std::dynamic_pointer_cast<const XorFigure>(
            std::shared_ptr<const Figure>(steps_->figureAt(static_cast<int>(step))));
    }
    [[nodiscard]] std::shared_ptr<const XorFigure> last() const { return at(count() - 1); }
    [[nodiscard]] std::unique_ptr<Figure> whole() {
        return findView("xor")->figure(document_.scene("xor"), task_).value();
    }

private:
    Document document_;
    Task task_;
    std::optional<Steps> steps_;
};

std::size_t columnsThatGlow(const XorFigure& figure) {
    std::size_t glowing = 0;
    for (unsigned bit = 0; bit < figure.layout().columns(); ++bit)
        glowing += figure.glows(bit) ? 1 : 0;
    return glowing;
}

} // namespace

class TestXorBlocks : public QObject {
    Q_OBJECT

private slots:
    void theyAreDrawnWhereTheyFitUnlessBitsAreWanted() {
        const auto areBlocks = [](const Drawn& drawn) { return drawn.last()->picture().areBlocks; };
        QVERIFY(areBlocks(Drawn("nim", "13,11,7")));
        QVERIFY(areBlocks(Drawn("nim", "31,1,2,3,4,5")));
        QVERIFY(areBlocks(Drawn("sum", "nim: 3,5; wythoff: 4,7")));
        QVERIFY(!areBlocks(Drawn("nim", "13,11,7", "off")));
        QVERIFY(!areBlocks(Drawn("nim", "32,1")));
        QVERIFY(!areBlocks(Drawn("nim", "1,2,3,4,5,6,7")));
    }

    /// Where misère play goes another way, pairing off does not lead to the move that wins.
    void miserePlayHasThemWhereItGoesAsNormalPlayDoes() {
        const Parameters misere = {{"play", "misere"}};
        QVERIFY(Drawn("nim", "13,11,7", "on", misere).last()->picture().areBlocks);
        for (const char* ones : {"1,1,1", "1,1", "1,1,4"})
            QVERIFY2(!Drawn("nim", ones, "on", misere).last()->picture().areBlocks, ones);
    }

    void countsThatDoNotPairOffHaveNoSuchSetting() {
        const auto moore = makeGame("moore").value();
        QVERIFY(findView("columns")->settings(*moore).empty());
        QCOMPARE(findView("xor")->settings(*moore).size(), std::size_t{1});
    }

    /// Two by two in counted columns; the one that is alone is in the heap to move in, where it is marked to
    /// be taken; what comes in its place is marked too.
    void blocksPairOffAndTheMoveIsMarked() {
        const Drawn drawn("nim", "8,3,4,2"); // 8 becomes 8 ⊕ 13 = 5
        const auto third = drawn.at(drawn.count() - 3);
        const XorFigure& written = *third;
        using enum BlockState;
        const auto state = [&](const XorFigure& figure, std::size_t heap, unsigned bit) {
            return figure.blockOf(heap, bit, figure.pairingOf(bit));
        };
        QVERIFY(written.isWritten(0) && !written.moved());
        QCOMPARE(state(written, 0, 3), std::optional(leaving));
        QCOMPARE(state(written, 0, 2), std::optional(coming));
        QCOMPARE(state(written, 0, 0), std::optional(coming));
        QCOMPARE(state(written, 0, 1), std::nullopt);
        QCOMPARE(state(written, 1, 1), std::optional(paired));
        QCOMPARE(state(written, 1, 0), std::optional(alone));
        QCOMPARE(columnsThatGlow(written), std::size_t{3});

        const auto second = drawn.at(drawn.count() - 2);
        const XorFigure& moved = *second;
        QCOMPARE(state(moved, 0, 3), std::nullopt);
        QCOMPARE(state(moved, 0, 2), std::optional(come));
        QCOMPARE(state(moved, 0, 0), std::optional(come));
        QCOMPARE(state(moved, 1, 0), std::optional(paired));

        const auto writing = drawn.at(3);
        QCOMPARE(state(*writing, 0, 3), std::optional(present));
    }

    /// For every small position of three heaps: at the end of the steps nothing is alone.
    void atTheEndAllIsPaired() {
        for (int a = 0; a < 6; ++a)
            for (int b = 0; b <= a; ++b)
                for (int c = 0; c <= b; ++c) {
                    if (a == 0) continue;
                    const Drawn drawn("nim", QString("%1,%2,%3").arg(a).arg(b).arg(c).toStdString());
                    const auto end = drawn.last();
                    const XorFigure& last = *end;
                    QCOMPARE(columnsThatGlow(last), std::size_t{0});
                    QCOMPARE(last.sumNow(), Nimber{0});
                    const Nimber sum = last.valueNow(0) ^ last.valueNow(1) ^ last.valueNow(2);
                    QCOMPARE(sum, Nimber{0});
                    for (unsigned bit = 0; bit < last.layout().columns(); ++bit)
                        QVERIFY(!last.pairingOf(bit).alone);
                }
    }

    void coinsTakePartInTheMove() {
        const Drawn drawn("staircase", "3,4,5,2");
        const auto counts = [&](std::size_t step) {
            const auto figure = drawn.at(step);
            QString all;
            for (const CoinPlace& place : figure->coinsNow())
                all += QString::number(place.coins) + ' ';
            return all;
        };
        QCOMPARE(counts(0), "3 4 5 2 ");
        QCOMPARE(counts(drawn.count() - 1), "3 6 3 2 ");
    }

    void aBlockHasAsManyStonesAsItCounts() {
        for (unsigned bit = 0; bit < 5; ++bit) {
            const BlockShape shape(bit);
            QCOMPARE(shape.stones(), 1U << bit);
            const QRectF block(QPointF(), shape.size());
            for (unsigned stone = 0; stone < shape.stones(); ++stone) {
                QVERIFY(block.contains(shape.place(block, stone)));
                for (unsigned other = 0; other < stone; ++other)
                    QVERIFY(!shape.place(block, stone)
                                 .adjusted(1, 1, -1, -1)
                                 .intersects(shape.place(block, other).adjusted(1, 1, -1, -1)));
            }
        }
    }

    void blocksLieInTheirColumnsApart() {
        for (const char* position : {"31,30,29,28,27,26", "13,11,7", "1,1"}) {
            const Drawn drawn("nim", position);
            const XorLayout layout = drawn.last()->layout();
            for (std::size_t row = 0; row < layout.rows(); ++row)
                for (unsigned bit = 0; bit < layout.columns(); ++bit) {
                    const QRectF block = layout.cell(row, bit);
                    QVERIFY(layout.row(row).contains(block));
                    QVERIFY(layout.band(bit).contains(block));
                    QCOMPARE(layout.columnAt({block.center().x(), layout.heading(bit).center().y()}),
                             std::optional(bit));
                    if (bit > 0) QVERIFY(block.right() < layout.cell(row, bit - 1).left());
                    if (row > 0) QVERIFY(block.top() > layout.cell(row - 1, bit).bottom());
                }
        }
    }

    /// On a slide, and in a window, it is said what pairs off and what is alone.
    void theCountIsSaidInWords() {
        for (const Look& look : looks()) {
            Drawn drawn("nim", "13,11,7");
            QStringList seen;
            for (const auto& [text, pixels] : textSizes(*drawn.whole(), look.size, {}, look.style))
                seen << text;
            for (const char* wanted : {"three 1s", "one is alone", "two 8s", "a pair"})
                QVERIFY2(seen.contains(wanted), wanted);
        }
    }

    void theTitleOfASlideFollowsTheMove() {
        const Drawn drawn("nim", "13,11,7");
        const Style slide = Style::presenting(lightTheme());
        const auto titled = [&](std::size_t step, const char* title) {
            const auto figure = drawn.at(step);
            return figure->textsBeside(Frame(*figure, QRectF(0, 0, 1280, 550), std::nullopt, slide))
                .contains(title);
        };
        QVERIFY(titled(0, "13 ⊕ 11 ⊕ 7 = ?"));
        QVERIFY(titled(8, "13 ⊕ 11 ⊕ 7 = 1"));
        QVERIFY(titled(drawn.count() - 1, "12 ⊕ 11 ⊕ 7 = 0"));
    }

    /// At least 60 % of the width or height that a slide has for it.
    void aSlideIsFilled() {
        const Style slide = Style::presenting(lightTheme());
        for (const char* position : {"13,11,7", "1,2", "31,30,29,28,27,26", "5"}) {
            const Drawn drawn("nim", position);
            const Frame frame(*drawn.last(), QRectF(0, 0, 1280, 550), std::nullopt, slide);
            const QRectF drawing = frame.toArea().mapRect(drawn.last()->bounds());
            QVERIFY2(drawing.width() > 0.6 * 1280 || drawing.height() > 0.6 * 550, position);
        }
    }
};

MEXPLORER_TEST(TestXorBlocks)
#include "test_xor_blocks.moc"
