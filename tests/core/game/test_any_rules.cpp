#include "core/game/any_rules.h"

#include "core/catalogue/played_game.h"
#include "core/catalogue/views.h"
#include "core/explain/telling.h"
#include "core/solve/compare_below.h"
#include "core/solve/game_tree.h"
#include "core/theory/mex.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>

using namespace mexplorer;

namespace {

/// By the definition, whatever the rules.
class DefinedValues final : public AnyValuation {
public:
    explicit DefinedValues(const AnyRules& rules) : rules_(rules) {}

    [[nodiscard]] Expected<Evaluation> evaluation(AnyPosition position, Task& /*task*/) override {
        return evaluationOf(valueOf(position));
    }

private:
    Nimber valueOf(AnyPosition position) {
        if (rules_.optionCount(position) == 0) return terminalValue(rules_.play().value());
        if (const auto known = values_.find(position.position); known != values_.end()) return known->second;
        std::vector<Nimber> options;
        rules_.forEachOption(position, [&](AnyMove, AnyPosition option) {
            options.push_back(valueOf(option));
            return true;
        });
        return values_[position.position] = mex(options);
    }

    const AnyRules& rules_;
    std::map<const void*, Nimber> values_;
};

class NumberedPlaces final : public PositionIndex {
public:
    Met meet(AnyPosition position) override {
        const auto next = static_cast<std::uint32_t>(ids_.size());
        const auto [found, isNew] = ids_.try_emplace(position.position, next);
        return {position, found->second, isNew};
    }

private:
    std::map<const void*, std::uint32_t> ids_;
};

/// Rules written by hand, without a template: places that are read from a text, “a: b c; b: ; c: b”, each
/// with those that a move leads to. Play begins at the first.
class ReadPlaces final : public AnyRules {
public:
    ReadPlaces(const std::string& text, Play play) : play_(play) {
        std::istringstream all(text);
        for (std::string line; std::getline(all, line, ';');) {
            std::istringstream words(line);
            std::string place;
            words >> place;
            place.pop_back(); // its colon
            if (start_.empty()) start_ = place;
            for (std::string to; words >> to;)
                places_[place].push_back(to);
            (void)places_[place]; // even if nothing follows it
        }
    }

