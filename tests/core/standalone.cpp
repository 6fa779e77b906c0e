// Goes through the whole catalogue without any test framework, and so also where Qt is not installed. What a
// game says of its small positions, in every way it can be asked, is compared with a plain recursion over the
// options that its graph of positions shows: a new game is tested by being on the list.

#include "core/catalogue/catalogue.h"
#include "core/solve/aspects/cyclic.h"
#include "core/solve/aspects/grid.h"
#include "core/solve/aspects/line.h"
#include "core/solve/aspects/positions.h"
#include "core/solve/aspects/sum.h"
#include "core/theory/mex.h"
#include "tests/core/definition_of_game.h"
#include "tests/core/plain_endings.h"

#include <fmt/format.h>

#include <cstdio>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

constexpr std::size_t mostWalked = 1000;  // positions below one preset
constexpr std::size_t mostEndless = 3000; // the same where play may go on for ever
constexpr std::uint32_t gridSide = 12;
constexpr std::uint32_t wholeSide = 3; // the same under the cells of a corner, where cells become sums
constexpr std::size_t mostOptions = 1000;
constexpr std::uint64_t lineLength = 60;
constexpr std::uint64_t wholeHeaps = 11; // below this every position under a heap that breaks is looked at

int failures = 0;
std::uint64_t checks = 0;
std::string where; // the game and the preset in hand

void expect(bool holds, const std::string& what) {
    ++checks;
    if (holds) return;
    if (++failures <= 50) std::printf("FAILED  %s: %s\n", where.c_str(), what.c_str());
}

bool fits(const Evaluation& says, Nimber value) {
    return (says.outcome == Outcome::P) == (value == 0) && says.outcome != Outcome::draw &&
           (!says.value || *says.value == value);
}

void checkSolution(const Game& game, const std::string& position, DefinitionOfGame& definition,
                   PositionGraph& graph, PositionGraph::Id id) {
    Task task;
    const auto found = asked(game, position)->solution(task);
    expect(found && (*found)->complete, position + " is solved with all its moves");
    if (!found) return;
    const auto& solution = *found;
    expect(solution->position == position, position + " is what was solved");
    expect(fits(solution->evaluation, definition(position)), position + ": the solution's value");
    const auto options = graph.options(id);
    expect(solution->moves.size() == options.size(), position + ": the number of moves");
    expect(graph.optionCount(id) == options.size(), position + ": the promised number of options");
    for (std::size_t i = 0; i < std::min(solution->moves.size(), options.size()); ++i) {
        const SolvedMove& move = solution->moves[i];
        expect(move.to == graph.text(options[i]), position + ": where move " + std::to_string(i) + " leads");
        expect(move.move == graph.moveText(id, i),
               position + ": how move " + std::to_string(i) + " is called");
        expect(!move.move.empty(), position + ": every move has words");
        expect(fits(move.evaluation, definition(move.to)),
               move.to + ", an option of " + position + ": the value");
    }
}

std::vector<std::string> textsOf(const std::vector<Component>& components) {
    std::vector<std::string> texts;
    for (const Component& component : components)
        texts.push_back(component.text);
    return texts;
}

/// Whether `after` is `before` with the i-th text replaced by one or several others.
bool differsOnlyAt(const std::vector<std::string>& before, const std::vector<std::string>& after,
                   std::size_t i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    const auto behind = static_cast<std::ptrdiff_t>(before.size()) - at - 1;
    return after.size() >= before.size() && std::equal(before.begin(), before.begin() + at, after.begin()) &&
           std::equal(before.end() - behind, before.end(), after.end() - behind);
}

