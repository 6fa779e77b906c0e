#include "tests/runner/listed.h"
#include "tests/ui/views/play/play_desk.h"
#include "ui/document/document_file.h"
#include "ui/theme/roles.h"
#include "ui/views/play/play_figure.h"

#include <QImage>
#include <QPainter>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::vector<std::uint64_t> proposedLines(const PlayDesk& desk) {
    const ThingsMove* move = desk.view.figure()->look().move();
    return move ? linesCut(move->changes.front()) : std::vector<std::uint64_t>();
}

/// The first part’s first cake, with the colours at points given in squares from its corner.
class Drawn {
public:
    explicit Drawn(const PlayDesk& desk) : figure_(desk.view.picture()) {
        image_.fill(Qt::magenta);
        QPainter painter(&image_);
        figure_.draw(painter, frame());
    }
    [[nodiscard]] QColor at(double x, double y) const {
        const QRectF& cake = figure_.picture().layout.spots().front().thing;
        const QPointF world = cake.topLeft() + PlayLayout::cellSide * QPointF(x, y);
        return image_.pixelColor(frame().toArea().map(world).toPoint());
    }

private:
    [[nodiscard]] Frame frame() const { return {figure_, QRectF(image_.rect()), std::nullopt, {}}; }

    PlayFigure figure_;
    QImage image_{900, 640, QImage::Format_RGB32};
};

} // namespace

/// Play with cakes: they are cut along the line that is pointed at.
class TestCakesOnTable : public QObject {
    Q_OBJECT

private slots:
    void aCakeIsCutAlongTheLineThatIsPointedAt() {
        PlayDesk desk("cutcake", "4x3,2x2");
        for (std::uint64_t line = 0; line < 3; ++line) {
            desk.point({0, line});
            QCOMPARE(proposedLines(desk), std::vector{line});
        }
        desk.point({0, 3}); // Right’s
        QCOMPARE(proposedLines(desk), std::vector<std::uint64_t>{0});
        desk.click({0, 0});
        QCOMPARE(desk.document.position(), std::string("1x3,3x3,2x2"));
        QCOMPARE(desk.document.mover(), Side::right);
        QCOMPARE(desk.view.picture()->last, (std::vector<std::size_t>{0, 1}));
        desk.point({2, 0}); // Left’s
        QCOMPARE(proposedLines(desk), std::vector<std::uint64_t>{1});
        desk.click({0, 1}); // a column has Right’s lines only
        QCOMPARE(desk.document.position(), std::string("1x2,3x3,2x2"));
        desk.document.undoStack().undo();
        desk.settle();
        QCOMPARE(desk.document.position(), std::string("1x3,3x3,2x2"));
    }

    /// In a square, the nearest of its sides is meant, or of those that the mover may cut.
    void betweenLinesTheNearestIsMeant() {
        PlayDesk desk("cutcake", "5x4");
        const PlayLayout& layout = desk.view.picture()->layout;
        const QPointF corner = layout.spots().front().thing.topLeft();
        const auto lineAt = [&](double x, double y, Side mover = Side::either) {
            return layout.thingAt(corner + PlayLayout::cellSide * QPointF(x, y), mover)->index;
        };
        QCOMPARE(lineAt(2.2, 2.5), std::uint64_t{1});
        QCOMPARE(lineAt(2.8, 2.5), std::uint64_t{2});
        QCOMPARE(lineAt(2.5, 2.2), std::uint64_t{4 + 1});
        QCOMPARE(lineAt(2.5, 2.8), std::uint64_t{4 + 2});
        QCOMPARE(lineAt(0.1, 0.6), std::uint64_t{4}); // its left side is the edge
        QCOMPARE(lineAt(2.4, 2.1, Side::left), std::uint64_t{1});
        QCOMPARE(lineAt(2.1, 2.6, Side::right), std::uint64_t{4 + 2});
        QVERIFY(!layout.thingAt(corner - QPointF(20, 0)));
    }

