#pragma once

#include "core/rules/description.h"

#include <string>

namespace mexplorer::cli {

[[nodiscard]] std::string kindName(Parameter::Kind kind);
/// Whether `least` and `most` bound the value.
[[nodiscard]] bool hasRange(const Parameter& parameter);
/// The valid values: “integer from 1 to 9”, “normal|misere”.
[[nodiscard]] std::string range(const Parameter& parameter);

} // namespace mexplorer::cli