/// The components' values make the game's, and of every component that can win, the move is found and wins.
/// In misère play these values may decide nothing.
void checkSum(const Game& game, const std::string& position, DefinitionOfGame& definition) {
    Task task;
    const auto inquiry = asked(game, position);
    const auto undecided = inquiry->as<SumAspect>()->undecided(task);
    const auto foundComponents = inquiry->as<SumAspect>()->components(task);
    const auto foundMoves = inquiry->as<SumAspect>()->winningMoves(task);
    const bool isAnswered = undecided && foundComponents && foundMoves;
    expect(isAnswered, position + " is a sum");
    if (!isAnswered) return;
    if (!undecided->empty()) {
        expect(playOf(game) == Play::misere && (*foundMoves)->empty(), position + " is undecided");
        return;
    }
    const auto& components = *foundComponents;
    const auto& moves = *foundMoves;
    Nimber sum = 0;
    for (const Component& component : *components)
        sum ^= component.value;
    if (playOf(game) == Play::normal)
        expect(sum == definition(position), position + ": the XOR of its components");
    const auto graph = inquiry->graph();
    const auto span = graph->options(0);
    const std::vector<PositionGraph::Id> options(span.begin(), span.end());
    const auto isWinning = [&](const Message& move) {
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (graph->moveText(0, i) == move && definition(graph->text(options[i])) == 0) return true;
        }
        return false;
    };
    std::set<std::size_t> movable;
    for (const ComponentMove& move : *moves) {
        movable.insert(move.component);
        expect(isWinning(move.move),
               position + ": the winning move in component " + std::to_string(move.component + 1) + " wins");
    }
    std::set<std::size_t> truth; // components that some winning move changes
    for (const auto id : options) {
        if (definition(graph->text(id)) != 0) continue;
        const auto option = asked(game, graph->text(id));
        const auto changed = option->as<SumAspect>()->components(task);
        std::vector<std::size_t> changing; // the components that may have become something else
        for (std::size_t i = 0; i < components->size(); ++i) {
            if (differsOnlyAt(textsOf(*components), textsOf(**changed), i)) changing.push_back(i);
        }
        // A part vanished, fell into several elsewhere or passed another: nothing tells which one it was.
        if (changing.size() != 1) return;
        truth.insert(changing.front());
    }
    expect(movable == truth, position + ": in which components a move wins");
}

void checkPosition(const Game& game, const std::string& position, DefinitionOfGame& definition) {
    Task task;
    const Nimber truth = definition(position);
    const auto inquiry = asked(game, position);
    const auto evaluation = inquiry->evaluation(task);
    expect(evaluation && fits(*evaluation, truth) && evaluation->value, position + ": the evaluation");
    if (const auto theorem = inquiry->closedForm())
        expect(fits(*theorem, truth), position + ": the closed form");
    expect(isSpelt(game, position), position + " is spelt as it should be");
    const auto graph = inquiry->graph();
    expect(graph->text(0) == position, position + " is where its graph begins");
    expect(graph->optionCount(0) == inquiry->optionCount(), position + ": how many options it has");
    checkSolution(game, position, definition, *graph, 0);
    if (inquiry->as<SumAspect>()) checkSum(game, position, definition);
}

/// Every position below `start`, if there are not too many.
bool checkWalk(const Game& game, const std::string& start, DefinitionOfGame& definition) {
    const auto graph = asked(game, start)->graph();
    if (!allBelow(*graph, mostWalked)) return false;
    Task task;
    std::set<std::string> texts;
    for (PositionGraph::Id id = 0; id < graph->size(); ++id) {
        const std::string text = graph->text(id);
        expect(texts.insert(text).second, text + " is met once");
        const auto evaluation = graph->evaluation(id, task);
        expect(evaluation && fits(*evaluation, definition(text)), text + ": the graph's evaluation");
        expect(graph->closedForm(id) == asked(game, text)->closedForm(), text + ": the graph's closed form");
        checkPosition(game, text, definition);
    }
    return true;
}

using CellValues = std::map<std::pair<std::uint64_t, std::uint64_t>, Nimber>;

