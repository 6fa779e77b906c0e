#pragma once

namespace mexplorer::ui {

/// Whatever is deleted until this turn of the event loop ends may have watches of files or folders. Linux
/// takes 20 to 500 ms to end one: a worker waits for that, not the GUI thread, which calls this.
void endWatchesElsewhere();

} // namespace mexplorer::ui
