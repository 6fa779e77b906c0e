#include "core/text/expected.h"

namespace mexplorer {

Error::Error(Kind reason, Message sentence, std::string about)
    : kind(reason), message(std::move(sentence)), field(std::move(about)) {}
Error::Error(const Error&) = default;
Error::Error(Error&&) noexcept = default;
Error& Error::operator=(const Error&) = default;
Error& Error::operator=(Error&&) noexcept = default;
Error::~Error() = default;

std::string Error::english() const {
    return field.empty() ? message.english() : field + ": " + message.english();
}

tl::unexpected<Error> invalid(Message message) {
    return tl::unexpected(Error(Error::Kind::invalid, std::move(message)));
}

tl::unexpected<Error> invalid(std::string field, Message message) {
    return tl::unexpected(Error(Error::Kind::invalid, std::move(message), std::move(field)));
}

tl::unexpected<Error> tooLarge(Message message) {
    return tl::unexpected(Error(Error::Kind::tooLarge, std::move(message)));
}

tl::unexpected<Error> cancelled() {
    return tl::unexpected(Error(Error::Kind::cancelled, say(MX_TEXT("core", "Cancelled."))));
}

} // namespace mexplorer