Nimber sumOf(const CellOption& cells, const CellValues& known) {
    Nimber sum = 0;
    for (const GridCell& cell : cells)
        sum ^= known.at({cell.a, cell.b});
    return sum;
}

/// mex over the options, each a sum of cells that come before.
Nimber cellValue(const std::vector<CellOption>& options, const CellValues& known) {
    std::vector<Nimber> found;
    for (const CellOption& cells : options)
        found.push_back(sumOf(cells, known));
    return mex(found);
}

void checkGrid(const Game& game, const GridAspect& grid, DefinitionOfGame& definition) {
    Task task;
    const GridSize size{gridSide, gridSide - 1};
    expect(grid.check(size).has_value(), "a small grid is allowed");
    GridValues values(size);
    GridValues defined(size);
    expect(grid.fill(values, task).has_value() && values.finished() == size, "the grid is filled");
    expect(grid.fillByDefinition(defined, task).has_value(), "the grid is filled by the definition");
    CellValues truths;
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const std::string position = grid.positionAt(a, b);
            const auto inquiry = asked(game, position);
            const auto options = grid.optionsOf({a, b}, mostOptions);
            if (!options) break; // and so have all that are further along this row
            const bool isSum =
                std::ranges::any_of(*options, [](const auto& cells) { return cells.size() != 1; });
            const bool isWhole = !isSum || (a < wholeSide && b < wholeSide);
            const Nimber truth = isWhole ? definition(position) : cellValue(*options, truths);
            truths[{a, b}] = truth;
            if (isSum)
                expect(cellValue(*options, truths) == truth,
                       position + ": the value from its options' cells");
            expect(values.at(a, b) == truth, position + ": the grid's value");
            expect(defined.at(a, b) == truth, position + ": the grid's value by the definition");
            expect(grid.cellOf(*inquiry) == GridCell{a, b}, position + ": its cell");
            const auto theorem = grid.closedForm({a, b});
            expect(theorem == inquiry->closedForm(), position + ": the same closed form in the grid");
            if (theorem) expect(fits(*theorem, truth), position + ": the grid's closed form");
            const auto graph = inquiry->graph();
            const auto moves = graph->options(0);
            expect(options->size() == moves.size(), position + ": the number of option cells");
            for (std::size_t i = 0; isWhole && i < std::min(options->size(), moves.size()); ++i) {
                const CellOption& cells = (*options)[i];
                const std::string option = graph->text(moves[i]);
                if (cells.size() == 1)
                    expect(grid.positionAt(cells[0].a, cells[0].b) == option, position + ": option cells");
                else
                    expect(sumOf(cells, truths) == definition(option),
                           position + ": what option cells are worth");
            }
        }
    }
}

void checkPeriod(const LineAspect& line, const LineValues& seen) {
    const Period period = line.period(seen);
    if (period.status != Period::Status::proved) return;
    Task task;
    LineValues far(seen.size() * 6);
    expect(line.fillByDefinition(far, task).has_value(), "a longer line is filled");
    const std::set<std::uint64_t> exceptions(period.exceptions.begin(), period.exceptions.end());
    const auto repeats = [&](std::uint64_t n) { return far[n] + period.saltus == far[n + period.length]; };
    for (std::uint64_t n = period.start; n + period.length < far.size(); ++n) {
        expect(repeats(n), "the period holds at " + std::to_string(n));
    }
    if (period.start > 0) expect(!repeats(period.start - 1), "the period starts no earlier");
    for (const std::uint64_t exception : exceptions)
        expect(exception < period.start, "exceptions come before the start");
}

/// mex over the options, each a sum of smaller heaps of which `known` has the values.
Nimber heapValue(const std::vector<HeapOption>& options, const std::vector<Nimber>& known, Play play) {
    std::vector<Nimber> found;
    for (const HeapOption& heaps : options) {
        Nimber sum = 0;
        for (const std::uint64_t heap : heaps)
            sum ^= known[heap];
        found.push_back(sum);
    }
    return found.empty() ? terminalValue(play) : mex(found);
}

