#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// The ASCII sign that this character, which is UTF-8, is another way to write: full-width letters, digits
/// and signs, blanks of any kind, 、 and 。, dashes and minus signs, the middle dot …; '\0' if it is none.
[[nodiscard]] char plainSign(std::string_view character);

/// Whether all of the text is ASCII, so that it is plain already. O(n), as fast as memory.
[[nodiscard]] bool isAscii(std::string_view text);

/// What a person typed or pasted with plain signs, character for character, so that columns stay the same;
/// other characters stay. A byte-order mark at the beginning is dropped. For numbers and signs, not for
/// names.
[[nodiscard]] std::string plainText(std::string_view text);

/// How many bytes the white space has that the text begins with: ASCII, or a blank or line break of any other
/// kind, or a byte-order mark, wherever it stands; 0 if there is none.
[[nodiscard]] std::size_t blankLength(std::string_view text);

/// Where a list is within its text, in bytes.
struct Listed {
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// Inside the brackets that may be around a list, without a comma or semicolon after the last item or after
/// the brackets: (3,5,7), [3,5,7,], {3,5,7}; or [[3,5,7]]; else all of the text.
[[nodiscard]] Listed insideBrackets(std::string_view plain);

/// A text with plain signs (see plainText) as a view, without a copy if the text, which must outlive it, is
/// plain already.
class Plain {
public:
    explicit Plain(std::string_view text)
        : copy_(isAscii(text) ? std::string() : plainText(text)), text_(copy_.empty() ? text : copy_) {}
    Plain(const Plain&) = delete; // `text_` may point into `copy_`
    Plain& operator=(const Plain&) = delete;
    ~Plain() = default;

    [[nodiscard]] std::string_view text() const { return text_; }

private:
    std::string copy_;
    std::string_view text_;
};

} // namespace mexplorer
