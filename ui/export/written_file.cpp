#include "ui/export/written_file.h"

#include "core/file/output_file.h"

#include <QIODevice>

namespace mexplorer::ui {

namespace {

/// An OutputFile as a QIODevice. Writing fails once the file’s task is cancelled.
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

} // namespace

Expected<void> writeWhole(const QString& path, const std::function<Expected<void>(QIODevice&)>& write,
                          Task& task) {
    OutputFile file(path.toStdString(), task);
    if (file.failed()) return file.commit(); // making what it holds would be wasted
    FileDevice device(file);
    const auto written = write(device);
    if (task.cancelled()) return cancelled();
    return written || file.failed() ? file.commit() : written; // the file's own error says more
}

tl::unexpected<Error> cannotWrite(const QIODevice& device) {
    return invalid("file", say(MX_TEXT("core", "The picture cannot be written: %1."),
                               device.errorString().toStdString()));
}

tl::unexpected<Error> noMemory() {
    return tooLarge(say(MX_TEXT("core", "There is not enough memory for the picture.")));
}

} // namespace mexplorer::ui
