#pragma once

#include "core/catalogue/taking_game.h"
#include "core/own/taken_numbers.h"

namespace mexplorer {

/// Rules of one’s own by which a turn takes from one heap, which never breaks, in normal play: in misère play
/// the values of single heaps do not decide whatever may be taken (see TakingGame::play).
class OwnTaking final : public TakingGame {
public:
    /// `turns` leave one heap each.
    OwnTaking(Description (*describe)(), const std::vector<OwnTurn>& turns)
        : OwnTaking(describe, std::vector<TakenNumbers>(turns.begin(), turns.end())) {}
    OwnTaking(Description (*describe)(), std::vector<TakenNumbers> turns)
        : describe_(describe), turns_(std::move(turns)) {}

    [[nodiscard]] Description description() const override { return describe_(); }
    [[nodiscard]] Play play() const override { return Play::normal; }
    [[nodiscard]] std::shared_ptr<const TakingGame> inNormalPlay() const override {
        return std::make_shared<OwnTaking>(describe_, turns_);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const override;
    bool forEachTake(std::uint64_t size, const Visit& visit) const override;
    [[nodiscard]] std::uint64_t mostValues() const override;

private:
    [[nodiscard]] std::vector<std::uint64_t> inAll(std::uint64_t size) const;

    Description (*describe_)();
    std::vector<TakenNumbers> turns_;
};

} // namespace mexplorer