void checkLine(const Game& game, const LineAspect& line, DefinitionOfGame& definition) {
    Task task;
    expect(line.check(lineLength).has_value(), "a short line is allowed");
    LineValues values(lineLength);
    LineValues defined(lineLength);
    expect(line.fill(values, task).has_value() && values.finished() == lineLength, "the line is filled");
    expect(line.fillByDefinition(defined, task).has_value(), "the line is filled by the definition");
    std::vector<Nimber> truths;
    for (std::uint64_t n = 0; n < lineLength; ++n) {
        const std::string position = line.positionAt(n);
        const auto found = line.optionsOf(n, 1000);
        if (!found) { // too many, or not on the line
            if (n >= wholeHeaps) break;
            expect(values[n] == definition(position), position + ": the line's value");
            truths.push_back(values[n]);
            continue;
        }
        const std::vector<HeapOption>& heaps = *found;
        expect(std::ranges::none_of(heaps, [](const auto& h) { return h.empty(); }),
               position + ": its parts");
        const Nimber truth = heapValue(heaps, truths, playOf(game));
        truths.push_back(truth);
        if (n < wholeHeaps || std::ranges::all_of(heaps, [](const auto& h) { return h.size() == 1; }))
            expect(definition(position) == truth, position + ": the value from its options' heaps");
        expect(values[n] == truth, position + ": the line's value");
        expect(defined[n] == truth, position + ": the line's value by the definition");
        const auto inquiry = asked(game, position);
        expect(line.heapOf(*inquiry) == n, position + ": its heap");
        const auto theorem = line.closedForm(n);
        expect(theorem == inquiry->closedForm(), position + ": the same closed form in the line");
        const auto graph = inquiry->graph();
        const auto options = graph->options(0);
        expect(heaps.size() == options.size(), position + ": the number of option heaps");
        for (std::size_t i = 0; i < std::min(heaps.size(), options.size()); ++i) {
            // Where n is not written as a number, neither are the heaps of an option; but they are worth as
            // much.
            if (position == std::to_string(n)) {
                expect(fmt::format("{}", fmt::join(heaps[i], ",")) == graph->text(options[i]),
                       position + ": option heaps");
            } else if (n < wholeHeaps) {
                Nimber sum = 0;
                for (const std::uint64_t heap : heaps[i])
                    sum ^= truths[heap];
                expect(sum == definition(graph->text(options[i])),
                       position + ": what option heaps are worth");
            }
        }
    }
    checkPeriod(line, values);
}

/// Who wins where the last move does not decide, from the options alone.
Outcome outcomeBelow(const Game& game, PositionGraph& graph, PositionGraph::Id id,
                     std::map<PositionGraph::Id, Outcome>& known) {
    if (const auto found = known.find(id); found != known.end()) return found->second;
    Task task;
    const auto span = graph.options(id);
    const std::vector<PositionGraph::Id> options(span.begin(), span.end());
    const auto inquiry = asked(game, graph.text(id));
    const auto told = inquiry->evaluation(task);
    expect(told && !told->value, graph.text(id) + " has an outcome and no value");
    if (options.empty()) return known[id] = told ? told->outcome : Outcome::draw;
    std::set<Outcome> found;
    for (const auto option : options)
        found.insert(outcomeBelow(game, graph, option, known));
    const Outcome outcome = found.contains(Outcome::P)      ? Outcome::N
                            : found.contains(Outcome::draw) ? Outcome::draw
                                                            : Outcome::P;
    expect(told && told->outcome == outcome, graph.text(id) + ": who wins");
    expect(isSpelt(game, graph.text(id)), graph.text(id) + " is spelt as it should be");
    const auto solution = inquiry->solution(task);
    expect(solution && (*solution)->moves.size() == options.size(), graph.text(id) + ": the number of moves");
    return known[id] = outcome;
}

