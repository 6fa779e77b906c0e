#pragma once

#include <vector>

namespace mexplorer::ui {

/// Takes the last close of the system’s watches of folders away from the window’s thread, as Linux takes a
/// tenth to half a second for it. Whoever closes them while they are held need not wait; at the end another
/// thread does. Where there are no such watches, nothing happens.
class LastClose {
public:
    LastClose();
    ~LastClose();
    LastClose(const LastClose&) = delete;
    LastClose& operator=(const LastClose&) = delete;

private:
    std::vector<int> held_; ///< descriptors of our own
};

} // namespace mexplorer::ui
