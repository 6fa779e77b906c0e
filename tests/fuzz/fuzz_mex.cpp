// Documents: an opened document is saved and reopens to the same, and its figure can be drawn with its
// camera.

#include "tests/fuzz/check.h"
#include "tests/fuzz/short_task.h"
#include "ui/document/document_file.h"

#include <QApplication>
#include <QImage>

using namespace mexplorer;
using namespace mexplorer::ui;

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication application(*argc, *argv);
    return 0;
}

namespace {

void draw(const Document& document) {
    const std::string& view = document.state().view;
    fuzz::ShortTask task;
    const auto figure = findView(view)->figure(document.scene(view), task);
    if (!fuzz::answered(figure)) return;
    QImage image(96, 64, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    (*figure)->draw(painter, Frame(**figure, QRectF(image.rect()), document.camera(view), {}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    Document document;
    if (!fuzz::answered(fromMex(QByteArray(data, static_cast<qsizetype>(size)), document))) return 0;
    const QByteArray saved = toMex(document);
    Document again;
    const auto opened = fromMex(saved, again);
    fuzz::require(opened.has_value(), "what is saved opens");
    fuzz::require(again.state() == document.state() && again.cameras() == document.cameras() &&
                      again.step() == document.step(),
                  "what is saved opens to the same");
    fuzz::require(toMex(again) == saved, "what is saved again has the same bytes");
    draw(document);
    return 0;
}
