#include "core/solve/canonical_forms.h"

#include <algorithm>

namespace mexplorer {

CanonicalForms::CanonicalForms(std::unique_ptr<NumberedParts> parts, const Budget& budget)
    : parts_(std::move(parts)), budget_(budget) {
    budget_.moves = budget.positions * stepsPerPosition;
}

void CanonicalForms::begin(Task& task) {
    if (!games_ || games_->stopped()) {
        forget();
        games_.emplace(task, budget_);
    }
    games_->workFor(task);
}

void CanonicalForms::forget() {
    games_.reset();
    known_.clear();
    parts_->forget();
}

Expected<CanonicalForms::Id> CanonicalForms::of(AnyPosition position, Task& task) {
    begin(task);
    return of(position);
}

Expected<CanonicalForms::Id> CanonicalForms::of(AnyPosition position) {
    const NumberedParts::Numbers parts = parts_->parts(position);
    const auto isOutOfReach = [&](NumberedParts::Number part) {
        return parts_->reach(parts_->at(part)) == FormReach::out;
    };
    if (std::ranges::any_of(parts, isOutOfReach)) return formOutOfReach();
    const Id game = sumOf(parts);
    if (games_->stopped()) return tl::unexpected(*games_->stopped());
    return game;
}

Expected<CanonicalForms::Options> CanonicalForms::optionsOf(AnyPosition position, Task& task) {
    if (const auto game = of(position, task); !game) return tl::unexpected(game.error());
    Options options = optionsFound(position);
    if (games_->stopped()) return tl::unexpected(*games_->stopped());
    return options;
}

Expected<CanonicalForms::Id> CanonicalForms::zero(Task& task) {
    begin(task);
    return games_->zero();
}

CanonicalForms::Id CanonicalForms::sumOf(const NumberedParts::Numbers& parts) {
    Id sum = games_->zero();
    for (const NumberedParts::Number part : parts)
        sum = games_->sum(sum, ofPart(part));
    return sum;
}

CanonicalForms::Id CanonicalForms::ofPart(NumberedParts::Number part) {
    if (part < known_.size() && known_[part] != ShortGames::none) return known_[part];
    const Id game = found(parts_->at(part));
    if (games_->stopped()) return game;
    if (part >= known_.size()) known_.resize(part + 1, ShortGames::none);
    return known_[part] = game;
}

CanonicalForms::Id CanonicalForms::found(AnyPosition part) {
    if (const auto told = parts_->game(part, *games_)) return *told;
    Options options = optionsFound(part);
    return games_->of(std::move(options.left), std::move(options.right));
}

CanonicalForms::Options CanonicalForms::optionsFound(AnyPosition position) {
    Options options;
    parts_->forEachOption(position, Side::either, [&](Side mover, const NumberedParts::Numbers& parts) {
        (mover == Side::left ? options.left : options.right).push_back(sumOf(parts));
        return !games_->stopped();
    });
    return options;
}

} // namespace mexplorer
