#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace mexplorer::cli {

/// Keeps the order in which its members were added.
using Json = nlohmann::ordered_json;

/// The finished text. What came from a file need not be UTF-8; the output always is.
[[nodiscard]] inline std::string lines(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace mexplorer::cli
