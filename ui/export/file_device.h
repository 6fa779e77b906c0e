#pragma once

#include "core/file/output_file.h"

#include <QIODevice>

namespace mexplorer::ui {

/// An OutputFile as a QIODevice. Writing fails once the file's task is cancelled.
class FileDevice final : public QIODevice {
public:
    explicit FileDevice(OutputFile& file) : file_(file) { open(QIODevice::WriteOnly); }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        return file_.write({data, static_cast<std::size_t>(size)}) ? size : -1;
    }

private:
    OutputFile& file_;
};

} // namespace mexplorer::ui
