#include "ui/views/beside/beside.h"

#include "core/text/say_all.h"
#include "ui/figure/motion/moving_figure.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// The titles of both. Errors: they are the same.
Expected<BothSides> titlesOf(const BesideScenes& both) {
    const auto& [left, right] = both.scenes;
    const std::vector<Parameter> ofLeft = both.kind.settings(*left.game);
    const std::vector<Parameter> ofRight = both.kind.settings(*right.game);
    BothSides titles =
        sayBothSides({*left.game, ofLeft, left.settings}, {*right.game, ofRight, right.settings});
    if (titles[0].empty()) return invalid(say(MX_TEXT("core", "Both pictures would be the same.")));
    return titles;
}

/// What differs between two figures of values; none if they show no values, or none in common places. Errors:
/// cancelled.
Expected<std::shared_ptr<const BesideFacts>> factsOf(const BesideScenes& both, const Figure& left,
                                                     const Figure& right, Task& task) {
    auto titles = titlesOf(both);
    if (!titles) return tl::unexpected(titles.error());
    auto facts = std::make_shared<BesideFacts>(BesideFacts{std::move(*titles), std::nullopt});
    const auto* one = dynamic_cast<const Pairable*>(&left);
    const auto* other = dynamic_cast<const Pairable*>(&right);
    if (!one || !other) return facts;
    const ValueTable ofOne = one->valueTable();
    const ValueTable ofOther = other->valueTable();
    auto found = differencesBetween(ofOne, ofOther, task);
    if (!found && found.error().kind == Error::Kind::cancelled) return tl::unexpected(found.error());
    if (!found) return facts;
    if (!found->listed.empty()) {
        const ValuePlace first = found->listed.front().place;
        if (auto reasons = whyBoth(*both.scenes[0].game, ofOne.positionAt(first), *both.scenes[1].game,
                                   ofOther.positionAt(first), task))
            facts->reasons = std::move(*reasons);
    }
    facts->differences = std::move(*found);
    return facts;
}

/// The second scene as it is shown beside this figure of the first: where nobody chose otherwise, its places
/// are where those are.
Scene alignedScene(const BesideScenes& both, const Figure& first) {
    Scene scene = both.scenes[1];
    const auto* values = dynamic_cast<const Pairable*>(&first);
    if (!values) return scene;
    for (const auto& [id, value] : values->commonSettings()) {
        const auto own = scene.settings.find(id);
        const auto other = both.scenes[0].settings.find(id);
        if (own != scene.settings.end() && other != both.scenes[0].settings.end() &&
            own->second == other->second)
            own->second = value;
    }
    return scene;
}

} // namespace

std::size_t BesideSteps::count() const {
    return std::max(both_[0].count(), both_[1].count());
}

std::shared_ptr<const Figure> BesideSteps::figureAt(std::size_t step) const {
    std::array<std::shared_ptr<const Figure>, 2> figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] = both_[i].figure(std::min(step, both_[i].count() - 1));
    return std::make_shared<BesideFigure>(figures[0], figures[1], facts_);
}

std::shared_ptr<const Figure> BesideSteps::figure(std::size_t step, double moment) const {
    auto now = figureAt(step);
    if (moment <= 0 || step + 1 >= count()) return now;
    return std::make_shared<MovingFigure>(std::move(now), figureAt(step + 1), moment);
}

QString BesideSteps::title(std::size_t step) const {
    std::array<QString, 2> titles;
    for (std::size_t i = 0; i < titles.size(); ++i)
        titles[i] = both_[i].title(std::min(step, both_[i].count() - 1));
    return titles[0] == titles[1] ? titles[0] : titles[0] + QStringLiteral(" | ") + titles[1];
}

QString BesideSteps::sentence(std::size_t step) const {
    std::array<Message, 2> said;
    for (std::size_t i = 0; i < said.size(); ++i)
        said[i] = both_[i].trace->steps[std::min(step, both_[i].count() - 1)].reason;
    if (said[0] == said[1]) return translated(said[0]);
    std::vector<Message> all;
    for (std::size_t i = 0; i < said.size(); ++i)
        all.push_back(say(MX_TEXT("core", "%1: %2"), facts_->titles[i], said[i]));
    return translated(sayAll(all));
}

Expected<std::unique_ptr<Figure>> figureBeside(const BesideScenes& both, Task& task) {
    auto left = both.kind.figure(both.scenes[0], task);
    if (!left) return tl::unexpected(left.error());
    auto right = both.kind.figure(alignedScene(both, **left), task);
    if (!right) return tl::unexpected(right.error());
    auto facts = factsOf(both, **left, **right, task);
    if (!facts) return tl::unexpected(facts.error());
    return std::make_unique<BesideFigure>(std::move(*left), std::move(*right), std::move(*facts));
}

Expected<BesideSteps> stepsBeside(const BesideScenes& both, Task& task) {
    auto left = both.kind.steps(both.scenes[0], task);
    if (!left) return tl::unexpected(left.error());
    const auto first = left->figure(0);
    auto right = both.kind.steps(alignedScene(both, *first), task);
    if (!right) return tl::unexpected(right.error());
    auto facts = factsOf(both, *first, *right->figure(0), task);
    if (!facts) return tl::unexpected(facts.error());
    return BesideSteps(std::move(*left), std::move(*right), std::move(*facts));
}

} // namespace mexplorer::ui
