#pragma once

#include "core/file/descriptor.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <functional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A file that is written whole or not at all: a temporary file beside it takes its place once everything is
/// on the disk. Until then, and if that fails, the old file stays as it was. A link stays a link: the file it
/// leads to is written. Folders, pipes and devices are not overwritten.
class OutputFile {
public:
    /// `commit` reports what cannot be done.
    OutputFile(std::string path, const Task& task);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    /// Without `commit`, nothing is changed.
    ~OutputFile();

    /// False once it is useless to write on: something failed, or the task was cancelled.
    [[nodiscard]] bool write(std::string_view bytes);
    /// Puts the file in its place; the last call on it. Errors: it could not be written, or the task was
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
    std::string target_;    ///< where the links lead
    std::string temporary_; ///< empty: there is none with a name
    Descriptor file_;
    std::string buffer_;
    int failure_ = 0;        ///< the first errno
    bool isSpecial_ = false; ///< a pipe or a device stands there
};

} // namespace mexplorer
