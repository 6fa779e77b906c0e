#pragma once

#include "ui/figure/figure.h"
#include "ui/views/lens/lens_field.h"
#include "ui/views/lens/lens_side.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// The values of a line or a table with the places where a formula says something else, and beside them, in
/// wide pictures, what was found and what is suggested.
class LensFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(LensFigure)

public:
    explicit LensFigure(std::shared_ptr<const LensSubject> subject, std::optional<LensState> step = {});

    [[nodiscard]] QRectF bounds() const override { return field_->bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] QMarginsF marginsIn(const Style& style, const QSizeF& picture) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return field_->scaleRange(); }
    [[nodiscard]] double largestFit() const override;
    [[nodiscard]] bool keepsAspect() const override { return field_->keepsAspect(); }
    [[nodiscard]] bool isTouchable(const Frame& frame, const QPointF& point) const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// n,value,said of a line; a,b,value,said of a table; nothing is said where both agree.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const LensSubject& subject() const { return *subject_; }
    [[nodiscard]] const LensField& field() const { return *field_; }
    [[nodiscard]] LensMarks marks() const;
    /// The suggestion that a click on this point of the picture takes.
    [[nodiscard]] std::optional<std::size_t> offerAt(const Frame& frame, const QPointF& point) const;
    /// The middle of its box; nothing if that is not in the picture.
    [[nodiscard]] std::optional<QPointF> placeOfOffer(const Frame& frame, std::size_t index) const;

private:
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] LensSide::Shown besideShown() const;
    [[nodiscard]] std::optional<LensSide> sideIn(const Frame& frame) const;
    [[nodiscard]] QString title(const Frame& frame) const;
    [[nodiscard]] QString titleOfOffers(bool hasSide) const;
    [[nodiscard]] QString chipText() const;
    void drawTitle(QPainter& painter, const Frame& frame) const;
    void drawChip(QPainter& painter, const Frame& frame, const QRectF& row) const;

    std::shared_ptr<const LensSubject> subject_;
    std::optional<LensState> step_;
    std::unique_ptr<LensField> field_;
};

} // namespace mexplorer::ui
