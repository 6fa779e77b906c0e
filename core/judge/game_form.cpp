#include "core/judge/game_form.h"

#include "core/text/parse.h"
#include "core/text/printable.h"

#include <algorithm>
#include <cctype>

namespace mexplorer::judge {

namespace {

constexpr std::string_view inputs[] = {"heaps", "n, heaps", "n; heaps"}; // as GameForm::Heaps

/// In small letters, without blanks.
std::string squeezed(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isspace(byte) == 0) letters += static_cast<char>(std::tolower(byte));
    }
    return letters;
}

bool isWord(std::string_view word) {
    return !word.empty() && word.size() <= GameForm::longestWord && printable(word) == word;
}

Expected<void> readAnswer(std::string_view text, GameForm& form) {
    const std::string letters = squeezed(text);
    const std::size_t bar = text.find('|');
    if (letters == "value" || letters == "move") {
        form.answer = letters == "value" ? GameForm::Answer::value : GameForm::Answer::move;
        return {};
    }
    form.first = trimmed(text.substr(0, bar));
    form.second = bar == std::string_view::npos ? "" : trimmed(text.substr(bar + 1));
    if (isWord(form.first) && isWord(form.second) && form.first != form.second) return {};
    return invalid("answer", say(MX_TEXT("core", "“%1” is no form of an answer: write two different words of "
                                                 "at most %2 bytes, as in “First|Second”, or “value”, or "
                                                 "“move”."),
                                 shortened(text), GameForm::longestWord));
}

} // namespace

Expected<GameForm> parseGameForm(std::string_view input, std::string_view answer) {
    GameForm form;
    std::string letters = squeezed(input);
    form.isCounted = letters.starts_with("t;") || letters.starts_with("t,");
    if (form.isCounted) letters.erase(0, 2);
    const auto found =
        std::ranges::find_if(inputs, [&](std::string_view one) { return squeezed(one) == letters; });
    if (found == std::end(inputs))
        return invalid("input",
                       say(MX_TEXT("core", "“%1” is no form of an input: write “heaps”, “n, heaps” or "
                                           "“n; heaps”, perhaps with “t;” before it."),
                           shortened(input)));
    form.heaps = static_cast<GameForm::Heaps>(found - std::begin(inputs));
    if (auto read = readAnswer(answer, form); !read) return tl::unexpected(read.error());
    return form;
}

std::string inputText(const GameForm& form) {
    return (form.isCounted ? "t; " : "") + std::string(inputs[static_cast<std::size_t>(form.heaps)]);
}

std::string answerText(const GameForm& form) {
    switch (form.answer) {
    case GameForm::Answer::value:
        return "value";
    case GameForm::Answer::move:
        return "move";
    case GameForm::Answer::winner:
        break;
    }
    return form.first + "|" + form.second;
}

} // namespace mexplorer::judge
