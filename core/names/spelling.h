#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer::names {

/// How well a name has what somebody typed, the best first.
enum class Match {
    whole,      ///< it is the name
    words,      ///< whole words of it
    beginnings, ///< the beginnings of words
    parts,      ///< somewhere in words
    none
};

/// A name without what people write in different ways: case, accents, widths of letters, apostrophes,
/// hyphens, blanks. It remembers where its words begin; a Chinese character is a word.
class Spelling {
public:
    explicit Spelling(std::string_view text);

    /// The letters and digits alone, folded.
    [[nodiscard]] const std::string& letters() const { return letters_; }
    /// How well it has these letters, which are folded, too. More than one word of it may be joined in them.
    [[nodiscard]] Match match(std::string_view typed) const;
    /// Its words of folded letters; Chinese characters in a row are one.
    [[nodiscard]] std::vector<std::string> words() const;

private:
    [[nodiscard]] Match matchAt(std::size_t at, std::size_t length) const;

    std::string letters_;
    std::vector<bool> begins_; ///< whether a word begins at this byte; also true of the end
};

/// What somebody typed to find a name.
class Query {
public:
    explicit Query(std::string_view typed);

    [[nodiscard]] bool empty() const { return words_.empty(); }
    /// How well a name has all of it, spelled in one of these ways.
    [[nodiscard]] Match match(const std::vector<Spelling>& spellings) const;
    [[nodiscard]] const std::string& letters() const { return letters_; }

private:
    std::string letters_;
    std::vector<std::string> words_; ///< without words for “game”, unless there are no others
};

} // namespace mexplorer::names
