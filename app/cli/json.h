#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace mexplorer::cli {

/// Keeps the order in which its members were added.
using Json = nlohmann::ordered_json;

/// The JSON as text, always valid UTF-8, even if strings from files are not. Invisible characters that affect
/// others, say in a terminal, are escaped.
[[nodiscard]] std::string lines(const Json& json);

} // namespace mexplorer::cli
