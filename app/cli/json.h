#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace mexplorer::cli {

/// Keeps the order in which its members were added.
using Json = nlohmann::ordered_json;

/// The finished text. What came from a file need not be UTF-8; the output always is. Invisible characters
/// that affect others, say in a terminal, are escaped.
[[nodiscard]] std::string lines(const Json& json);

} // namespace mexplorer::cli
