#include "ui/text/spoken_text.h"

#include "core/explain/say_game.h"

#include <QCoreApplication>

namespace mexplorer::ui {

SpokenText spoken(const Message& message) {
    if (message.empty()) return {};
    std::vector<SpokenTopic> topics;
    const std::string text = message.said(
        [](const std::string& english) {
            return QCoreApplication::translate("core", english.c_str()).toStdString();
        },
        &topics);
    SpokenText spoken{QString::fromStdString(text)};
    const auto letters = [&](std::size_t bytes) {
        return QString::fromStdString(text.substr(0, bytes)).size();
    };
    for (SpokenTopic& topic : topics) {
        const qsizetype begin = letters(topic.begin);
        spoken.parts.push_back({begin, letters(topic.end) - begin, std::move(topic.topic)});
    }
    return spoken;
}

/// In Chinese, words stand beside it without a space.
SpokenText withLetters(const QString& text, const std::vector<SaidLetter>& letters) {
    const auto isOfWord = [&](qsizetype at) {
        if (at < 0 || at >= text.size()) return false;
        return text[at].isDigit() || text[at].script() == QChar::Script_Latin;
    };
    SpokenText said{text};
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (isOfWord(at - 1) || isOfWord(at + 1)) continue;
        for (const SaidLetter& letter : letters)
            if (text[at] == QChar::fromLatin1(letter.letter.front()))
                said.parts.push_back({at, 1, letter.topic});
    }
    return said;
}

SpokenText SpokenText::inside(const QString& whole) const {
    const qsizetype before = whole.lastIndexOf(text);
    SpokenText longer{whole, parts};
    if (before < 0) longer.parts.clear();
    for (Part& part : longer.parts)
        part.begin += before;
    return longer;
}

} // namespace mexplorer::ui
