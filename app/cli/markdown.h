#pragma once

#include <string>
#include <string_view>

namespace mexplorer::cli {

/// A line of text as it has to be written in Markdown to be read as it is, whatever signs are in it.
[[nodiscard]] std::string markdown(std::string_view line);

} // namespace mexplorer::cli
