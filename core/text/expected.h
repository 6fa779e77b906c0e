#pragma once

#include "core/text/message.h"

#include <tl/expected.hpp>

namespace mexplorer {

/// Why something could not be done, in a sentence that says what was wrong, where, and what would be right.
struct Error {
    enum class Kind {
        invalid,  ///< the input is not what was expected
        tooLarge, ///< the answer would take more memory or time than allowed
        cancelled ///< the user asked for the work to stop
    };

    // Compiled once, as for Message.
    Error(Kind reason, Message sentence, std::string about = {});
    Error(const Error&);
    Error(Error&&) noexcept;
    Error& operator=(const Error&);
    Error& operator=(Error&&) noexcept;
    ~Error();

    Kind kind;
    Message message;
    std::string field; ///< the parameter (or "position", "file" …) that the sentence is about, if any

    /// One English line: "field: sentence".
    [[nodiscard]] std::string english() const;
};

template <class T>
using Expected = tl::expected<T, Error>;

[[nodiscard]] tl::unexpected<Error> invalid(Message message);
[[nodiscard]] tl::unexpected<Error> invalid(std::string field, Message message);
[[nodiscard]] tl::unexpected<Error> tooLarge(Message message);
[[nodiscard]] tl::unexpected<Error> cancelled();

} // namespace mexplorer
