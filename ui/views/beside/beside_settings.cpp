#include "ui/views/beside/beside_settings.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/say_beside.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/names/game_names.h"
#include "core/solve/values_beside.h"
#include "core/text/words.h"
#include "ui/document/change.h"
#include "ui/document/given_view.h"
#include "ui/text/translated.h"
#include "ui/views/beside/beside_offers.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostOffers = 12;

/// The same error, about what stands beside it.
tl::unexpected<Error> aboutWith(const Error& error) {
    if (error.kind == Error::Kind::cancelled) return cancelled();
    return tl::unexpected(Error{error.kind, error.message, besideWithId});
}

std::string idUnder(const std::string& view, const std::string& id) {
    return fmt::format("{}.{}", view, id);
}

Parameters under(const std::string& view, const Parameters& values) {
    Parameters all;
    for (const auto& [id, value] : values)
        all.emplace(idUnder(view, id), value);
    return all;
}

Parameters settingsUnder(const std::string& view, const Parameters& all) {
    const std::string prefix = idUnder(view, {});
    Parameters own;
    for (const auto& [id, value] : all)
        if (id.starts_with(prefix)) own.emplace(id.substr(prefix.size()), value);
    return own;
}

Parameter withParameter(const Game& game) {
    return {.id = besideWithId,
            .title = say(MX_TEXT("core", "beside it")),
            .kind = Parameter::Kind::text,
            .fallback = usualBeside(game).with,
            .hint = say(MX_TEXT("core", "what is otherwise there, “play=misere”, a parameter or a setting "
                                        "of the picture; or another game, “wythoff”"))};
}

Parameter pictureParameter(const Game& game, const std::vector<std::string>& views) {
    Parameter parameter{.id = besidePictureId,
                        .title = say(MX_TEXT("core", "picture")),
                        .kind = Parameter::Kind::choice,
                        .fallback = usualBeside(game).picture,
                        .hidden = views.size() < 2};
    for (const std::string& view : views)
        parameter.choices.push_back({view, verbatim(findView(view)->title().toStdString())});
    return parameter;
}

/// A setting of the view, as one of the view of both. Winning strategies of two games have few moves in
/// common: trees are compared with all moves, unless somebody chooses.
Parameter settingUnder(const std::string& view, Parameter setting) {
    if (view == "tree" && setting.id == "shape") setting.fallback = "whole";
    setting.id = idUnder(view, setting.id);
    setting.where = under(view, setting.where);
    setting.where.emplace(besidePictureId, view);
    setting.unless = under(view, setting.unless);
    setting.begins = under(view, setting.begins);
    return setting;
}

/// A game, and the view’s settings with it.
struct Dressed {
    std::shared_ptr<const Game> game;
    Parameters settings;
};

/// What a text means: a name, or else this game with other values.
struct OtherWords {
    std::string name;
    Parameters values;
};

Expected<OtherWords> otherWordsOf(const std::string& text) {
    OtherWords other;
    for (const std::string& word : wordsOf(text)) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos)
            other.name += (other.name.empty() ? "" : " ") + word;
        else if (!other.values.emplace(word.substr(0, sign), word.substr(sign + 1)).second)
            return givenTwice(word.substr(0, sign));
    }
    return other;
}

/// What is set for the first picture, as far as the other one has it and it can be used there.
Expected<Parameters> settingsLike(const Parameters& first, const Parameters& given, const Game& other,
                                  const ViewKind& kind) {
    const auto own = settingsIn(given, other, kind);
    if (!own) return own;
    Parameters kept = given;
    const std::vector<Parameter> settings = kind.settings(other);
    for (const auto& [id, value] : first)
        if (isAmong(settings, id) && !isAmong(other.description().parameters, id)) kept.emplace(id, value);
    const auto all = settingsIn(kept, other, kind);
    return all ? all : own;
}

/// By its id, or by what people call it.
Expected<names::FoundGame> namedGame(const std::string& name) {
    if (const auto entry = findGame(name)) return names::FoundGame{*entry, {}, {}};
    const names::Languages languages = {
        [](const std::string& english) { return translated(Message(english)).toStdString(); }};
    return names::GameNames(languages).called(name);
}

Expected<Dressed> dressedOther(const Game& game, const ViewKind& kind, const Parameters& first,
                               const std::string& text) {
    auto words = otherWordsOf(text);
    if (!words) return tl::unexpected(words.error());
    const auto named = namedGame(words->name.empty() ? game.description().id : words->name);
    if (!named) return tl::unexpected(named.error());
    const Description& description = named->entry->description;
    Parameters parameters = parametersIn(words->values, description);
    if (named->opens) parameters.insert(named->opens->parameters.begin(), named->opens->parameters.end());
    if (description.id == game.description().id)
        parameters.insert(game.parameters().begin(), game.parameters().end());
    auto made = makeGame(description.id, parameters);
    if (!made) return tl::unexpected(made.error());
    if (const auto shows = viewFor(**made, kind.id); !shows) return tl::unexpected(shows.error());
    auto settings = settingsLike(first, words->values, **made, kind);
    if (!settings) return tl::unexpected(settings.error());
    if (const auto fits = kind.check(**made, *settings); !fits) return tl::unexpected(fits.error());
    return Dressed{std::move(*made), std::move(*settings)};
}

