#include "core/regret/matrix_equilibria.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

namespace mexplorer {

namespace {

using Whole = Integer;

/// The opponent’s payoffs as whole numbers, which have the same equilibria: [opponent’s action][own action].
using WholeTable = std::vector<std::vector<Whole>>;

WholeTable wholePayoffs(const MatrixGame& game, MatrixSide mixing) {
    const MatrixSide replying = otherSide(mixing);
    Whole scale = 1;
    for (const Rational& payoff : game.payoffs(replying).cells)
        scale = lcm(scale, denominator(payoff));
    WholeTable table(game.actions(replying), std::vector<Whole>(game.actions(mixing)));
    for (std::size_t reply = 0; reply < table.size(); ++reply)
        for (std::size_t own = 0; own < table[reply].size(); ++own)
            table[reply][own] = numerator(Rational(game.payoff(replying, reply, own) * scale));
    return table;
}

/// A vertex of a best-response polyhedron: a mixture, and the best replies to it.
struct Vertex {
    Mixture mixture;
    ActionSet support = 0;
    ActionSet replies = 0;
};

/// Finds the mixtures of one player.
class VertexFinder {
public:
    VertexFinder(const MatrixGame& game, MatrixSide mixing)
        : game_(game), mixing_(mixing), payoffs_(wholePayoffs(game, mixing)) {
        const std::size_t replies = payoffs_.size();
        atMost_.assign(replies, std::vector<ActionSet>(replies));
        for (std::size_t a = 0; a < replies; ++a)
            for (std::size_t b = 0; b < replies; ++b)
                for (std::size_t own = 0; own < payoffs_[a].size(); ++own)
                    if (payoffs_[a][own] <= payoffs_[b][own]) atMost_[a][b] |= onlyAction(own);
    }

    /// Adds every vertex once. Calls `goOn` before each support; stops and returns false if that does.
    template <class GoOn>
    bool find(std::vector<Vertex>& vertices, const GoOn& goOn) const {
        std::set<Mixture> known;
        for (ActionSet support = 1; support <= allActions(game_.actions(mixing_)); ++support) {
            if (!goOn()) return false;
            const ActionSet possible = undominated(support);
            const int size = std::popcount(support);
            for (ActionSet replies = possible; replies != 0; replies = (replies - 1) & possible) {
                if (std::popcount(replies) != size) continue;
                auto mixture = mixtureOn(actionsIn(support), actionsIn(replies));
                if (!mixture) continue;
                const ActionSet best = bestReplies(game_, otherSide(mixing_), *mixture);
                if ((replies & ~best) != 0 || !known.insert(*mixture).second) continue;
                vertices.push_back({std::move(*mixture), support, best});
            }
        }
        return true;
    }

private:
    /// The replies that are not weakly dominated against this support: only they can be best replies to a
    /// mixture of all of it.
    [[nodiscard]] ActionSet undominated(ActionSet support) const {
        ActionSet all = 0;
        for (std::size_t reply = 0; reply < payoffs_.size(); ++reply) {
            bool isDominated = false;
            for (std::size_t other = 0; other < payoffs_.size() && !isDominated; ++other)
                isDominated =
                    (support & ~atMost_[reply][other]) == 0 && (support & ~atMost_[other][reply]) != 0;
            if (!isDominated) all |= onlyAction(reply);
        }
        return all;
    }

    /// The only mixture of exactly these actions against which these replies, equally many, are worth the
    /// same. Nothing if there is none, or more than one. Bareiss (1968): all numbers stay whole.
    [[nodiscard]] std::optional<Mixture> mixtureOn(const std::vector<std::size_t>& support,
                                                   const std::vector<std::size_t>& replies) const {
        const std::size_t size = support.size();
        std::vector<std::vector<Whole>> rows(size, std::vector<Whole>(size + 1));
        for (std::size_t i = 0; i + 1 < size; ++i)
            for (std::size_t j = 0; j < size; ++j)
                rows[i][j] = payoffs_[replies[i + 1]][support[j]] - payoffs_[replies[0]][support[j]];
        std::fill(rows.back().begin(), rows.back().end(), 1);
        if (!eliminate(rows)) return std::nullopt;
        Mixture mixture(game_.actions(mixing_));
        for (std::size_t j = 0; j < size; ++j) {
            const Rational share = Rational(rows[j][size]) / Rational(rows[j][j]);
            if (share <= 0) return std::nullopt;
            mixture[support[j]] = share;
        }
        return mixture;
    }