    void allLinesOfACutIntoEqualPiecesLightUp() {
        using Lines = std::vector<std::uint64_t>;
        PlayDesk desk("maundy-cake", "6x2");
        const Lines middle{2};
        const Lines thirds{1, 3};
        const Lines all{0, 1, 2, 3, 4};
        desk.point({0, 2});
        QCOMPARE(proposedLines(desk), middle);
        desk.turnWheel({0, 2}, 1);
        QCOMPARE(proposedLines(desk), all);
        desk.point({0, 0});
        QCOMPARE(proposedLines(desk), all);
        desk.point({0, 3});
        QCOMPARE(proposedLines(desk), thirds);
        desk.click({0, 3});
        QCOMPARE(desk.document.position(), std::string("2x2,2x2,2x2"));
    }

    void keysAloneGoFromLineToLine() {
        PlayDesk desk("cutcake", "4x3,3x1");
        desk.press(Qt::Key_Right);
        desk.press(Qt::Key_Right);
        QCOMPARE(desk.view.choice().pointed(), std::optional(ThingAt{0, 1}));
        for (int i = 0; i < 3; ++i)
            desk.press(Qt::Key_Right);
        QCOMPARE(desk.view.choice().pointed(), std::optional(ThingAt{1, 1}));
        QCOMPARE(desk.view.canvas().accessibleDescription(),
                 QString("cake 2: 3 × 1 · Left: cake 2 into widths of 2 and 1 (move 1 of 1)"));
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("4x3,2x1"));
        desk.press(Qt::Key_Down, Qt::ControlModifier);
        desk.press(Qt::Key_Down, Qt::ControlModifier);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.document.position(), std::string("4x2,4x1,2x1"));
    }

    void cakesInASumAreCutToo() {
        PlayDesk desk("sum", "nim: 3; cutcake: 3x2", {{"play", "sides"}});
        desk.click({1, 1});
        QCOMPARE(desk.document.position(), std::string("nim: 3; cutcake: 2x2,1x2"));
    }

    void theirLinesHaveTheirSidesColours() {
        PlayDesk desk("cutcake", "3x2");
        const Drawn drawn(desk);
        for (double y = 0.2; y < 0.9; y += 0.1)
            QCOMPARE(drawn.at(1, y), playerColours(lightTheme(), true).text);
        int dashes = 0;
        int points = 0;
        for (double x = 0.1; x < 0.9; x += 0.02, ++points)
            dashes += drawn.at(x, 1) == playerColours(lightTheme(), false).text ? 1 : 0;
        QVERIFY(dashes > points / 3 && dashes < points * 4 / 5);
    }

    /// The numbers at its sides are handles.
    void itsSidesAreTurnedByTheWheel() {
        PlayDesk desk("cutcake", "4x3,2x2");
        const QRectF cake = desk.view.picture()->layout.spots()[1].thing;
        const QPointF above =
            desk.view.canvas().frame().toArea().map(QPointF(cake.center().x(), cake.top() - 18));
        QWheelEvent event(above, desk.view.canvas().mapToGlobal(above), {}, {0, 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&desk.view.canvas(), &event);
        QCOMPARE(desk.document.position(), std::string("4x3,3x2"));
    }

    /// Cakes open on the table; a document that was saved beside their tree still opens there.
    void documentsOpenWhereTheyWereSaved() {
        Document document;
        QVERIFY(document.setGame("maundy-cake"));
        QCOMPARE(document.state().view, std::string("play"));
        const QByteArray saved = R"({"format": "mexplorer", "version": 1, "game": "cutcake", "parameters": {},
            "position": "4x3", "view": "tree", "settings": {}, "step": -1, "cameras": {}})";
        QVERIFY(fromMex(saved, document));
        QCOMPARE(document.state().view, std::string("tree"));
        QCOMPARE(document.position(), std::string("4x3"));
    }
};

MEXPLORER_TEST(TestCakesOnTable)
#include "test_cakes_on_table.moc"