Expected<void> checkDiffering(const Game& game, const Parameters& settings, const Dressed& other,
                              const ViewKind& kind) {
    const std::vector<Parameter> ofLeft = kind.settings(game);
    const std::vector<Parameter> ofRight = kind.settings(*other.game);
    const BothSides titles = sayBothSides({game, ofLeft, settings}, {*other.game, ofRight, other.settings});
    if (!titles[0].empty()) return {};
    return invalid(say(MX_TEXT("core", "Both pictures would be the same: write what is otherwise, such as "
                                       "“%1”, or another game."),
                       usualBeside(game).with));
}

const ViewKind& pictureOf(const Game& game, const Parameters& settings) {
    const ViewKind* kind = findView(settings.at(besidePictureId));
    return kind && kind->canShow(game) ? *kind : *findView(usualBeside(game).picture);
}

/// Reads the position in both games (see besideScenesOf).
Expected<void> place(Scene& left, Scene& right) {
    const std::string position = left.instance ? left.instance->text() : std::string();
    auto there = readIfAny(*right.game, position);
    const std::string common = there ? std::string() : positionOfOwnTable(*left.game);
    if (!common.empty()) {
        auto here = readIfAny(*left.game, common);
        there = readIfAny(*right.game, common);
        if (here && there) left.instance = std::move(*here);
    }
    if (!there) there = readIfAny(*right.game, startPosition(*right.game));
    if (!there) return tl::unexpected(there.error());
    right.instance = std::move(*there);
    left.asked = inquiryOf(left.instance);
    right.asked = inquiryOf(right.instance);
    if (right.game->as<TwoSidedAspect>()) right.mover = left.mover;
    return {};
}

} // namespace

std::vector<Parameter> describeBesideSettings(const Game& game) {
    const std::vector<std::string> views = viewsBeside(game);
    if (views.empty()) return {};
    std::vector<Parameter> described = {withParameter(game), pictureParameter(game, views)};
    for (const std::string& view : views)
        for (Parameter& setting : findView(view)->settings(game))
            described.push_back(settingUnder(view, std::move(setting)));
    return described;
}

Parameters besideSettingsOf(const std::string& view, const Parameters& settings) {
    Parameters all = under(view, settings);
    all[besidePictureId] = view;
    return all;
}

Expected<void> checkBesideSettings(const Game& game, const Parameters& settings) {
    const ViewKind& kind = pictureOf(game, settings);
    const Parameters own = settingsUnder(kind.id, settings);
    if (const auto fits = kind.check(game, own); !fits) {
        Error error = fits.error();
        if (!error.field.empty()) error.field = idUnder(kind.id, error.field);
        return tl::unexpected(error);
    }
    const auto other = dressedOther(game, kind, own, settings.at(besideWithId));
    if (!other) return aboutWith(other.error());
    const auto differing = checkDiffering(game, own, *other, kind);
    return differing ? differing : aboutWith(differing.error());
}

Expected<BesideScenes> besideScenesOf(const Scene& scene) {
    const ViewKind& kind = pictureOf(*scene.game, scene.settings);
    Scene left = scene;
    left.settings = settingsUnder(kind.id, scene.settings);
    const auto other = dressedOther(*scene.game, kind, left.settings, scene.settings.at(besideWithId));
    if (!other) return aboutWith(other.error());
    if (const auto differing = checkDiffering(*scene.game, left.settings, *other, kind); !differing)
        return aboutWith(differing.error());
    Scene right{other->game, nullptr, other->settings};
    if (const auto placed = place(left, right); !placed) return tl::unexpected(placed.error());
    return BesideScenes{kind, {std::move(left), std::move(right)}};
}

std::vector<std::string> besideOffers(const Game& game, const Parameters& settings) {
    const ViewKind& kind = pictureOf(game, settings);
    const Parameters own = settingsUnder(kind.id, settings);
    std::vector<std::string> offers;
    for (std::string& offer : otherValuesOf(game, kind.id)) {
        if (offers.size() == mostOffers) break;
        const auto other = dressedOther(game, kind, own, offer);
        if (other && checkDiffering(game, own, *other, kind)) offers.push_back(std::move(offer));
    }
    return offers;
}

} // namespace mexplorer::ui
