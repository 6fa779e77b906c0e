#pragma once

#include "core/text/expected.h"

#include <string>
#include <vector>

class QGuiApplication;

namespace mexplorer::app {

class EndSignals;
class MainWindow;

/// Checks that a file can be opened; to be called before any window opens. Errors: as for opening it.
[[nodiscard]] Expected<void> checkFile(const std::string& file);

/// The arguments without `-session ID`, which is Qt’s: session managers start the program again with it.
[[nodiscard]] std::vector<char*> withoutSession(int argc, char** argv);

/// Whatever asks the program to end, a signal or the end of the session: what is not saved is there at the
/// next start.
void keepAtEnd(QGuiApplication& application, MainWindow& window, EndSignals& ends);

/// Runs the window until it is closed: with the first of the files or, without any, as it was left. Other
/// processes open the other files, and what windows that ended by force had not saved. Returns the exit
/// code.
int openWindow(int& argc, char** argv, const std::vector<std::string>& files);

} // namespace mexplorer::app
