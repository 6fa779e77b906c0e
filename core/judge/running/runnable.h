#pragma once

#include "core/text/expected.h"

#include <optional>
#include <string>
#include <string_view>

namespace mexplorer::judge {

/// The folders in which programs are looked for if they are named without one, as in PATH.
[[nodiscard]] std::string searchPath();
/// The path of an executable file with this name in one of the folders, which are separated by colons.
[[nodiscard]] std::optional<std::string> programNamed(std::string_view name, const std::string& folders);

/// Why this is not a file that can be read: it is missing, a folder, a pipe or a device; nothing if it is
/// one.
[[nodiscard]] std::optional<Message> noFile(const std::string& path);
/// Why a file that somebody chose as a program cannot be run, and what helps; nothing if it looks as though
/// it can. `folders`: where its first line may look for programs.
[[nodiscard]] std::optional<Message> obstacle(const std::string& path, const std::string& folders);
/// What it says when exec has failed with this errno although there seemed to be no obstacle.
[[nodiscard]] Message sayNotRun(const std::string& path, int error);

} // namespace mexplorer::judge
