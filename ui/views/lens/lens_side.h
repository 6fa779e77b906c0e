#pragma once

#include "ui/views/lens/lens_field.h"

#include <QCoreApplication>

#include <vector>

namespace mexplorer::ui {

/// What stands beside the values: how many fail, why the first one does, how many of the first 5, 10, 20 …
/// do, and what is suggested.
class LensSide {
    Q_DECLARE_TR_FUNCTIONS(LensSide)

public:
    static constexpr double width = 250; ///< pixels, times the style's type

    /// `area`: where it is drawn. `found` and `shares` say whether these are told at this step; `offers`, how
    /// many suggestions are, of which `lit` is looked at.
    struct Shown {
        bool found = false;
        bool shares = false;
        std::size_t offers = 0;
        std::optional<std::size_t> lit = {};
    };
    LensSide(const LensSubject& subject, const Style& style, const QRectF& area, Shown shown);

    void draw(QPainter& painter) const;
    /// The suggestion with a formula at this point of the picture.
    [[nodiscard]] std::optional<std::size_t> offerAt(const QPointF& point) const;
    /// The boxes of the suggestions that have room.
    [[nodiscard]] const std::vector<QRectF>& boxes() const { return boxes_; }

private:
    [[nodiscard]] double textHeight(const QString& text, double pixels, double inside) const;
    [[nodiscard]] QString foundText() const;
    [[nodiscard]] QString offerText(std::size_t index) const;
    void place();
    void drawHead(QPainter& painter, const QRectF& place, const QString& text) const;
    void drawShares(QPainter& painter) const;
    void drawOffers(QPainter& painter) const;

    const LensSubject& subject_;
    const Style& style_;
    QRectF area_;
    Shown shown_;
    QRectF found_;
    QRectF sharesHead_;
    std::vector<QRectF> shares_;
    QRectF offersHead_;
    std::vector<QRectF> boxes_;
};

} // namespace mexplorer::ui
