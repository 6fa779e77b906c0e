#pragma once

#include <QThreadPool>

namespace mexplorer::ui {

/// The threads that jobs run in. Not Qt's own pool: painting divides its fills among the threads of that pool
/// and waits for them, so that long jobs there would block the window. For the GUI thread only; the threads
/// end before the application frees what they use, such as fonts.
[[nodiscard]] QThreadPool& workers();

} // namespace mexplorer::ui
