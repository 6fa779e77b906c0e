#include "core/catalogue/catalogue.h"
#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/maze.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/layers.h"
#include "ui/views/maze/maze_tools.h"
#include "ui/views/maze/maze_view.h"

#include <QAction>
#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const std::string small = "..O/.#./C.M";

/// A document and a view with a maze.
struct MazeDesk {
    explicit MazeDesk(const std::string& position = small) {
        if (!document.setGame("chase", {}, position, "maze")) qFatal("no such maze");
        view.QWidget::resize(900, 700);
        view.show();
        view.activate();
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([&] { return view.figure() && view.shownTrace(); })) qFatal("no picture");
    }
    QPointF at(std::uint32_t row, std::uint32_t column) {
        return view.canvas().frame().toArea().map(QPointF(column + 0.5, row + 0.5));
    }
    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.canvas().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &event);
    }
    void drag(const std::vector<QPointF>& way) {
        mouse(QEvent::MouseButtonPress, way.front(), Qt::LeftButton, Qt::LeftButton);
        for (const QPointF& at : way)
            mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, way.back(), Qt::LeftButton, Qt::NoButton);
        settle();
    }
    void click(std::uint32_t row, std::uint32_t column) { drag({at(row, column)}); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view.canvas(), static_cast<Qt::Key>(key), modifiers);
        settle();
    }
    std::string undone() {
        document.undoStack().undo();
        settle();
        return document.position();
    }

    Document document;
    MazeView view{document};
    MazeTools& tools = *view.findChild<MazeTools*>();
};

QImage drawn(const Figure& figure, const Style& style = {}) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, style));
    return image;
}

QStringList linesOf(const Figure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Task task;
    if (!figure.writeCsv(buffer, task)) qFatal("no CSV");
    return QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
}

} // namespace

class TestMazeView : public QObject {
    Q_OBJECT

private slots:
    /// In a maze of more cells than can move at once, what a step finds moves, but nothing else.
    void whatIsFoundMovesInALargeMaze() {
        const std::string row = std::string(24, '.').append("/");
        std::string maze = row;
        maze[0] = 'O';
        for (int i = 0; i < 13; ++i)
            maze += row;
        maze += std::string(24, '.');
        maze[maze.size() - 24] = 'C';
        maze.back() = 'M';
        Document document;
        QVERIFY(document.setGame("chase", {}, maze, "maze"));
        Task task;
        const auto steps = findView("maze")->steps(document.scene("maze"), task);
        QVERIFY(steps);
        const auto moving = [&](int step) {
            const auto figure = steps->figureAt(step);
            const Frame frame(*figure, QRectF(0, 0, 1280, 720), std::nullopt, {});
            const auto layers = layersOf(*figure, frame, 1);
            return std::ranges::count_if(layers, [](const PictureLayer& layer) {
                return layer.isThing && layer.key.kind == "number" && layer.source;
            });
        };
        std::ptrdiff_t most = 0;
        for (int step = 1; step < 12; ++step)
            most = std::max(most, moving(step));
        QVERIFY(most > 0);
        QVERIFY(most <= 150);
    }

    void numbersWithoutRoomAreToldOf() {
        Document document;
        QVERIFY(document.setGame("chase", {}, small, "maze"));
        Task task;
        const auto figure = findView("maze")->figure(document.scene("maze"), task);
        QVERIFY(figure);
        const auto isTold = [&](const QSize& size) {
            return std::ranges::any_of(seenTexts(**figure, size, std::nullopt, {}), [](const SeenText& seen) {
                return seen.text.startsWith("too small for numbers");
            });
        };
        QVERIFY(!isTold({900, 700}));
        QVERIFY(isTold({600, 150}));
    }

