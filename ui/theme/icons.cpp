#include "ui/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

/// Links the resources of a static library, which the linker leaves out otherwise. (The macro must stand
/// outside of every namespace.)
static void loadIcons() {
    Q_INIT_RESOURCE(icons);
}

namespace mexplorer::ui {

namespace {

constexpr float disabledOpacity = 0.35F;

/// Draws the SVG anew at any requested size.
class SvgIconEngine : public QIconEngine {
public:
    explicit SvgIconEngine(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        QSvgRenderer(svg_).render(&painter, QRectF(QPointF(0, 0), size));
        if (mode == QIcon::Disabled) {
            // Fades the whole picture: strokes and fills that overlap must not show through.
            painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
            painter.fillRect(picture.rect(), QColor::fromRgbF(0, 0, 0, disabledOpacity));
        }
        return picture;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    QByteArray svg_;
};

} // namespace

QIcon icon(const QString& name, const QColor& color) {
    loadIcons();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new SvgIconEngine(file.readAll().replace("currentColor", color.name().toLatin1())));
}

} // namespace mexplorer::ui
