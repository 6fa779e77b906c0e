#pragma once

#include "core/file/descriptor.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <functional>
#include <string>
#include <string_view>

namespace mexplorer {

/// A file that is written whole or not at all: a temporary one beside it takes its place once everything is
/// on the disk. Until then, and if that fails, what was there stays as it was. A link stays a link: the file
/// it leads to is written. Folders, pipes and devices are not written over.
class OutputFile {
public:
    /// What cannot be done is kept in mind and told by `commit`.
    OutputFile(std::string path, const Task& task);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    /// Without `commit` nothing has happened.
    ~OutputFile();

    /// False once writing on is of no use: something failed, or the task was cancelled.
    [[nodiscard]] bool write(std::string_view bytes);
    /// Puts the file in its place; the last thing to be done with it. Errors: it could not be written, or the
    /// task was cancelled before.
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
    /// Keeps the first in mind; false.
    bool fail(int error);

    const Task& task_;
    std::string path_;      ///< as it was given
    std::string target_;    ///< where the links lead
    std::string temporary_; ///< empty: none is there that has a name
    Descriptor file_;
    std::string buffer_;
    int failure_ = 0;        ///< the first errno
    bool isSpecial_ = false; ///< a pipe or a device stands there
};

} // namespace mexplorer