    /// However soon or late play ends from either of them.
    void pStandsOutBesideNInBothThemes() {
        constexpr int parts = 20;
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            for (int i = 0; i <= parts; ++i) {
                for (int j = 0; j <= parts; ++j) {
                    const QColor p = endingColour(*theme, Outcome::P, 1.0 * i / parts);
                    const QColor n = endingColour(*theme, Outcome::N, 1.0 * j / parts);
                    QVERIFY2(contrastOf(p, n) >= 3, qPrintable(p.name() + ' ' + n.name()));
                }
                if (i == 0) continue;
                for (const Outcome outcome : {Outcome::P, Outcome::N}) { // the later, the fainter
                    const auto strength = [&](int part) {
                        return contrastOf(endingColour(*theme, outcome, 1.0 * part / parts), theme->paper);
                    };
                    QVERIFY(strength(i) < strength(i - 1));
                }
            }
        }
    }

    void theCellsHaveTheColoursOfHowPlayEnds() {
        MazeDesk desk("......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M");
        const MazePicture& picture = desk.view.figure()->picture();
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            Style style;
            style.theme = *theme;
            const QImage image = drawn(*desk.view.figure(), style);
            const Frame frame(*desk.view.figure(), QRectF(image.rect()), std::nullopt, style);
            std::vector<QColor> ofP;
            std::vector<QColor> ofN;
            for (Maze::Cell cell = 0; cell < picture.maze.cells.size(); ++cell) {
                const auto ending = picture.endingAt(cell);
                if (!ending || !ending->plies) continue;
                const BoardCell at = picture.maze.placeOf(cell);
                const QPointF corner = frame.toArea().map(QPointF(at.column, at.row));
                const QColor colour = image.pixelColor(corner.toPoint() + QPoint(2, 2)); // outside its frame
                (ending->score < 0 ? ofP : ofN).push_back(colour);
            }
            QVERIFY(!ofP.empty() && !ofN.empty());
            for (const QColor& p : ofP)
                for (const QColor& n : ofN)
                    QVERIFY2(contrastOf(p, n) >= 3, qPrintable(p.name() + ' ' + n.name()));
        }
    }

    /// Each cell stands for the position with the mouse there.
    void theTableSaysHowPlayEndsFromEachCell() {
        MazeDesk desk;
        const QStringList lines = linesOf(*desk.view.figure());
        QCOMPARE(lines.front(), QString("row,column,outcome,distance"));
        QCOMPARE(lines.size(), 1 + 8); // without the wall
        Task task;
        for (const QString& line : lines.mid(1)) {
            const QStringList parts = line.split(',');
            std::string text = "..O/.#./C..";
            char& sign = text[(parts[0].toUInt() - 1) * 4 + parts[1].toUInt() - 1];
            sign = sign == 'C' ? 'X' : sign == 'O' ? '@' : 'M';
            const auto asked = ask(*desk.document.game(), text).value();
            const BestPlay ending = asked->as<BestPlayAspect>()->bestPlay(task).value();
            QCOMPARE(parts[2], QString(ending.score < 0 ? "P" : ending.score > 0 ? "N" : "D"));
            QCOMPARE(parts[3], ending.plies ? QString::number(*ending.plies) : QString());
        }
    }

    void aClickPutsThePieceThere() {
        MazeDesk desk;
        desk.click(0, 0);
        QCOMPARE(desk.document.position(), std::string("M.O/.#./C.."));
        desk.click(1, 1); // a wall
        QCOMPARE(desk.document.position(), std::string("M.O/.#./C.."));
        QCOMPARE(desk.undone(), small);
    }

    void aPieceIsDraggedAndAClickChoosesIt() {
        MazeDesk desk;
        desk.drag({desk.at(2, 0), desk.at(1, 0), desk.at(0, 0), desk.at(0, 1)});
        QCOMPARE(desk.document.position(), std::string(".CO/.#./..M"));
        desk.drag({desk.at(0, 1), desk.at(0, 2)}); // a hole, where no cat fits
        QCOMPARE(desk.document.position(), std::string(".CO/.#./..M"));
        desk.click(0, 1);
        QCOMPARE(desk.document.scene("maze").settings.at("piece"), std::string("cat1"));
        QCOMPARE(desk.view.figure()->picture().chosen, std::size_t{0});
        desk.press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(desk.document.position(), std::string("C.O/.#./..M"));
        desk.press(Qt::Key_Up, Qt::ShiftModifier); // beyond the edge
        QCOMPARE(desk.document.position(), std::string("C.O/.#./..M"));
        desk.press(Qt::Key_T);
        QCOMPARE(desk.document.position(), std::string("C.O/.#./..M cat"));
        QCOMPARE(desk.undone(), std::string("C.O/.#./..M"));
    }

    /// As one change for each drag; drawing over a wall again makes it a free cell.
    void wallsAndHolesAreDrawn() {
        MazeDesk desk;
        desk.drag({desk.at(0, 0), desk.at(0, 1)});
        QCOMPARE(desk.document.position(), small); // drawing needs E
        desk.press(Qt::Key_E);
        QVERIFY(desk.tools.edit->isChecked());
        desk.drag({desk.at(0, 0), desk.at(0, 1), desk.at(1, 1), desk.at(2, 1), desk.at(2, 2)});
        QCOMPARE(desk.document.position(), std::string("##O/.#./C#M")); // not over the mouse
        QCOMPARE(desk.undone(), small);
        desk.click(1, 1);
        QCOMPARE(desk.document.position(), std::string("..O/.../C.M"));
        desk.press(Qt::Key_H);
        desk.click(0, 0);
        QCOMPARE(desk.document.position(), std::string("O.O/.../C.M"));
        desk.click(0, 0);
        desk.click(0, 2);
        QCOMPARE(desk.document.position(), std::string("..O/.../C.M"));
        QVERIFY(desk.tools.refusal().contains("last hole"));
        desk.tools.wider->trigger();
        desk.settle();
        QCOMPARE(desk.document.position(), std::string("..O./..../C.M."));
        QVERIFY(desk.tools.refusal().isEmpty());
        desk.tools.lower->trigger();
        QVERIFY(desk.tools.refusal().contains("row 3, column 1"));
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.tools.edit->isChecked());
    }

    /// Layer by layer, then move by move; without a step, everything is shown.
    void everyStepChangesThePicture() {
        MazeDesk desk("......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M");
        const auto trace = desk.view.shownTrace();
        const QImage whole = drawn(*desk.view.figure());
        QImage before;
        for (int step = 0; step < static_cast<int>(trace->steps.size()); ++step) {
            desk.view.showStep(step);
            const QImage now = drawn(*desk.view.figure());
            // A layer may have no visible cells, but its number is in the legend.
            QVERIFY2(now != before, trace->steps[static_cast<std::size_t>(step)].reason.english().c_str());
            before = now;
        }
        const MazePicture& last = desk.view.figure()->picture();
        QVERIFY(last.maze.isHole(last.pieces.back().cell));
        desk.view.showStep(noStep);
        QCOMPARE(drawn(*desk.view.figure()), whole);
    }

    /// For a point in a wall or outside, nothing is said.
    void aCellSaysHowPlayEnds() {
        MazeDesk desk;
        QString said;
        std::string hovered;
        connect(&desk.view, &View::pointedAt, this, [&](const QString& text) { said = text; });
        connect(&desk.view, &View::positionHovered, this, [&](const std::string& text) { hovered = text; });
        desk.mouse(QEvent::MouseMove, desk.at(0, 1), Qt::NoButton, Qt::NoButton);
        QCOMPARE(said, QString("row 1, column 2: if the mouse stood there, won for the mouse in 1 move"));
        QCOMPARE(hovered, std::string(".MO/.#./C.."));
        desk.mouse(QEvent::MouseMove, desk.at(1, 1), Qt::NoButton, Qt::NoButton);
        QVERIFY(said.isEmpty() && hovered.empty());
    }

    void anotherGameWhileThePictureIsAwaited() {
        MazeDesk desk;
        desk.mouse(QEvent::MouseButtonPress, desk.at(2, 2), Qt::LeftButton, Qt::LeftButton);
        QVERIFY(desk.document.setPosition("..O/.#./C.M cat"));
        desk.view.deactivate(); // as the window does before showing another view
        QVERIFY(desk.document.setGame("nim"));
        desk.mouse(QEvent::MouseMove, {300, 300}, Qt::NoButton, Qt::LeftButton);
        desk.mouse(QEvent::MouseButtonRelease, {300, 300}, Qt::LeftButton, Qt::NoButton);
        QTest::qWait(static_cast<int>(longestStale.count()) + 50);
        QCOMPARE(desk.document.state().game, std::string("nim"));
    }

    void gamesWithoutMazesAreNotShown() {
        for (const Entry& entry : catalogue()) {
            const auto game = makeGame(entry.description.id).value();
            QCOMPARE(findView("maze")->canShow(*game), instancesHave<MazeAspect>(*game));
            if (!instancesHave<CyclicAspect>(*game)) continue;
            for (const char* tree : {"tree", "search", "mex"})
                QVERIFY(!findView(tree)->canShow(*game));
        }
    }
};

MEXPLORER_TEST(TestMazeView)
#include "test_maze_view.moc"
