#pragma once

#include "core/text/expected.h"

#include <QString>

namespace mexplorer::ui {

/// A sentence of the core in the language of the interface.
[[nodiscard]] QString translated(const Message& message);
[[nodiscard]] inline QString translated(const Error& error) {
    return translated(error.message);
}

} // namespace mexplorer::ui
