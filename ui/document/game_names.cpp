#include "ui/document/game_names.h"

#include "core/judge/problem.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

QString textsOf(const Message& message) {
    return inEveryLanguage(message).join(u' ');
}

/// “HDU 2147” as people write it, for “hdu2147”.
std::string spokenId(const std::string& id) {
    const auto digit = std::find_if(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
    std::string name(id.begin(), digit);
    if (digit == id.end() || name.find('-') != std::string::npos) return id;
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'a' ? char(c - 32) : c; });
    return name + ' ' + std::string(digit, id.end());
}

} // namespace

GameNames::GameNames(const Description& game) {
    names_.push_back({{}, textsOf(game.title) + u' ' + QString::fromStdString(game.id), {}});
    for (int i = 0; const Preset& preset : game.presets)
        names_.push_back({preset.title, textsOf(preset.title), i++});
    for (const judge::Problem& problem : judge::problems()) {
        if (problem.game != game.id) continue;
        const std::string spoken = spokenId(problem.id);
        names_.push_back({verbatim(spoken),
                          QString::fromStdString(spoken + ' ' + problem.id + ' ') + textsOf(problem.title),
                          {}});
    }
    for (const Theorem& theorem : game.theorems)
        names_.push_back({verbatim(theorem.source),
                          QString::fromStdString(theorem.source + ' ') + textsOf(theorem.title),
                          {}});
    names_.push_back({{}, textsOf(game.summary) + u' ' + textsOf(game.group), {}});
}

std::optional<GameNames::Found> GameNames::find(const QStringList& words) const {
    for (const Name& name : names_) {
        const bool hasAll = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return name.texts.contains(word, Qt::CaseInsensitive);
        });
        if (hasAll) return Found{translated(name.shown), name.preset};
    }
    return std::nullopt;
}

} // namespace mexplorer::ui
