#pragma once

#include "core/text/expected.h"

#include <QStringList>

#include <string>
#include <vector>

class QGuiApplication;

namespace mexplorer::app {

class EndSignals;
class MainWindow;

/// Checks that a file can be opened; to be called before any window opens. Errors: as for opening it.
[[nodiscard]] Expected<void> checkFile(const std::string& file);

/// The arguments without those that Qt takes itself, with one dash or two: of the window system, as
/// `-platform` or
/// `-geometry`, and `-session`, with which session managers start the program again. Those about Qt’s own
/// look are none of them, as the program has its own.
[[nodiscard]] std::vector<char*> withoutQtArguments(int argc, char** argv);

/// Whatever asks the program to end, a signal or the end of the session: what is not saved is there at the
/// next start.
void keepAtEnd(QGuiApplication& application, MainWindow& window, EndSignals& ends);

/// Opens a window of its own with these arguments, so that what happens to one happens to no other.
void openElsewhere(const QStringList& arguments);

/// Runs the window until it is closed: with a new document if `isNew`; else with the first of the files or,
/// without any, as it was left. Other processes open the other files, and what windows that ended by force
/// had not saved. Returns the exit code.
int openWindow(int& argc, char** argv, const std::vector<std::string>& files, bool isNew);

} // namespace mexplorer::app
