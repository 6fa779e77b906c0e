#pragma once

#include "core/text/expected.h"

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// What can be opened, whatever the door: the window, its dialogs, the clipboard or the command line.
enum class FileKind { document, graph };

/// A row of the table of these kinds; a new kind is one more.
struct OpenedKind {
    FileKind kind;
    std::string_view title;                    ///< of several files: a key for say()
    std::vector<std::string> endings;          ///< of their names, lower case, without the dot
    bool (*recognises)(std::string_view text); ///< by what UTF-8 text without a byte-order mark says
};
[[nodiscard]] const std::vector<OpenedKind>& openedKinds();

/// Which kind the bytes of a file are. What they say counts; the name decides only about text that says
/// nothing, so that its reader tells what is wrong with it. Errors: empty; none of them: the sentence says
/// what it seems to be, and what can be opened. O(bytes).
[[nodiscard]] Expected<FileKind> fileKind(std::string_view bytes, std::string_view name = {});

/// To be asked where only one kind can be opened. Errors: another kind; no text, which is what fileKind says.
/// Of any other text its reader tells what is wrong with it.
[[nodiscard]] Expected<void> checkKind(std::string_view bytes, FileKind wanted);

/// Whether files with such a name can be opened, if they are what it says.
[[nodiscard]] bool hasOpenedEnding(std::string_view name);

/// “Mexplorer documents (.mex), graphs (.dot, …)”
[[nodiscard]] Message sayOpenedKinds();

} // namespace mexplorer
