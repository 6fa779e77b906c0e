#pragma once

#include "core/catalogue/game_of.h"
#include "core/rules/visit.h"

#include <map>

namespace mexplorer {

struct TwoSidedTestFamily;

/// Rules of two sides that are read at run time: what Left and Right may make of a text.
class TwoSidedRulesRead {
public:
    struct Position {
        std::string text;
        friend auto operator<=>(const Position&, const Position&) = default;
        friend std::uint64_t hashOf(const Position& position) { return mixed(0, position.text); }
    };
    struct Move {
        Side side = Side::either;
        std::string to;
    };
    using Family = TwoSidedTestFamily;
    using Options = std::vector<std::string> (*)(const std::string& position, Side side);

    TwoSidedRulesRead(std::string start, Options options) : start_(std::move(start)), options_(options) {}

    [[nodiscard]] Description description() const {
        Description all;
        all.id = "two-sided";
        all.position = start_;
        return all;
    }
    [[nodiscard]] bool isOfSameGame(const TwoSidedRulesRead& other) const {
        return options_ == other.options_;
    }
    [[nodiscard]] Expected<Position> parse(std::string_view text) const {
        return Position{std::string(text)};
    }
    [[nodiscard]] std::string text(const Position& position) const { return position.text; }
    [[nodiscard]] Message moveText(const Position& /*position*/, const Move& move) const {
        return verbatim((move.side == Side::left ? "Left: to " : "Right: to ") + move.to);
    }
    [[nodiscard]] std::uint64_t optionCount(const Position& position) const {
        return optionsOf(position, Side::left).size() + optionsOf(position, Side::right).size();
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*position*/) const { return {}; }
    template <class Visit>
    void forEachOption(const Position& position, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (const std::string& to : optionsOf(position, side))
                if (!goesOn(visit, Move{side, to}, Position{to})) return;
    }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    [[nodiscard]] std::vector<std::string> optionsOf(const Position& position, Side side) const {
        return options_(position.text, side);
    }

private:
    std::string start_;
    Options options_;
};

/// Tries everything; and knows one game, 0.
template <>
class WayOf<TwoSidedRulesRead, TwoSidedTestFamily> {
public:
    struct Shared {};

    WayOf(TwoSidedRulesRead rules, const std::shared_ptr<Shared>& /*shared*/, const Budget& /*budget*/)
        : rules_(std::move(rules)) {}

    [[nodiscard]] Expected<Evaluation> evaluation(const TwoSidedRulesRead::Position& position,
                                                  Task& /*task*/) {
        const bool left = wins(position, Side::left);
        const bool right = wins(position, Side::right);
        if (!left && !right) return Evaluation{Outcome::P, Value::ofGame("0")};
        return Evaluation{left && right ? Outcome::N : left ? Outcome::L : Outcome::R, {}};
    }

private:
    bool wins(const TwoSidedRulesRead::Position& position, Side mover) {
        if (const auto known = wins_.find({position.text, mover}); known != wins_.end()) return known->second;
        bool found = false;
        for (const std::string& to : rules_.optionsOf(position, mover))
            found = found || !wins({to}, opponentOf(mover));
        return wins_[{position.text, mover}] = found;
    }

    TwoSidedRulesRead rules_;
    std::map<std::pair<std::string, Side>, bool> wins_;
};

inline std::unique_ptr<Game> readTwoSided(const std::string& start, TwoSidedRulesRead::Options options) {
    return std::make_unique<GameOf<TwoSidedRulesRead>>(TwoSidedRulesRead(start, options), Parameters{});
}

/// Toads, T, are Left’s and move right; frogs, F, move left: to the next place, or over one of the others.
inline std::vector<std::string> toadsAndFrogs(const std::string& row, Side side) {
    const char own = side == Side::left ? 'T' : 'F';
    const char other = side == Side::left ? 'F' : 'T';
    const int step = side == Side::left ? 1 : -1;
    const auto at = [&](int place) {
        return place >= 0 && place < static_cast<int>(row.size()) ? row[static_cast<std::size_t>(place)]
                                                                  : '#';
    };
    std::vector<std::string> options;
    for (int from = 0; from < static_cast<int>(row.size()); ++from) {
        const int to = at(from + step) == other ? from + 2 * step : from + step;
        if (at(from) != own || at(to) != '.') continue;
        options.push_back(row);
        std::swap(options.back()[static_cast<std::size_t>(from)],
                  options.back()[static_cast<std::size_t>(to)]);
    }
    return options;
}

/// Left places upright dominoes on the free cells of a board, ../.., and Right lying ones.
inline std::vector<std::string> domineering(const std::string& board, Side side) {
    const std::size_t row = board.find('/') == std::string::npos ? board.size() : board.find('/');
    const std::size_t step = side == Side::left ? row + 1 : 1;
    std::vector<std::string> options;
    for (std::size_t cell = 0; cell + step < board.size(); ++cell) {
        if (board[cell] != '.' || board[cell + step] != '.') continue;
        options.push_back(board);
        options.back()[cell] = options.back()[cell + step] = '#';
    }
    return options;
}

} // namespace mexplorer
