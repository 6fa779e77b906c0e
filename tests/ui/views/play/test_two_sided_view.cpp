#include "core/game/aspects/mover.h"
#include "core/game/aspects/positions.h"
#include "core/play/hint.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/play/play_desk.h"
#include "ui/document/document_file.h"
#include "ui/play/computer_player.h"
#include "ui/theme/roles.h"

#include <algorithm>
#include <array>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::vector<std::string> shownMoves(const PlayDesk& desk) {
    std::vector<std::string> to;
    for (const ThingsMove& move : desk.view.picture()->moves.moves)
        to.push_back(move.to);
    return to;
}

} // namespace

/// Play where Left and Right have different moves.
class TestTwoSidedView : public QObject {
    Q_OBJECT

private slots:
    void onlyTheMoversMovesAreShown() {
        PlayDesk desk("domineering", "../..");
        QCOMPARE(desk.document.mover(), Side::left);
        QCOMPARE(shownMoves(desk), (std::vector<std::string>{"#./#.", ".#/.#"}));
        desk.click({1});
        QCOMPARE(desk.document.position(), std::string(".#/.#"));
        QCOMPARE(desk.document.mover(), Side::right);
        QVERIFY(shownMoves(desk).empty()); // Right has none there
        desk.document.undoStack().undo();
        desk.settle();
        QCOMPARE(desk.document.mover(), Side::left);
        QCOMPARE(shownMoves(desk).size(), std::size_t{2});
    }

    void theOtherSideMayBegin() {
        PlayDesk desk("domineering", "../..");
        QVERIFY(desk.document.setPlayers({{sideId, rightId}}));
        desk.settle();
        QCOMPARE(desk.document.mover(), Side::right);
        QVERIFY(QTest::qWaitFor([&] {
            return desk.view.picture() && shownMoves(desk) == std::vector<std::string>{"##/..", "../##"};
        }));
        desk.click({0});
        QCOMPARE(desk.document.position(), std::string("##/.."));
        QCOMPARE(desk.document.mover(), Side::left);
        QVERIFY(desk.document.setPlayers({{sideId, leftId}})); // begins anew
        QCOMPARE(desk.document.position(), std::string("../.."));
        QCOMPARE(desk.document.record().plays(), std::size_t{0});
        QCOMPARE(desk.document.mover(), Side::left);
    }

    void theComputerAnswersForItsSide() {
        Document document;
        QVERIFY(document.setGame("toads-and-frogs", {}, "TT..FF", "play"));
        ComputerPlayer computer(document);
        const auto first = document.turn()->graph();
        QVERIFY(document.play(first->moveText(0, 0), first->text(first->options(0)[0])));
        QVERIFY(QTest::qWaitFor([&] { return document.record().current() == 2; }));
        const Record record = document.record();
        QCOMPARE(record.mover(), Side::left);
        QVERIFY(record.moveOf(2).english().starts_with("Right: "));
    }

    void aFileKeepsWhoBegan() {
        Document document;
        QVERIFY(document.setGame("domineering", {}, "../..", "play"));
        QVERIFY(document.setPlayers({{sideId, rightId}, {opponentId, humanId}}));
        const auto first = document.turn()->graph();
        QVERIFY(document.play(first->moveText(0, 0), first->text(first->options(0)[0])));
        Task task;
        const auto read = fromMex(toMex(document), task);
        QVERIFY(read.has_value());
        QCOMPARE(*read->content.state.record, document.record());
        QCOMPARE(read->content.state.record->first(), Side::right);
    }

    void branchesHaveTheirOwnersColours() {
        PlayDesk desk("red-blue", "1-3", {{"stalks", "LRE"}});
        const Theme& theme = lightTheme();
        const QImage drawn = desk.view.canvas().grab().toImage();
        const std::array colours{playerColours(theme, true).fill, playerColours(theme, false).fill,
                                 branchColour(theme)};
        for (std::size_t spot = 0; spot < colours.size(); ++spot) {
            const QPainterPath& path = desk.view.picture()->layout.spots()[spot].path;
            const bool isUpwards = path.pointAtPercent(0).y() > path.pointAtPercent(1).y();
            const QPointF at =
                desk.view.canvas().frame().toArea().map(path.pointAtPercent(isUpwards ? 0.2 : 0.8));
            QCOMPARE(drawn.pixelColor(at.toPoint()), colours[spot]);
        }
        QCOMPARE(shownMoves(desk).size(), std::size_t{2}); // the blue one, and either’s
    }

    /// A short game is a token on a graph of what play comes to; each side’s arrows are its own.
    void aShortGameIsPlayedAlongItsArrows() {
        PlayDesk desk("form", "{2|-1}");
        QCOMPARE(shownMoves(desk), std::vector<std::string>{"2"});
        const auto& graph = std::get<DrawnGraph>(desk.view.picture()->parts.front().ground);
        QVERIFY(std::ranges::any_of(graph.edges, [](const auto& edge) { return edge.side == Side::right; }));
        desk.click({0});
        QCOMPARE(desk.document.position(), std::string("2"));
        QCOMPARE(desk.document.mover(), Side::right);
    }
};

MEXPLORER_TEST(TestTwoSidedView)
#include "test_two_sided_view.moc"