    [[nodiscard]] Description description() const override {
        Description all;
        all.id = "places";
        all.position = start_;
        return all;
    }
    [[nodiscard]] bool isOfSameGame(const AnyRules& other) const override { return &other == this; }
    [[nodiscard]] std::optional<Play> play() const override { return play_; }
    [[nodiscard]] std::string startPosition() const override { return start_; }
    [[nodiscard]] Expected<HeldPosition> parse(std::string_view text) const override {
        const auto found = places_.find(std::string(text));
        if (found == places_.end()) return invalid(verbatim("no such place"));
        return held({&*found});
    }
    [[nodiscard]] std::string text(AnyPosition position) const override { return at(position).first; }
    [[nodiscard]] Message moveText(AnyPosition /*position*/, AnyMove move) const override {
        return verbatim("to " + text({move.move})); // a move is where it leads
    }
    [[nodiscard]] std::uint64_t optionCount(AnyPosition position) const override {
        return at(position).second.size();
    }
    void forEachOption(AnyPosition position, const Visit& visit) const override {
        for (const std::string& name : at(position).second) {
            const Place& to = *places_.find(name);
            if (!visit({&to}, {&to})) return;
        }
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(AnyPosition /*position*/) const override { return {}; }
    [[nodiscard]] Score scoreAtEnd(AnyPosition /*position*/) const override {
        return play_ == Play::misere ? 1 : -1;
    }

    /// All places are held by the rules.
    [[nodiscard]] HeldPosition held(AnyPosition position) const override {
        return HeldPosition(HeldPosition(), position.position);
    }
    [[nodiscard]] bool areEqual(AnyPosition one, AnyPosition other) const override {
        return one.position == other.position;
    }
    [[nodiscard]] std::uint64_t bytesOf(AnyPosition /*position*/) const override { return sizeof(Place); }
    [[nodiscard]] std::uint64_t workTo(AnyPosition /*position*/) const override { return 1; }
    [[nodiscard]] std::unique_ptr<PositionIndex> index() const override {
        return std::make_unique<NumberedPlaces>();
    }
    [[nodiscard]] std::unique_ptr<AnyValuation>
    valuation(const Budget& /*budget*/, const std::shared_ptr<const AnyValuation>& /*found*/) const override {
        return std::make_unique<DefinedValues>(*this);
    }

private:
    using Places = std::map<std::string, std::vector<std::string>>;
    using Place = Places::value_type;

    static const Place& at(AnyPosition position) { return *static_cast<const Place*>(position.position); }

    Play play_;
    std::string start_;
    Places places_;
};

PlayedGame readPlaces(const std::string& text, Play play) {
    return {std::make_shared<ReadPlaces>(text, play), {}};
}

/// A heap of `largest` from which a turn takes one, two or three.
std::string heapAsPlaces(std::uint64_t largest) {
    std::ostringstream text;
    for (std::uint64_t heap = largest + 1; heap-- > 0;) {
        text << (heap == largest ? "" : ";") << heap << ':';
        for (std::uint64_t taken = 1; taken <= std::min<std::uint64_t>(heap, 3); ++taken)
            text << ' ' << heap - taken;
    }
    return text.str();
}

} // namespace

/// Any rules can be a game, not only those that the compiler knows.
class TestAnyRules : public QObject {
    Q_OBJECT

private slots:
    void aGraphIsSolvedAsEveryGame() {
        Task task;
        const PlayedGame game = readPlaces("a: b c; b: ; c: b", Play::normal);
        QCOMPARE(startPosition(game), std::string("a"));
        QVERIFY(!ask(game, "d"));
        const auto start = asked(game, "a");
        const auto solution = start->solution(task).value();
        QVERIFY(solution->evaluation == evaluationOf(2));
        QVERIFY(solution->complete);
        QCOMPARE(solution->moves.size(), std::size_t{2});
        QCOMPARE(solution->moves[0].move.english(), std::string("to b"));
        QVERIFY(solution->moves[0].wins() && !solution->moves[1].wins());
        QVERIFY(solution->moves[1].evaluation == evaluationOf(1));
        QCOMPARE(start->options(task).value()->at(1)->position(), std::string("c"));
        QVERIFY(isWon(asked(readPlaces("b:", Play::misere), "b")->evaluation(task)->outcome));
    }

    void itHasATreeViewsAndReasons() {
        Task task;
        const PlayedGame game = readPlaces("a: b c; b: ; c: b", Play::normal);
        const auto start = asked(game, "a");
        const auto tree = buildTree(*start->graph(), {}, task).value();
        QCOMPARE(tree.nodes.size(), std::size_t{4}); // b is met twice
        QCOMPARE(tree.positions, std::uint32_t{3});
        QVERIFY(tree.evaluationOf(0) == evaluationOf(2));
        QVERIFY(canShow("tree", game) && canShow("mex", game));
        const Instance& instance = *start;
        QVERIFY(!why(game, instance, task)->reasons.empty());
        QVERIFY(!explain(game, instance, task)->steps.empty());
    }

    /// By Bash’s theorem the value of a heap is its remainder modulo 4; in misère play 1, 5, 9 … are lost.
    void aTheoremHoldsInIt() {
        Task task;
        const PlayedGame normal = readPlaces(heapAsPlaces(30), Play::normal);
        const PlayedGame misere = readPlaces(heapAsPlaces(30), Play::misere);
        for (std::uint64_t heap = 0; heap <= 30; ++heap) {
            const std::string position = std::to_string(heap);
            QVERIFY(asked(normal, position)->evaluation(task).value() == evaluationOf(heap % 4));
            QCOMPARE(isLost(asked(misere, position)->evaluation(task)->outcome), heap % 4 == 1);
        }
        for (const PlayedGame* game : {&normal, &misere}) {
            const auto below = compareBelow(*game, *asked(*game, "30"), task);
            QVERIFY(below.has_value() && below->agrees());
            QCOMPARE(below->places, std::uint64_t{31});
        }
    }
};

MEXPLORER_TEST(TestAnyRules)
#include "test_any_rules.moc"
