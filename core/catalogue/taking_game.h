#pragma once

#include "core/game/game.h"
#include "core/game/line_values.h"
#include "core/rules/heap_game.h"
#include "core/rules/heap_part.h"
#include "core/rules/proof.h"
#include "core/solve/ways/heap_values.h"
#include "core/task/task.h"

#include <functional>
#include <memory>

namespace mexplorer {

/// A game in which a turn takes from one heap, behind virtual functions, so that what the catalogue builds
/// for such games is compiled once for all of them. Rules known when the program is compiled come through
/// takingGameOf; rules read at run time derive from it. The members mean what they mean in HeapGame.
class TakingGame {
public:
    TakingGame() = default;
    virtual ~TakingGame() = default;
    TakingGame(const TakingGame&) = delete;
    TakingGame& operator=(const TakingGame&) = delete;

    [[nodiscard]] virtual Description description() const = 0;
    /// Misère only if the SG values of heaps decide that, too, as in subtraction games (see evaluateHeaps;
    /// Ferguson 1974): whatever else may be taken need not be so.
    [[nodiscard]] virtual Play play() const = 0;
    [[nodiscard]] virtual std::shared_ptr<const TakingGame> inNormalPlay() const = 0;
    [[nodiscard]] virtual std::uint64_t takeCount(std::uint64_t size) const = 0;
    using Visit = std::function<bool(std::uint64_t taken)>;
    virtual bool forEachTake(std::uint64_t size, const Visit& visit) const = 0;

    /// See NotesAspect.
    [[nodiscard]] virtual std::vector<Message> notes() const { return {}; }

    // What theorems say, if there are any.
    [[nodiscard]] virtual std::optional<Nimber> heapValue(std::uint64_t /*size*/) const { return {}; }
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(const Heaps& heaps) const;
    [[nodiscard]] virtual std::optional<Proof> proof(const Heaps& /*heaps*/) const { return {}; }
    [[nodiscard]] virtual Message valueReason(std::uint64_t /*size*/) const { return {}; }
    [[nodiscard]] virtual Message valueTheorem() const { return {}; }
    [[nodiscard]] virtual std::optional<std::uint64_t> longestTake() const { return {}; }
    [[nodiscard]] virtual std::optional<std::uint64_t> valuePeriod() const { return {}; }
    [[nodiscard]] virtual std::uint64_t valueSaltus() const { return 0; }
    [[nodiscard]] virtual bool takesLeaveDifferentValues() const { return false; }
    /// Whether a formula gives takeTo.
    [[nodiscard]] virtual bool tellsTakeTo() const { return false; }
    [[nodiscard]] virtual std::optional<std::uint64_t> takeTo(std::uint64_t /*size*/,
                                                              Nimber /*value*/) const {
        return {};
    }

    /// The size of the largest table that one question about a position may make.
    [[nodiscard]] virtual std::uint64_t mostValues() const { return mostLineValues; }

    /// Whether a theorem divides heaps into parts; the others are then as in PartsAspect.
    [[nodiscard]] virtual bool hasParts() const { return false; }
    [[nodiscard]] virtual std::vector<HeapPart> partsOf(std::uint64_t /*size*/) const { return {}; }
    [[nodiscard]] virtual std::uint64_t mostOf(const Heaps& /*heaps*/) const { return 0; }
    [[nodiscard]] virtual std::uint64_t mostAfter(std::uint64_t /*left*/, std::uint64_t /*taken*/) const {
        return 0;
    }

    /// The values of single heaps; see fillLine and fillLineByDefinition in core/solve.
    [[nodiscard]] virtual Expected<void> fillLine(LineValues& values, Task& task) const;
    [[nodiscard]] virtual Expected<void> fillLineByDefinition(LineValues& values, Task& task) const;
};

/// The game with all that its rules allow to ask.
[[nodiscard]] std::unique_ptr<Game> makeTakingGame(std::shared_ptr<const TakingGame> rules,
                                                   Parameters parameters);

} // namespace mexplorer
