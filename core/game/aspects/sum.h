#pragma once

#include "core/game/aspects/aspect.h"
#include "core/task/remembered.h"
#include "core/text/message.h"
#include "core/theory/nimber.h"

#include <string>
#include <vector>

namespace mexplorer {

/// One component of a sum, as the XOR view shows it.
struct Component {
    std::string text;    ///< as written: the size of a heap, the place of a coin
    Nimber value = 0;    ///< its SG value in normal play
    Message reason = {}; ///< how the value is found, “17 mod 4 = 1”; may be empty
    /// Whether it counts as above 1 in the rule of misère play (see NimTotal): in Nim exactly values above 1,
    /// in other games also components with the same value in both plays.
    bool large = value > 1;
    /// Whether it is a heap of Nim: its text is its value, which needs neither a reason nor repeating. Not so
    /// for a component merely named like its value, as a node of a graph may be.
    bool isHeap = false;
};

/// A winning move in a sum: one component is changed.
struct ComponentMove {
    std::size_t component = 0;
    Message move;   ///< what is done
    std::string to; ///< the component after it, as written; empty if nothing is left
    Nimber newValue = 0;
};

/// A position that is a sum of components. Their values tell who wins, by the rule of NimTotal, unless it is
/// undecided. Results are remembered; see Remembered.
class SumAspect : public Aspect {
public:
    SumAspect();
    ~SumAspect() override;

    /// The name of a component, counted from 0: “heap 2” for component 1.
    [[nodiscard]] virtual Message name(std::size_t component) const = 0;
    /// Why the components’ values do not tell who wins, for instance in a misère sum of different games;
    /// empty if they do. Errors: a value is out of reach; cancelled.
    [[nodiscard]] virtual Expected<Message> undecided(Task& /*task*/) const { return Message{}; }
    [[nodiscard]] Found<std::vector<Component>> components(Task& task) const;
    /// One winning move for every component that has one, in the order of the components; none if it is
    /// undecided.
    [[nodiscard]] Found<std::vector<ComponentMove>> winningMoves(Task& task) const;
    /// The same with up to `most` moves of every component, in the rules’ order. Not remembered. Tries all
    /// moves of the components that have one: for positions whose moves were listed.
    [[nodiscard]] Expected<std::vector<ComponentMove>> winningMoves(std::size_t most, Task& task) const;

private:
    [[nodiscard]] virtual Expected<std::vector<Component>> findComponents(Task& task) const = 0;
    [[nodiscard]] virtual Expected<std::vector<ComponentMove>> findWinningMoves(std::size_t most,
                                                                                Task& task) const = 0;

    Remembered<std::vector<Component>> components_;
    Remembered<std::vector<ComponentMove>> winningMoves_;
};

} // namespace mexplorer