/// Who wins where play may go on for ever, by plain value iteration over all positions that can be reached;
/// false if these are too many.
bool checkEndless(const Game& game, PositionGraph& graph) {
    Task task;
    if (!allBelow(graph, mostEndless)) return false;
    PlainGame plain;
    for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
        const auto options = graph.options(id);
        plain.options.emplace_back(options.begin(), options.end());
        plain.wonAtEnd.push_back(options.empty() && graph.scoreAtEnd(id) > 0);
    }
    const std::vector<BestPlay> truth = plainEndings(plain);
    for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
        const std::string position = graph.text(id);
        const auto inquiry = asked(game, position);
        const auto told = inquiry->evaluation(task);
        expect(told && told->outcome == outcomeOf(truth[id].score) && !told->value, position + ": who wins");
        const auto ending = inquiry->as<BestPlayAspect>()->bestPlay(task);
        expect(ending && *ending == truth[id], position + ": how play ends");
        expect(isSpelt(game, position), position + " is spelt as it should be");
        expect(inquiry->optionCount() == plain.options[id].size(), position + ": the number of options");
    }
    return true;
}

/// Returns whether the positions below the preset's could all be checked.
bool checkPreset(const Entry& entry, const Preset& preset, const std::string& play) {
    Parameters parameters = preset.parameters;
    if (!play.empty()) parameters["play"] = play;
    where = entry.description.id + ", " + preset.title.english() + (play.empty() ? "" : ", " + play);
    const auto made = makeGame(entry.description.id, parameters);
    expect(made.has_value(), made ? "" : made.error().english());
    if (!made) return false;
    const Game& game = **made;
    expect(isSpelt(game, startPosition(game)), "the start position is one");
    const auto position = ask(game, preset.position);
    expect(position.has_value(), "the preset's position is one");
    if (!position) return false;
    const bool isSet = entry.description.id == "mex"; // of which nothing is the empty one
    expect(ask(game, "").has_value() == isSet, "an empty text is a position of sets only");
    expect(!ask(game, "\xFF?").has_value(), "broken bytes are no position");
    if (!playEnds(game)) return checkEndless(game, *(*position)->graph());
    if (!game.as<ImpartialAspect>()) {
        const auto graph = (*position)->graph();
        if (!allBelow(*graph, mostWalked)) return false;
        std::map<PositionGraph::Id, Outcome> known;
        (void)outcomeBelow(game, *graph, 0, known);
        return true;
    }
    DefinitionOfGame definition(game);
    if (const auto* grid = game.as<GridAspect>()) checkGrid(game, *grid, definition);
    if (const auto* line = game.as<LineAspect>()) checkLine(game, *line, definition);
    return checkWalk(game, (*position)->position(), definition);
}

void checkGame(const Entry& entry) {
    const Description& description = entry.description;
    std::vector<Preset> presets = description.presets;
    presets.push_back({say("defaults"), {}, description.position});
    const bool hasPlay = completed(description.parameters, {})->count("play") != 0;
    int walked = 0;
    for (const Preset& preset : presets) {
        for (const char* play : {"normal", "misere"}) {
            if (hasPlay)
                walked += checkPreset(entry, preset, play) ? 1 : 0;
            else if (std::string(play) == "normal")
                walked += checkPreset(entry, preset, "") ? 1 : 0;
        }
    }
    where = description.id;
    expect(walked > 0, "some preset is small enough to be checked as a whole");
    expect(!description.title.empty() && !description.group.empty() && !description.summary.empty() &&
               !description.positionHint.empty(),
           "the game is described");
}

} // namespace

int main() {
    for (const Entry& entry : catalogue())
        if (makeGame(entry.description.id).value()->as<PositionsAspect>()) checkGame(entry);
    std::printf("%llu checks on %zu games, %d failed\n", static_cast<unsigned long long>(checks),
                catalogue().size(), failures);
    return failures == 0 ? 0 : 1;
}
