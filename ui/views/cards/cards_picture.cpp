#include "ui/views/cards/cards_picture.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr const char* lastId = "last";
constexpr std::int64_t mostStepped = 100'000; // iterations: a run up to there takes a moment

} // namespace

CardsPicture::CardsPicture(const ExtensiveAspect& asked, const PokerAspect& poker_,
                           std::shared_ptr<const CfrRun> run_, bool showsLast_)
    : form(*asked.form()), poker(poker_.sharedKnown()), deal(poker_.deal()), way(asked.way()),
      run(std::move(run_)), showsLast(showsLast_),
      layout(asked.game(), besideAlike(asked.game(), asked.nodes())) {}

std::optional<CardsSet> setOf(const SequenceForm& form, SequenceForm::Node node) {
    const SequenceForm::NodeRecord& record = form.node(node);
    if (!isPlayer(record.actor)) return std::nullopt;
    return CardsSet{static_cast<std::size_t>(record.actor), record.set};
}

const CfrSetUpdate* CardsLook::update() const {
    const bool isOfSet =
        step && step->phase != CfrState::Phase::begin && step->phase != CfrState::Phase::average;
    return isOfSet ? &trace->subject.iteration.updates[step->update] : nullptr;
}

std::optional<CardsSet> CardsLook::lit() const {
    if (const CfrSetUpdate* now = update()) return CardsSet{now->player, now->set};
    return pointed;
}

Profile CardsLook::behaviours(const CardsPicture& picture) const {
    if (!step) return picture.shown();
    const CfrIteration& iteration = trace->subject.iteration;
    if (step->phase == CfrState::Phase::average) return iteration.average;
    Profile now = iteration.before;
    for (std::size_t i = 0; i < step->learnt(iteration.updates.size()); ++i) {
        const CfrSetUpdate& learnt = iteration.updates[i];
        std::copy(learnt.next.begin(), learnt.next.end(),
                  now[learnt.player].begin() + picture.form->player(learnt.player).sets[learnt.set].first);
    }
    return now;
}

std::vector<Parameter> cardsSettings(const Game& /*game*/) {
    Parameter shown{.id = cardsShownId,
                    .title = say(MX_TEXT("core", "strategies drawn")),
                    .kind = Parameter::Kind::choice,
                    .fallback = "average",
                    .choices = {}};
    shown.choices = {{"average", say(MX_TEXT("core", "the averages"))},
                     {lastId, say(MX_TEXT("core", "after the last iteration"))}};
    Parameter iteration{.id = cardsIterationId,
                        .title = say(MX_TEXT("core", "iteration in steps")),
                        .kind = Parameter::Kind::integer,
                        .fallback = "1",
                        .least = 1,
                        .most = mostStepped,
                        .choices = {}};
    iteration.hint = say(MX_TEXT("core", "which iteration the steps go through"));
    return {shown, iteration};
}

Expected<std::shared_ptr<const CardsPicture>> cardsPictureOf(const Instance& instance,
                                                             const Parameters& settings, Task& task) {
    const auto& asked = *instance.as<ExtensiveAspect>();
    auto run = asked.run(task);
    if (!run) return tl::unexpected(run.error());
    return std::make_shared<const CardsPicture>(asked, *instance.as<PokerAspect>(), std::move(*run),
                                                settings.at(cardsShownId) == lastId);
}

} // namespace mexplorer::ui