    /// Reduces the rows to a diagonal; false if they are linearly dependent.
    static bool eliminate(std::vector<std::vector<Whole>>& rows) {
        const std::size_t size = rows.size();
        Whole last = 1;
        for (std::size_t k = 0; k < size; ++k) {
            std::size_t pivot = k;
            while (pivot < size && rows[pivot][k] == 0)
                ++pivot;
            if (pivot == size) return false;
            std::swap(rows[pivot], rows[k]);
            for (std::size_t i = 0; i < size; ++i) {
                if (i == k) continue;
                const Whole factor = rows[i][k];
                for (std::size_t j = 0; j <= size; ++j)
                    if (j >= k || j == i) rows[i][j] = (rows[i][j] * rows[k][k] - factor * rows[k][j]) / last;
            }
            last = rows[k][k];
        }
        return true;
    }

    const MatrixGame& game_;
    MatrixSide mixing_;
    WholeTable payoffs_;
    std::vector<std::vector<ActionSet>> atMost_; ///< [a][b]: where reply a gets no more than b
};

/// C(rows + columns, rows) − 1; of many, some number above mostSupportPairs.
std::uint64_t supportPairs(std::uint64_t rows, std::uint64_t columns) {
    std::uint64_t count = 1;
    for (std::uint64_t i = 1; i <= rows && count <= mostSupportPairs + 1; ++i)
        count = count * (columns + i) / i;
    return count - 1;
}

/// A mixture over the actions `kept` as one over all.
Mixture widened(const Mixture& mixture, ActionSet kept, std::size_t actions) {
    Mixture all(actions);
    const auto places = actionsIn(kept);
    for (std::size_t i = 0; i < places.size(); ++i)
        all[places[i]] = mixture[i];
    return all;
}

struct Vertices {
    std::vector<Vertex> row;
    std::vector<Vertex> column;
};

Expected<Vertices> verticesOf(const MatrixGame& game, Task& task) {
    Vertices found;
    const auto all = static_cast<double>(allActions(game.rows()) + allActions(game.columns()));
    double done = 0;
    const auto goOn = [&] {
        task.report(++done / all);
        return !task.cancelled();
    };
    if (!VertexFinder(game, MatrixSide::row).find(found.row, goOn) ||
        !VertexFinder(game, MatrixSide::column).find(found.column, goOn))
        return cancelled();
    return found;
}

} // namespace

bool Equilibrium::isPure() const {
    return std::has_single_bit(supportOf(row)) && std::has_single_bit(supportOf(column));
}

Expected<Equilibria> allEquilibria(const MatrixGame& game, Task& task) {
    const auto strict = iteratedDominance(game, DominanceKind::strict, task);
    if (!strict) return tl::unexpected(strict.error());
    return allEquilibria(game, *strict, task);
}

Expected<Equilibria> allEquilibria(const MatrixGame& game, const Dominance& strict, Task& task) {
    const MatrixGame rest = restricted(game, strict.rows, strict.columns);
    if (supportPairs(rest.rows(), rest.columns()) > mostSupportPairs) {
        return tooLarge(
            say(MX_TEXT("core", "All equilibria of %1 × %2 actions that are not dominated are too "
                                "many to look for; 8 × 8 are not."),
                rest.rows(), rest.columns()));
    }
    const auto vertices = verticesOf(rest, task);
    if (!vertices) return tl::unexpected(vertices.error());
    Equilibria all;
    std::vector<unsigned> rowUses(vertices->row.size());
    std::vector<unsigned> columnUses(vertices->column.size());
    for (std::size_t i = 0; i < vertices->row.size(); ++i) {
        for (std::size_t j = 0; j < vertices->column.size(); ++j) {
            const Vertex& row = vertices->row[i];
            const Vertex& column = vertices->column[j];
            if ((row.support & ~column.replies) != 0 || (column.support & ~row.replies) != 0) continue;
            all.isInfinite = all.isInfinite || ++rowUses[i] > 1 || ++columnUses[j] > 1;
            all.extreme.push_back({widened(row.mixture, strict.rows, game.rows()),
                                   widened(column.mixture, strict.columns, game.columns()),
                                   expectedPayoff(rest, MatrixSide::row, row.mixture, column.mixture),
                                   expectedPayoff(rest, MatrixSide::column, row.mixture, column.mixture)});
        }
    }
    const auto rank = [](const Equilibrium& found) {
        return std::tuple(!found.isPure(), std::popcount(supportOf(found.row)), supportOf(found.row),
                          supportOf(found.column));
    };
    std::ranges::stable_sort(all.extreme, {}, rank);
    return all;
}

} // namespace mexplorer
