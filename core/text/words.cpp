#include "core/text/words.h"

namespace mexplorer {

std::vector<std::string> wordsOf(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string> words;
    std::string word;
    bool isQuoted = false;
    bool isWord = false;
    const auto end = [&] {
        if (isWord) words.push_back(word);
        word.clear();
        isWord = false;
    };
    for (const char letter : line) {
        if (letter == '"') {
            isQuoted = !isQuoted;
            isWord = true;
        } else if (!isQuoted && blanks.find(letter) != std::string_view::npos) {
            end();
        } else {
            word += letter;
            isWord = true;
        }
    }
    end();
    return words;
}

} // namespace mexplorer
