#include "core/catalogue/played_game.h"

#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/game/inquiry.h"

namespace mexplorer {

namespace {

class PlayedPositions final : public PositionsAspect {
public:
    explicit PlayedPositions(std::shared_ptr<const AnyRules> rules) : rules_(std::move(rules)) {}

    [[nodiscard]] std::string startPosition() const override { return rules_->startPosition(); }
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const override {
        return rules_->parse(position).map([&](HeldPosition parsed) -> std::shared_ptr<const Inquiry> {
            return std::make_shared<Inquiry>(rules_, std::move(parsed));
        });
    }

private:
    std::shared_ptr<const AnyRules> rules_;
};

} // namespace

PlayedGame::PlayedGame(std::shared_ptr<const AnyRules> rules, Parameters parameters)
    : Game(rules->description(), std::move(parameters)), rules_(std::move(rules)) {
    add(std::make_unique<PlayedPositions>(rules_));
    if (rules_->has().sides) add(std::make_unique<TwoSidedAspect>());
    if (const auto play = rules_->play()) add(std::make_unique<ImpartialAspect>(*play));
}

} // namespace mexplorer
