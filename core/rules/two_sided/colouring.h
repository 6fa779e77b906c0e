#pragma once

#include "core/rules/description.h"
#include "core/rules/drawn_graph.h"
#include "core/rules/simple_graph.h"
#include "core/rules/sketch.h"
#include "core/rules/two_sided/cell_game.h"

#include <memory>

namespace mexplorer {

/// Map colouring games: Left colours a free cell of a board blue, or a node of a graph, Right red. In Col
/// neighbours must not have the same colour, in Snort not different ones. Who cannot has lost. The sets of a
/// position are the cells that are Left’s, those that are Right’s, and of the others those that Left may
/// colour if no neighbour forbids it, and those that Right may. The nodes of a graph are the cells of one
/// row, in the order of its file.
class Colouring : public CellMoveGame<Colouring, 4> {
public:
    enum class Rule {
        col,  ///< neighbours must differ
        snort ///< neighbours must not differ
    };

    /// On boards, if there is no graph.
    explicit Colouring(Rule rule, std::shared_ptr<const SimpleGraph> graph = {})
        : rule_(rule), graph_(std::move(graph)) {}

    /// The id of the parameter that holds the graph’s text.
    static constexpr const char* graphId = "graph";
    [[nodiscard]] bool isOnGraph() const { return graph_ != nullptr; }
    /// What the graph’s file says and this game does not read.
    [[nodiscard]] std::vector<Message> notes() const;
    /// A board with cells of all kinds; of a graph all nodes free, but those that its file colours.
    [[nodiscard]] Position startPosition() const;

    /// Rows from the top with “/” or line breaks between them: “L”, “R”, “.” for a free cell, “l” and “r” for
    /// one that is free for Left or Right alone, “#” for no cell; or the size of a free board, “3x4”. Errors:
    /// see readCells. Of a graph a letter for each node; errors: another letter, naming its column; more of
    /// them or fewer than nodes.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& board) const;
    [[nodiscard]] Message moveText(const Position& board, const Move& move) const;
    /// The cells that a player may colour now.
    [[nodiscard]] std::uint64_t placesOf(const Position& board, Side side) const;
    [[nodiscard]] static Position after(const Position& board, const Move& move);

    /// A disc of the first player is Left’s, a wall is no cell.
    [[nodiscard]] BoardPicture picture(const Position& board) const;
    /// A free cell becomes Left’s, then Right’s, then no cell, then free. Errors: no such cell.
    [[nodiscard]] Expected<Position> changed(const Position& board, BoardCell cell) const;
    /// By the number of cells that may be coloured.
    [[nodiscard]] FormReach reach(const Position& board) const;
    /// A player colours at most the cells that he may colour now.
    [[nodiscard]] MoveBounds bounds(const Position& board) const;

    /// The groups of free cells in which one move can forbid another, each on the smallest board that holds
    /// it, and of its images the least; in a graph each with its own nodes.
    [[nodiscard]] std::vector<Position> parts(const Position& board) const;

    // Only on a graph.
    /// The graph, and for each move an edge that leads from its node to itself. Errors: none.
    [[nodiscard]] Expected<DrawnPositions<Position>> drawn(const Position& board) const;
    /// The graph to be edited.
    [[nodiscard]] Sketch sketch() const;
    /// The position after editing: nodes that are kept keep their letters, new ones are free.
    [[nodiscard]] Position carried(const Position& board, const Sketch& edited) const;
    [[nodiscard]] const SimpleGraph& graph() const { return *graph_; }

protected:
    [[nodiscard]] static Message positionHint();
    [[nodiscard]] static Parameter graphParameter();
    /// The graph in the parameters, null if there is none. Errors: see parseSimpleGraph.
    [[nodiscard]] static Expected<std::shared_ptr<const SimpleGraph>> graphIn(const Parameters& parameters);

private:
    // Indices of Position::sets.
    [[nodiscard]] static constexpr std::size_t is(Side side) { return side == Side::left ? 0 : 1; }
    [[nodiscard]] static constexpr std::size_t openTo(Side side) { return side == Side::left ? 2 : 3; }

    /// The player who may not colour a cell beside one of `side`.
    [[nodiscard]] Side forbidden(Side side) const { return rule_ == Rule::col ? side : opponentOf(side); }
    [[nodiscard]] std::uint64_t beside(const Position& board, std::uint64_t cells) const {
        return graph_ ? graph_->beside(cells) : board.grid.beside(cells);
    }
    /// The letter that is meant by a typed one, or 0.
    [[nodiscard]] static char colourMeantBy(char typed);
    [[nodiscard]] static char letterOf(const Position& board, std::uint32_t cell);
    [[nodiscard]] static Position read(const WrittenCells& written);
    [[nodiscard]] Expected<Position> parseNodes(std::string_view text) const;

    Rule rule_;
    std::shared_ptr<const SimpleGraph> graph_;
};

class Col : public Colouring {
public:
    explicit Col(std::shared_ptr<const SimpleGraph> graph = {}) : Colouring(Rule::col, std::move(graph)) {}
    static Description describe();
    /// Errors: see parseSimpleGraph.
    static Expected<Col> make(const Parameters& parameters) {
        return graphIn(parameters).map([](std::shared_ptr<const SimpleGraph> graph) {
            return Col(std::move(graph));
        });
    }
};

class Snort : public Colouring {
public:
    explicit Snort(std::shared_ptr<const SimpleGraph> graph = {})
        : Colouring(Rule::snort, std::move(graph)) {}
    static Description describe();
    /// Errors: see parseSimpleGraph.
    static Expected<Snort> make(const Parameters& parameters) {
        return graphIn(parameters).map([](std::shared_ptr<const SimpleGraph> graph) {
            return Snort(std::move(graph));
        });
    }
};

} // namespace mexplorer
