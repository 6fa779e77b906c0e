#include "core/judge/plain_source.h"

#include "core/text/plain_text.h"
#include "core/text/utf16.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <memory>

namespace mexplorer::judge {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view utf32Mark("\xFF\xFE\0\0", 4); // begins as that of UTF-16 does
constexpr std::size_t longestCharacter = 4;              // bytes

/// Whether more bytes might complete a character that `rest` begins with.
bool isCut(std::string_view rest) {
    const auto first = static_cast<unsigned char>(rest[0]);
    const std::size_t length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
    if (rest.size() >= length) return false;
    return std::all_of(rest.begin() + 1, rest.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; });
}

class PlainSource {
public:
    explicit PlainSource(Source source) : source_(std::move(source)) {}

    Expected<std::size_t> read(char* block, std::size_t size) {
        while (true) {
            if (utf16_) return decoded(block, size);
            const std::size_t held = kept_.size();
            std::copy(kept_.begin(), kept_.end(), block);
            auto more = source_(block + held, size - held);
            if (!more) return more;
            const bool isEnd = *more == 0;
            const std::string_view text(block, held + *more);
            if (!isStarted_ && !isEnd && mayBecomeMark(text)) {
                kept_ = text;
                continue;
            }
            kept_.clear();
            const std::size_t count = begin(block, text.size());
            if (utf16_) continue;
            const std::size_t plain = isAscii({block, count}) ? count : makePlain(block, count, isEnd);
            if (plain > 0 || isEnd) return plain;
        }
    }

private:
    static bool mayBecomeMark(std::string_view text) {
        const auto begins = [&](std::string_view mark) {
            return text.size() < mark.size() && mark.starts_with(text);
        };
        return begins(utf8Mark) || begins(utf32Mark) || text == "\xFE";
    }

    /// Drops the mark. Returns how many bytes are left in the block; in UTF-16, they are in `kept_`.
    std::size_t begin(char* block, std::size_t count) {
        if (std::exchange(isStarted_, true)) return count;
        const std::string_view text(block, count);
        utf16_ = utf16Order(text);
        if (utf16_) kept_ = text.substr(2);
        if (utf16_ || !text.starts_with(utf8Mark)) return count;
        std::copy(text.begin() + utf8Mark.size(), text.end(), block);
        return count - utf8Mark.size();
    }

    /// In place, as no sign has more bytes than what it stands for. A character that is cut by the end of the
    /// block is kept for the next one.
    std::size_t makePlain(char* block, std::size_t count, bool isEnd) {
        std::size_t to = 0;
        for (std::size_t from = 0; from < count;) {
            const std::string_view rest(block + from, count - from);
            if (!isEnd && rest.size() < longestCharacter && isCut(rest)) {
                kept_ = rest;
                break;
            }
            const std::size_t length = std::max<std::size_t>(characterLength(rest), 1);
            const char sign = length > 1 ? plainSign(rest.substr(0, length)) : '\0';
            if (sign != '\0')
                block[to++] = sign;
            else
                to = static_cast<std::size_t>(std::copy_n(block + from, length, block + to) - block);
            from += length;
        }
        return to;
    }

    Expected<std::size_t> decoded(char* block, std::size_t size) {
        while (decoded_.empty() && !isEnded_) {
            const std::size_t held = kept_.size();
            kept_.resize(held + size);
            auto more = source_(kept_.data() + held, size);
            if (!more) return more;
            kept_.resize(held + *more);
            isEnded_ = *more == 0;
            const std::size_t whole = isEnded_ ? kept_.size() : wholeUtf16(kept_, *utf16_);
            // A mark at the beginning is dropped, but what stands there may be inside the input.
            decoded_ = plainText(std::string(utf8Mark) +
                                 fromUtf16(std::string_view(kept_).substr(0, whole), *utf16_));
            kept_.erase(0, whole);
        }
        const std::size_t count = std::min(size, decoded_.size());
        std::copy_n(decoded_.begin(), count, block);
        decoded_.erase(0, count);
        return count;
    }

    Source source_;
    std::string kept_; ///< bytes that were read, to come before the next ones
    bool isStarted_ = false;
    bool isEnded_ = false;
    std::optional<Utf16Order> utf16_;
    std::string decoded_; ///< from UTF-16, to be passed on
};

} // namespace

Source plainSource(Source source) {
    return [plain = std::make_shared<PlainSource>(std::move(source))](char* block, std::size_t size) {
        return plain->read(block, size);
    };
}

} // namespace mexplorer::judge
