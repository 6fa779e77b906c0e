#include "core/game/aspects/mover.h"

#include "core/game/mover_rules.h"

namespace mexplorer {

std::shared_ptr<const Inquiry> forMover(std::shared_ptr<const Inquiry> asked, Side mover) {
    if (!asked || mover == Side::either || !asked->rules()->has().sides) return asked;
    const auto rules = std::make_shared<const MoverRules>(asked->rules());
    return std::make_shared<const Inquiry>(rules, rules->turn(asked->parsed(), mover));
}

Side moverOf(const Inquiry& asked) {
    const auto* mover = asked.as<MoverAspect>();
    return mover ? mover->mover() : Side::either;
}

const Inquiry& ofBoth(const Inquiry& asked) {
    const auto* mover = asked.as<MoverAspect>();
    return mover ? mover->both() : asked;
}

} // namespace mexplorer
