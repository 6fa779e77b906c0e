#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// A line of text escaped for Markdown, so that it is rendered literally.
[[nodiscard]] std::string markdown(std::string_view line);

} // namespace mexplorer
