#pragma once

#include "core/text/message.h"

#include <tl/expected.hpp>

namespace mexplorer {

/// Why something could not be done, in a sentence that says what was wrong, where, and what would be right.
struct Error {
    enum class Kind {
        invalid,  ///< the input is not what was expected
        tooLarge, ///< the answer would take more memory or time than allowed
        cancelled ///< somebody asked for the work to stop
    };
    Kind kind = Kind::invalid;
    Message message;
    std::string field = {}; ///< the parameter (or "position", "file" …) that the sentence is about, if one is

    /// One English line: "field: sentence".
    [[nodiscard]] std::string english() const {
        return field.empty() ? message.english() : field + ": " + message.english();
    }
};

template <class T>
using Expected = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> invalid(Message message) {
    return tl::unexpected(Error{Error::Kind::invalid, std::move(message)});
}
[[nodiscard]] inline tl::unexpected<Error> invalid(std::string field, Message message) {
    return tl::unexpected(Error{Error::Kind::invalid, std::move(message), std::move(field)});
}
[[nodiscard]] inline tl::unexpected<Error> tooLarge(Message message) {
    return tl::unexpected(Error{Error::Kind::tooLarge, std::move(message)});
}
[[nodiscard]] inline tl::unexpected<Error> cancelled() {
    return tl::unexpected(Error{Error::Kind::cancelled, say(MX_TEXT("core", "Cancelled."))});
}

} // namespace mexplorer
