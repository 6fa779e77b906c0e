#pragma once

#include "core/rules/boards/stones.h"
#include "core/solve/stones/stone_scale.h"
#include "core/task/task.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace mexplorer {

/// Searches positions of one shape, in which play has not ended, by alpha-beta, and remembers what it found.
class StoneEngine {
public:
    /// The fastest engine for the shape, with a table of at most `bytes`. Throws std::bad_alloc.
    [[nodiscard]] static std::unique_ptr<StoneEngine> make(const StoneShape& shape, std::uint64_t bytes);
    /// The one for any shape, even where there is a faster one.
    [[nodiscard]] static std::unique_ptr<StoneEngine> makeGeneral(const StoneShape& shape,
                                                                  std::uint64_t bytes);
    virtual ~StoneEngine() = default;

    /// What the position is worth to the player to move (see StoneScale), if that lies between alpha and
    /// beta; else an upper bound up to alpha or a lower bound from beta on. Nothing if cancelled, or if
    /// nodes() reaches `mostNodes`.
    [[nodiscard]] virtual std::optional<int> search(const Stones& stones, int alpha, int beta,
                                                    std::uint64_t mostNodes, const Task& task) = 0;
    /// How many positions it has looked at. From any thread.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

protected:
    void tellNodes(std::uint64_t nodes) { nodes_.store(nodes, std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> nodes_ = 0;
};

} // namespace mexplorer
