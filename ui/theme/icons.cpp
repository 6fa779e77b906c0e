#include "ui/theme/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <map>
#include <tuple>

/// Links the resources of a static library, which the linker leaves out otherwise. (The macro must stand
/// outside of every namespace.)
static void loadIcons() {
    Q_INIT_RESOURCE(icons);
}

namespace mexplorer::ui {

namespace {

constexpr float disabledOpacity = 0.35F;

/// Draws the SVG once for each size that is asked for: a list paints its icons whenever the mouse moves.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(QByteArray svg, const QColor& color, const QColor& selected)
        : svg_(std::move(svg)), color_(color), selected_(selected) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override {
        QPixmap& picture = drawn_[{mode, size.width(), size.height()}];
        if (picture.isNull()) picture = draw(size, mode);
        return picture;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SvgIconEngine(*this); }

private:
    [[nodiscard]] QPixmap draw(const QSize& size, QIcon::Mode mode) const {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const QColor& color = mode == QIcon::Selected ? selected_ : color_;
        QSvgRenderer(QByteArray(svg_).replace("currentColor", color.name().toLatin1()))
            .render(&painter, QRectF(QPointF(0, 0), size));
        if (mode == QIcon::Disabled) {
            // Fades the whole picture: strokes and fills that overlap must not show through.
            painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
            painter.fillRect(picture.rect(), QColor::fromRgbF(0, 0, 0, disabledOpacity));
        }
        return picture;
    }

    QByteArray svg_;
    QColor color_, selected_;
    std::map<std::tuple<QIcon::Mode, int, int>, QPixmap> drawn_;
};

QIcon iconOf(const QString& name, const QColor& color, const QColor& selected) {
    loadIcons();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new SvgIconEngine(file.readAll(), color, selected));
}

} // namespace

QIcon icon(const QString& name, const QColor& color) {
    return iconOf(name, color, color);
}

QIcon gameIcon(const QString& game, const QColor& color, const QColor& selected) {
    const QIcon own = iconOf(QStringLiteral("games/%1").arg(game), color, selected);
    return own.isNull() ? iconOf(QStringLiteral("game"), color, selected) : own;
}

} // namespace mexplorer::ui
