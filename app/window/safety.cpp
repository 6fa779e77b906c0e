#include "app/window/safety.h"

#include "ui/text/translated.h"

#include <utility>

namespace mexplorer::app {

Safety::Safety(ui::Document& document, std::function<File()> file, QObject* parent)
    : QObject(parent), document_(document), file_(std::move(file)), copy_([this](const Error& why) {
          QMetaObject::invokeMethod(
              this, [this, why] { tell(why); }, Qt::QueuedConnection);
      }) {
    timer_.setSingleShot(true);
    timer_.setInterval(usualDelay);
    connect(&timer_, &QTimer::timeout, this, &Safety::keep);
    connect(&document_, &ui::Document::changed, this, &Safety::changed);
    connect(&document_.undoStack(), &ui::History::cleanChanged, this, &Safety::changed);
}

/// Not later because of further changes: the timer that runs goes on.
void Safety::changed() {
    if (document_.undoStack().isClean())
        forget();
    else if (!timer_.isActive())
        timer_.start();
}

void Safety::keep() {
    timer_.stop();
    const File file = file_();
    copy_.keep(document_, file.path, file.known);
}

void Safety::tell(const Error& why) {
    if (std::exchange(hasTold_, true)) return;
    emit failed(
        tr("If the program is ended by force, what is not saved is lost: %1").arg(ui::translated(why)));
}

void Safety::keepNow() {
    if (!document_.undoStack().isClean()) keep();
    copy_.finish();
}

void Safety::forget() {
    timer_.stop();
    copy_.remove();
}

} // namespace mexplorer::app
