#include "core/explain/regret_trace.h"

#include "core/explain/say_matrix.h"
#include "core/text/decimal.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

constexpr int shownDigits = 3;

/// The point's value; 0 for a rounding error, that is a sum tiny beside what could be gained in the first
/// round.
double valueAt(const RegretSubject& subject, const RegretPoint& point) {
    constexpr double hair = 1e-12;
    return std::abs(point.value) < hair * subject.points.front().exploitability ? 0 : point.value;
}

double positiveSum(const RegretPlayer& player) {
    return std::accumulate(player.regrets.begin(), player.regrets.end(), 0.0,
                           [](double all, double regret) { return all + std::max(regret, 0.0); });
}

/// The lines of the pseudo-code.
enum RegretCodeLine : std::size_t { playLine, earnLine, regretLine, nextLine, averageLine };

std::vector<Message> regretCode(RegretMethod method) {
    const bool isPlus = method == RegretMethod::matchingPlus;
    return {say(MX_TEXT("core", "play x and y, in each round t = 1, 2, …")),
            say(MX_TEXT("core", "u[a] ← what action a would have earned")),
            isPlus ? verbatim("R[a] ← max(R[a] + u[a] − u · x, 0)") : verbatim("R[a] ← R[a] + u[a] − u · x"),
            say(MX_TEXT("core", "next x[a] ← max(R[a], 0) / Σ max(R, 0)")),
            isPlus ? say(MX_TEXT("core", "average ← (1 x₁ + 2 x₂ + … + t xₜ) / (1 + 2 + … + t)"))
                   : say(MX_TEXT("core", "average ← (x₁ + x₂ + … + xₜ) / t"))};
}

class RegretTeller {
public:
    explicit RegretTeller(RegretTrace& trace) : trace_(trace), subject_(trace.subject) {}

    void tell() {
        for (std::size_t round = 0; round < told(); ++round)
            addRound(round);
        addLater();
    }

private:
    using Stage = RegretState::Stage;

    /// How many rounds are told one by one; they are the first points.
    [[nodiscard]] std::size_t told() const { return std::min(subject_.points.size(), mostRegretRoundsTold); }

    [[nodiscard]] bool isPlus() const {
        return subject_.matrix().learning().method == RegretMethod::matchingPlus;
    }

    void step(Message reason, std::size_t line, const RegretState& state) {
        trace_.add({std::move(reason), line}, state);
    }

    void addRound(std::size_t round) {
        const auto& players = subject_.points[round].players;
        trace_.begin(say(MX_TEXT("core", "round %1"), round + 1));
        step(say(MX_TEXT("core", "Round %1: the row player plays %2, the column player %3."), round + 1,
                 shownMixture(players[0].strategy), shownMixture(players[1].strategy)),
             playLine, {round, Stage::played});
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
            addLearning(round, side);
        step(say(MX_TEXT("core", "The averages after round %1 are %2 and %3: against these a best reply "
                                 "gains %4, averaged over both players."),
                 round + 1, shownMixture(players[0].average()), shownMixture(players[1].average()),
                 roundedText(subject_.points[round].exploitability, shownDigits)),
             averageLine, {round, Stage::averaged});
    }

    void addLearning(std::size_t round, MatrixSide side) {
        const RegretPlayer& player = subject_.points[round].players[static_cast<std::size_t>(side)];
        const bool isRow = side == MatrixSide::row;
        const auto ofSide = [&](const char* ofRows, const char* ofColumns, const auto&... arguments) {
            return isRow ? say(ofRows, arguments...) : say(ofColumns, arguments...);
        };
        step(ofSide(MX_TEXT("core", "Against %1 the rows would have earned %2; the row player earned %3."),
                    isPlus()
                        ? MX_TEXT("core",
                                  "Against %1, which comes next, the columns would earn %2; the column "
                                  "player’s strategy earns %3.")
                        : MX_TEXT("core",
                                  "Against %1 the columns would have earned %2; the column player earned "
                                  "%3."),
                    shownMixture(player.faced), shownNumbers(player.earnings),
                    fractionText(player.earned, shownDigits)),
             earnLine, {round, Stage::earned, side});
        step(isPlus()
                 ? ofSide(MX_TEXT("core",
                                  "What more each row would have earned is added to its regret, and what is "
                                  "negative is forgotten: %1."),
                          MX_TEXT("core",
                                  "What more each column would have earned is added to its regret, and what "
                                  "is negative is forgotten: %1."),
                          shownNumbers(player.regrets))
                 : ofSide(
                       MX_TEXT("core", "What more each row would have earned is added to its regret: %1."),
                       MX_TEXT("core", "What more each column would have earned is added to its regret: %1."),
                       shownNumbers(player.regrets)),
             regretLine, {round, Stage::regrets, side});
        step(sayNext(player, isRow), nextLine, {round, Stage::next, side});
    }

