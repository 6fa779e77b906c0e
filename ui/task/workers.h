#pragma once

#include <QThreadPool>

namespace mexplorer::ui {

/// The threads that jobs run in. Not Qt's own pool: painting shares its fills out among that one's threads
/// and waits for them, so that long jobs there would stop the window. Of the GUI thread only; they end before
/// the application takes away what workers use, such as fonts.
[[nodiscard]] QThreadPool& workers();

} // namespace mexplorer::ui
