#include "ui/document/game_names.h"

#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

QString textsOf(const Message& message) {
    return inEveryLanguage(message).join(u' ');
}

} // namespace

QString namesOf(const judge::Problem& problem) {
    return QString::fromStdString(judge::spokenId(problem) + ' ' + problem.id + ' ') + textsOf(problem.title);
}

GameNames::GameNames(const Description& game) {
    names_.push_back({{}, textsOf(game.title) + u' ' + QString::fromStdString(game.id), {}});
    for (int i = 0; const Preset& preset : game.presets)
        names_.push_back({preset.title, textsOf(preset.title), i++});
    for (const judge::Problem& problem : judge::problems()) {
        if (problem.game != game.id) continue;
        names_.push_back({verbatim(judge::spokenId(problem)), namesOf(problem), {}});
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
