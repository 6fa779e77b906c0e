#pragma once

#include "core/text/message.h"
#include "ui/figure/figure.h"
#include "ui/text/spoken_text.h"

#include <memory>
#include <vector>

namespace mexplorer::ui {

/// A figure under a line that says by which rule the game is played: “m = 3  Take at least one …”. The
/// numbers in it are topics, so they can be dragged as those in the figure. In windows and when presenting;
/// pictures that are exported have the same in their title.
class RuledFigure : public Figure {
public:
    /// `numbers`: the same in fewer and fewer words; not empty. The first that has room is written.
    RuledFigure(std::shared_ptr<const Figure> inner, std::vector<Message> numbers, Message rule);

    [[nodiscard]] const Figure& bare() const override { return inner_->bare(); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] QMarginsF marginsIn(const Style& style, const QSizeF& picture) const override;
    [[nodiscard]] bool isTouchable(const Frame& frame, const QPointF& point) const override;
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& frame,
                                                             const Topic& topic) const override;

    // All else is that of the figure.
    [[nodiscard]] QRectF bounds() const override { return inner_->bounds(); }
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return inner_->scaleRange(); }
    [[nodiscard]] double largestFit() const override { return inner_->largestFit(); }
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override {
        return inner_->leastFit(style, content);
    }
    [[nodiscard]] double readableScale() const override { return inner_->readableScale(); }
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override { return inner_->heart(seen); }
    [[nodiscard]] std::optional<QMarginsF> holding(const Style& style) const override {
        return inner_->holding(style);
    }
    [[nodiscard]] QRectF reach() const override { return inner_->reach(); }
    [[nodiscard]] bool keepsAspect() const override { return inner_->keepsAspect(); }
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override {
        return inner_->placeOfTopic(topic);
    }
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override {
        return inner_->topicAt(world);
    }
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override {
        return inner_->writeCsv(device, task);
    }

private:
    [[nodiscard]] Frame innerFrame(const Frame& frame) const;
    void drawRule(QPainter& painter, const Frame& frame) const;
    /// Returns where the numbers end.
    [[nodiscard]] double drawNumbers(QPainter& painter, const Frame& frame, const QRectF& band,
                                     double baseline) const;
    [[nodiscard]] SpokenText fittingNumbers(const Style& style, const QFont& font, double width) const;

    std::shared_ptr<const Figure> inner_;
    std::vector<Message> numbers_;
    Message rule_;
};

} // namespace mexplorer::ui