    [[nodiscard]] Message sayNext(const RegretPlayer& player, bool isRow) const {
        const double sum = positiveSum(player);
        if (sum <= 0)
            return isRow ? say(MX_TEXT("core",
                                       "Nothing is regretted: the row player plays %1 next, as in the first "
                                       "round."),
                               shownMixture(player.next))
                         : say(MX_TEXT("core",
                                       "Nothing is regretted: the column player plays %1 next, as in the "
                                       "first round."),
                               shownMixture(player.next));
        return isRow ? say(MX_TEXT("core",
                                   "The positive regrets sum to %1; their shares of it are what the row "
                                   "player plays next: %2."),
                           fractionText(sum, shownDigits), shownMixture(player.next))
                     : say(MX_TEXT("core",
                                   "The positive regrets sum to %1; their shares of it are what the column "
                                   "player plays next: %2."),
                           fractionText(sum, shownDigits), shownMixture(player.next));
    }

    /// 10, 20, 50, 100 … rounds, and the last.
    void addLater() {
        trace_.begin(say(MX_TEXT("core", "averages")));
        std::uint64_t wanted = 10;
        for (std::size_t factor = 0; factor < 21; ++factor) {
            if (wanted > told()) addPoint(wanted);
            wanted = factor % 3 == 1 ? wanted / 2 * 5 : wanted * 2;
        }
        const std::size_t last = subject_.points.size() - 1;
        if (subject_.points[last].round > told() &&
            (trace_.states.empty() || trace_.states.back().point != last))
            addPointAt(last);
    }

    void addPoint(std::uint64_t wanted) {
        const auto found = std::ranges::lower_bound(subject_.points, wanted, {}, &RegretPoint::round);
        if (found != subject_.points.end() && found + 1 != subject_.points.end())
            addPointAt(static_cast<std::size_t>(found - subject_.points.begin()));
    }

    void addPointAt(std::size_t index) {
        const RegretPoint& point = subject_.points[index];
        const std::string row = shownMixture(point.players[0].average());
        const std::string column = shownMixture(point.players[1].average());
        const Message reason =
            subject_.value
                ? say(MX_TEXT("core",
                              "After %1 rounds the averages are %2 and %3: a best reply gains %4, and they "
                              "are worth %5; the value is %6."),
                      point.round, row, column, roundedText(point.exploitability, shownDigits),
                      roundedText(valueAt(subject_, point), 4), shownRational(*subject_.value))
                : say(isPlus()
                          ? MX_TEXT("core",
                                    "After %1 rounds the averages are %2 and %3: a best reply gains %4; for "
                                    "each round the regret is at most %5 and %6.")
                          : MX_TEXT("core",
                                    "After %1 rounds the averages are %2 and %3: a best reply gains %4; for "
                                    "each round the regret is %5 and %6."),
                      point.round, row, column, roundedText(point.exploitability, shownDigits),
                      roundedText(point.regret[0], shownDigits), roundedText(point.regret[1], shownDigits));
        step(reason, averageLine, {index, Stage::averaged});
    }

    RegretTrace& trace_;
    const RegretSubject& subject_;
};

void setSolution(RegretSubject& subject, const MatrixAnswer& answer) {
    if (answer.solution) subject.value = answer.solution->value;
    if (answer.equilibria.extreme.empty()) return;
    const Equilibrium& first = answer.equilibria.extreme.front();
    for (const Rational& share : first.row)
        subject.solution[0].push_back(nearest(share));
    for (const Rational& share : first.column)
        subject.solution[1].push_back(nearest(share));
}

} // namespace

Message sayStageNumber(const RegretPlayer& player, RegretState::Stage stage) {
    if (stage == RegretState::Stage::earned)
        return say(MX_TEXT("core", "earned %1"), fractionText(player.earned, shownDigits));
    const double sum = positiveSum(player);
    if (stage != RegretState::Stage::next || sum <= 0) return {};
    return say(MX_TEXT("core", "positive in all: %1"), fractionText(sum, shownDigits));
}

Message sayWorthOfAverages(const RegretSubject& subject, const RegretPoint& point) {
    if (!subject.value) return {};
    return say(MX_TEXT("core", "worth %1, value %2"), roundedText(valueAt(subject, point), 4),
               shownRational(*subject.value));
}

Expected<RegretSubject> regretSubject(std::shared_ptr<const Instance> instance, std::uint64_t rounds,
                                      Task& task) {
    const MatrixAspect& matrix = *instance->as<MatrixAspect>();
    constexpr std::size_t most = 12; // actions of each player
    if (std::max(matrix.game().rows(), matrix.game().columns()) > most) {
        return tooLarge(say(MX_TEXT("core", "Regrets are shown for up to %1 × %1 actions; mexplorer values "
                                            "matrix prints how they converge for more."),
                            most));
    }
    const auto& [method, start] = matrix.learning();
    auto points = runRegret(matrix.game(), method, start, rounds, task);
    if (!points) return tl::unexpected(points.error());
    const auto answer = matrix.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    RegretSubject subject{std::move(instance), std::move(*points)};
    setSolution(subject, **answer);
    return subject;
}

RegretTrace regretTrace(RegretSubject subject) {
    const RegretMethod method = subject.matrix().learning().method;
    RegretTrace trace(method == RegretMethod::matchingPlus
                          ? say(MX_TEXT("core", "Regret matching+, round by round"))
                          : say(MX_TEXT("core", "Regret matching, round by round")),
                      regretCode(method), std::move(subject));
    RegretTeller(trace).tell();
    return trace;
}

} // namespace mexplorer
