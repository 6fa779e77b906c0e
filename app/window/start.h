#pragma once

#include "core/text/expected.h"

#include <string>
#include <vector>

namespace mexplorer::app {

/// Checks that `document` can be opened; to be called before any window opens. Errors: as for
/// opening it.
[[nodiscard]] Expected<void> checkDocument(const std::string& document);

/// Runs the window until it is closed: with the first of the documents or, without any, as it was left. Other
/// processes open the other documents, and what windows that ended by force had not saved. Returns the exit
/// code.
int openWindow(int& argc, char** argv, const std::vector<std::string>& documents);

} // namespace mexplorer::app
