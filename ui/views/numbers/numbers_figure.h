#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/numbers/numbers_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a number.
struct NumbersLook {
    std::optional<NumberState> step = {};    ///< none: the result
    std::optional<std::string> hovered = {}; ///< a number or an option, by its name
};

/// The simplest number between a game’s options: the tree of birthdays over a ruler, and the number’s stalk.
class NumbersFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(NumbersFigure)

public:
    explicit NumbersFigure(std::shared_ptr<const NumberSubject> subject, NumbersLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    /// day,number,sign: the way from 0 as far as it has been gone.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const NumbersLayout& layout() const { return layout_; }
    [[nodiscard]] const NumberSubject& subject() const { return *subject_; }
    [[nodiscard]] const NumberState& state() const { return state_; }
    [[nodiscard]] const std::optional<std::string>& hovered() const { return hovered_; }
    /// The number or the option at this place, by its name.
    [[nodiscard]] std::optional<std::string> gameAt(const QPointF& world) const;

    /// “{0, 1/4 | 5/8, 1}”.
    [[nodiscard]] const QString& form() const { return form_; }
    /// “{0, 1/4 | 5/8, 1} = 1/2”, once that is known.
    [[nodiscard]] QString title() const override;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const NumberSubject> subject_;
    NumberState state_;
    std::optional<std::string> hovered_;
    QString form_;
    NumbersLayout layout_;
};

} // namespace mexplorer::ui
