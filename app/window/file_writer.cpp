#include "app/window/file_writer.h"

#include "app/window/tell.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

namespace mexplorer::app {

FileWriter::FileWriter(QWidget& window) : QObject(&window), window_(window) {}

void FileWriter::start(const QString& title, const QString& path, const QString& suffix,
                       std::function<Expected<void>(const QString&, Task&)> write,
                       const QString& whenCancelled) {
    const QString target = withSuffix(&window_, path, suffix);
    if (target.isEmpty()) return;
    job_.start(
        title, [target, write = std::move(write)](Task& task) { return write(target, task); },
        [this, target, whenCancelled](const Expected<void>& written) {
            if (written)
                emit told(tr("Written: %1").arg(ui::shownText(target)));
            else if (written.error().kind == Error::Kind::cancelled)
                emit told(whenCancelled.isEmpty() ? ui::translated(written.error()) : whenCancelled);
            else
                tell(QMessageBox::Warning, &window_, tr("The file cannot be written"),
                     ui::translated(written.error()));
        });
}

bool FileWriter::mayStop() {
    if (!job_.running()) return true;
    const int answer = tell(QMessageBox::Question, &window_, tr("Stop writing?"),
                            tr("The figure is not completely written yet."),
                            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Discard) job_.cancel();
    return answer == QMessageBox::Discard || !job_.running();
}

} // namespace mexplorer::app
