#include "ui/export/lettering.h"

#include "ui/text/plain.h"

#include <QTextLayout>

namespace mexplorer::ui {

namespace {

constexpr double titlePixels = 20;
constexpr double captionPixels = 15;
constexpr double sideRoom = 24;
constexpr double endRoom = 14;   // between the text and the picture's edge
constexpr double figureRoom = 6; // between the text and the figure
constexpr double mostShare = 0.5;

/// A paragraph broken into lines; nothing if it is empty.
class Paragraph {
public:
    Paragraph(const QString& text, const QFont& font, double width, double type)
        : layout_(shownText(text, longestLettering), font), type_(text.isEmpty() ? 0 : type) {
        QTextOption option(Qt::AlignHCenter);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout_.setTextOption(option);
        if (text.isEmpty()) return;
        layout_.beginLayout();
        for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
            line.setLineWidth(std::max(width, 1.0));
            line.setPosition({0, height_});
            height_ += line.height();
        }
        layout_.endLayout();
    }

    /// Including the room around it; 0 if it is empty.
    [[nodiscard]] double height() const { return height_ + (endRoom + figureRoom) * type_; }
    void drawBelow(QPainter& painter, const QPointF& edge, double room) const {
        layout_.draw(&painter, edge + QPointF(0, room * type_));
    }

private:
    QTextLayout layout_;
    double type_;
    double height_ = 0;
};

struct Both {
    Both(const Lettering& lettering, double width, const Style& style)
        : inset(sideRoom * style.type),
          title(lettering.title, style.font(titlePixels, QFont::DemiBold), width - 2 * inset, style.type),
          caption(lettering.caption, style.font(captionPixels), width - 2 * inset, style.type),
          captionHeight(std::max(caption.height(), lettering.captionRoom)) {}

    double inset;
    Paragraph title;
    Paragraph caption;
    double captionHeight;
};

} // namespace

Expected<void> checkLettering(const Lettering& lettering, QSizeF size, const Style& style) {
    if (std::max(lettering.title.size(), lettering.caption.size()) > longestLettering)
        return invalid(
            say(MX_TEXT("core", "A title or a caption has at most %1 characters."), longestLettering));
    const Both both(lettering, size.width(), style);
    if (both.title.height() + both.captionHeight <= mostShare * size.height()) return {};
    return invalid(say(MX_TEXT("core", "The title and the caption would take more than half of the picture: "
                                       "shorten them, or make the picture larger.")));
}

double captionHeight(const QString& caption, double width, const Style& style) {
    return Both({{}, caption}, width, style).captionHeight;
}

QRectF drawLettering(QPainter& painter, const QRectF& area, const Lettering& lettering, const Style& style) {
    if (lettering.empty()) return area;
    const Both both(lettering, area.width(), style);
    painter.fillRect(area, style.theme.paper);
    painter.setPen(style.theme.ink);
    const QRectF left = area.adjusted(0, both.title.height(), 0, -both.captionHeight);
    both.title.drawBelow(painter, area.topLeft() + QPointF(both.inset, 0), endRoom);
    both.caption.drawBelow(painter, left.bottomLeft() + QPointF(both.inset, 0), figureRoom);
    return left;
}

} // namespace mexplorer::ui
