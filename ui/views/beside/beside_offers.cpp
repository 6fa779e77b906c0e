#include "ui/views/beside/beside_offers.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/text/parse.h"
#include "ui/document/view_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <mutex>

namespace mexplorer::ui {

namespace {

/// The views of a game that can show two, those first whose values are compared.
std::vector<std::string> orderedViews(const Game& game) {
    std::vector<std::string> views = viewsBeside(game);
    const std::string& own = game.description().view;
    const auto rank = [&own](const std::string& view) {
        constexpr std::array<std::string_view, 4> compared = {"grid", "line", "tree", "search"};
        const auto place = std::ranges::find(compared, view) - compared.begin();
        if (view == own) return place < std::ssize(compared) ? std::ptrdiff_t{-1} : place;
        return place < std::ssize(compared) ? place : place + 1;
    };
    std::ranges::stable_sort(views, {}, rank);
    return views;
}

/// Other values of a parameter, the nearest first; none where it takes a text.
std::vector<std::string> othersOf(const Parameter& parameter, const std::string& value) {
    using Kind = Parameter::Kind;
    if (parameter.hidden) return {};
    std::vector<std::string> others;
    if (parameter.kind == Kind::choice)
        for (const Choice& choice : parameter.choices)
            if (choice.id != value) others.push_back(choice.id);
    if (parameter.kind == Kind::toggle) others.emplace_back(value == "on" ? "off" : "on");
    if (parameter.kind == Kind::integer) {
        const auto number = parseInteger(value, parameter.least, parameter.most);
        if (number && *number < parameter.most) others.push_back(std::to_string(*number + 1));
        if (number && *number > parameter.least) others.push_back(std::to_string(*number - 1));
    }
    return others;
}

void offerOthers(std::vector<std::string>& offers, const std::vector<Parameter>& described,
                 const Parameters& values) {
    for (const Parameter& parameter : described) {
        const auto value = values.find(parameter.id);
        const std::string& now = value == values.end() ? parameter.fallback : value->second;
        if (!countsWith(parameter, values)) continue;
        for (const std::string& other : othersOf(parameter, now))
            offers.push_back(fmt::format("{}={}", parameter.id, other));
    }
}

/// Of the rules, plays first.
std::vector<std::string> otherRules(const Game& game) {
    const Description& description = game.description();
    std::vector<std::string> offers;
    const auto isPlay = [](const Parameter& parameter) { return parameter.id == playId; };
    std::vector<Parameter> described = description.parameters;
    std::stable_partition(described.begin(), described.end(), isPlay);
    offerOthers(offers, described, game.parameters());
    return offers;
}

Expected<std::unique_ptr<Game>> madeWith(const Game& game, const std::string& offer) {
    Parameters parameters = game.parameters();
    const std::size_t sign = offer.find('=');
    parameters[offer.substr(0, sign)] = offer.substr(sign + 1);
    return makeGame(game.description().id, parameters);
}

std::vector<std::string> otherSettings(const Game& game, const std::string& view) {
    const std::vector<Parameter> settings = findView(view)->settings(game);
    std::vector<std::string> offers;
    offerOthers(offers, settings, completed(settings, {}).value_or(Parameters{}));
    return offers;
}

BesideChoice findUsual(const Game& game) {
    const std::vector<std::string> views = orderedViews(game);
    if (views.empty()) return {};
    for (const std::string& offer : otherRules(game)) {
        const auto made = madeWith(game, offer);
        if (!made) continue;
        for (const std::string& view : views)
            if (canShow(view, **made)) return {offer, view};
    }
    for (const std::string& view : views)
        if (const auto offers = otherSettings(game, view); !offers.empty()) return {offers.front(), view};
    return {{}, views.front()};
}

/// What was found for the last games: it is asked for at each look at them, and making games takes time.
class UsualChoices {
public:
    BesideChoice of(const Game& game) {
        const std::scoped_lock lock(mutex_);
        const std::string& id = game.description().id;
        for (const Kept& one : kept_)
            if (one.game == id && one.parameters == game.parameters()) return one.choice;
        constexpr std::size_t mostKept = 8;
        if (kept_.size() == mostKept) kept_.pop_front();
        kept_.push_back({id, game.parameters(), findUsual(game)});
        return kept_.back().choice;
    }

private:
    struct Kept {
        std::string game;
        Parameters parameters;
        BesideChoice choice;
    };

    std::mutex mutex_;
    std::deque<Kept> kept_;
};

} // namespace

BesideChoice usualBeside(const Game& game) {
    static UsualChoices choices;
    return choices.of(game);
}

std::vector<std::string> otherValuesOf(const Game& game, const std::string& view) {
    std::vector<std::string> offers = otherRules(game);
    for (std::string& offer : otherSettings(game, view))
        offers.push_back(std::move(offer));
    return offers;
}

} // namespace mexplorer::ui
