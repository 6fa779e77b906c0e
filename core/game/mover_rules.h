#pragma once

#include "core/game/any_rules.h"

#include <memory>

namespace mexplorer {

/// Rules of two sides as the player to move meets them: who that is belongs to the position, and each move
/// hands the turn over.
class MoverRules final : public AnyRules {
public:
    explicit MoverRules(std::shared_ptr<const AnyRules> both) : both_(std::move(both)) {}

    /// The position of the rules of both, in which `mover` is to move.
    [[nodiscard]] HeldPosition turn(AnyPosition position, Side mover) const;

    [[nodiscard]] Description description() const override { return both_->description(); }
    [[nodiscard]] bool isOfSameGame(const AnyRules& other) const override;
    [[nodiscard]] std::optional<Play> play() const override { return both_->play(); }
    [[nodiscard]] std::string startPosition() const override { return both_->startPosition(); }
    /// Left is to move.
    [[nodiscard]] Expected<HeldPosition> parse(std::string_view text) const override;
    [[nodiscard]] std::string text(AnyPosition position) const override;
    [[nodiscard]] Message moveText(AnyPosition position, AnyMove move) const override;
    [[nodiscard]] std::uint64_t optionCount(AnyPosition position) const override;
    void forEachOption(AnyPosition position, const Visit& visit) const override;
    [[nodiscard]] std::optional<Evaluation> closedForm(AnyPosition position) const override;
    [[nodiscard]] Score scoreAtEnd(AnyPosition /*position*/) const override { return -1; }
    [[nodiscard]] HeldPosition held(AnyPosition position) const override;
    [[nodiscard]] bool areEqual(AnyPosition one, AnyPosition other) const override;
    [[nodiscard]] std::uint64_t bytesOf(AnyPosition position) const override;
    [[nodiscard]] std::uint64_t workTo(AnyPosition position) const override;
    [[nodiscard]] std::unique_ptr<PositionIndex> index() const override;
    [[nodiscard]] std::unique_ptr<AnyValuation>
    valuation(const Budget& budget, const std::shared_ptr<const AnyValuation>& found) const override;
    [[nodiscard]] Aspects aspectsOf(const Inquiry& asked) const override;
    [[nodiscard]] Has has() const override { return {.picture = both_->has().picture}; }
    [[nodiscard]] BoardPicture picture(AnyPosition position) const override;

private:
    std::shared_ptr<const AnyRules> both_;
};

} // namespace mexplorer
