#pragma once

#include "core/file/descriptor.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <functional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A file that is written whole or not at all: a temporary file beside it replaces it once everything is on
/// the disk. Until then, and if that fails, the old file stays as it was. A symbolic link stays a link: its
/// target is written. Folders, pipes and devices are not overwritten.
class OutputFile {
public:
    /// Errors are reported by `commit`.
    OutputFile(std::string path, const Task& task);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    /// Without `commit`, nothing is changed.
    ~OutputFile();

    /// False if further writing is pointless: something failed, or the task was cancelled.
    [[nodiscard]] bool write(std::string_view bytes);
    /// Puts the file in its place; must be the last call. Errors: it could not be written, or the task was
    /// cancelled before.
    [[nodiscard]] Expected<void> commit();
    /// Whether something went wrong.
    [[nodiscard]] bool failed() const { return failure_ != 0; }

private:
    void open();
    bool create();
    bool name(const std::function<bool(const char*)>& take);
    bool flush();
    bool putInPlace();
    bool syncFolder();
    /// Remembers the first error. Returns false.
    bool fail(int error);

    const Task& task_;
    std::string path_;      ///< as it was given
    std::string target_;    ///< where symbolic links lead
    std::string temporary_; ///< empty if there is none, or one without a name
    Descriptor file_;
    std::string buffer_;
    int failure_ = 0;        ///< the first errno
    bool isSpecial_ = false; ///< the target is a pipe or a device
};

} // namespace mexplorer
