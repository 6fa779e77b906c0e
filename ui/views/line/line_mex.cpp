#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostMoving = 80; // options; of more, all only fade

} // namespace

const MexSubject* LineFigure::mexSubject() const {
    return look_.trace ? &look_.trace->subject : nullptr;
}

const MexState* LineFigure::mexState() const {
    return look_.trace ? look_.trace->stateAt(look_.step) : nullptr;
}

bool LineFigure::isInSet(const MexState& step) const {
    const auto& options = mexSubject()->options;
    const std::size_t shown = std::min(step.optionsShown, options.size());
    return step.compared && std::any_of(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(shown),
                                        [&](const SolvedMove& option) {
                                            return option.evaluation.nimber() == step.candidate;
                                        });
}

/// Beside the table, the values 0, 1, 2 … are empty boxes until an option’s value comes into its own; then
/// the candidate walks along them.
void LineFigure::drawMex(QPainter& painter, const Frame& frame, const ValueColours& colours) const {
    const MexState* step = mexState();
    if (!step) return;
    const Style& style = frame.style();
    const Swatches boxes = swatches(frame);
    const std::uint64_t size = scaleSize();
    for (std::uint64_t value = 0; value < size; ++value) {
        const Named named(painter, topic::value, value);
        painter.setPen(style.theme.quiet);
        drawSwatch(painter, frame, boxes.at(value), value, false);
        if (boxes.first.height() >= 4)
            drawOutline(painter, boxes.at(value), QPen(style.theme.rim, style.line, Qt::DotLine));
    }
    const auto& options = mexSubject()->options;
    for (std::size_t i = 0; i < std::min(step->optionsShown, options.size()); ++i) {
        const auto& value = options[i].evaluation.nimber();
        if (!value) continue;
        drawCounted(painter, frame, boxes, colours.of(static_cast<std::uint32_t>(*value)), i, *value,
                    step->option == i || (step->compared && step->candidate == value));
    }
    if (step->option && *step->option < counted_.size()) {
        for (const std::uint64_t heap : counted_[*step->option])
            drawSpoken(painter, frame, colours, heap);
    }
    if (step->candidate) drawCandidate(painter, frame, *step, isInSet(*step));
}

/// An option ringed in the table, and its value in the box that it comes to from there; only the value if it
/// is not on this line.
void LineFigure::drawCounted(QPainter& painter, const Frame& frame, const Swatches& boxes, QRgb colour,
                             std::size_t option, Nimber value, bool isLit) const {
    const Style& style = frame.style();
    const bool isMoving = mexSubject()->options.size() <= mostMoving;
    const bool isOnLine = option < counted_.size() && counted_[option].back() < data_->known.size();
    std::optional<QPointF> source;
    std::optional<Keyed> one;
    if (isOnLine) {
        source = cellAt(frame, counted_[option].back()).center();
        if (isMoving) one.emplace(painter, MotionKey{"ring", option}, cellAt(frame, *look_.chosen).center());
        painter.save();
        painter.setClipRect(clipOf(frame));
        drawOption(painter, frame, counted_[option], QPen(style.theme.accent, (isLit ? 4 : 2) * style.line));
        if (mexState()->option == option) drawLinks(painter, frame, counted_[option]);
        painter.restore();
        one.reset();
    }
    const QRectF swatch = isLit ? spokenSwatchAt(frame, value) : boxes.at(value);
    if (isMoving)
        one.emplace(painter, MotionKey{"value", option},
                    source ? std::optional<MotionSource>(*source) : std::nullopt);
    drawValueCell(painter, style, swatch, colour, value == 0 && swatch.height() > 10);
    painter.setPen(value == 0 ? style.theme.onP : readableOn(colour));
    drawSwatch(painter, frame, swatch, value, isLit);
    if (isLit) drawOutline(painter, swatch, QPen(style.theme.accent, 3 * style.line));
    if (mexState()->option != option || isOnLine) return;
    painter.setFont(style.font(13));
    painter.setPen(style.theme.accent);
    const QRectF box = scaleBox(frame);
    const double high = 2 * style.typeOf(13);
    drawFittedText(
        painter, style,
        {swatch.right() + 8, swatch.center().y() - high / 2, box.right() - swatch.right() - 8, high},
        Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(shown(mexSubject()->options[option].to)));
}

/// The value of a heap that the step speaks of, if its cell has no number or is out of sight.
void LineFigure::drawSpoken(QPainter& painter, const Frame& frame, const ValueColours& colours,
                            std::uint64_t n) const {
    if (n >= data_->known.size()) return;
    const QRectF content = frame.content();
    const QPointF middle = cellAt(frame, n).center();
    const bool isSeen = content.contains(middle);
    if (isSeen && isWritten(frame)) return;
    const Style& style = frame.style();
    const QString value = QString::number(data_->known[n]);
    const QString text = isSeen ? value : tr("n = %1: %2").arg(QString::number(n), value);
    painter.setFont(style.font(13, QFont::Bold));
    QRectF chip = QFontMetricsF(painter.font()).boundingRect(text).adjusted(-6, -2, 6, 2);
    chip.moveCenter(middle);
    chip.moveLeft(
        std::clamp(chip.left(), content.left(), std::max(content.left(), content.right() - chip.width())));
    chip.moveTop(
        std::clamp(chip.top(), content.top(), std::max(content.top(), content.bottom() - chip.height())));
    const std::uint32_t worth = data_->known[n];
    drawValueCell(painter, style, chip, colours.of(worth), false);
    drawOutline(painter, chip, QPen(style.theme.accent, 2.5 * style.line));
    painter.setPen(worth == 0 ? style.theme.onP : readableOn(colours.of(worth)));
    painter.drawText(chip, Qt::AlignCenter, text);
}

void LineFigure::drawCandidate(QPainter& painter, const Frame& frame, const MexState& step,
                               bool isInSet) const {
    const Nimber candidate = *step.candidate;
    const Style& style = frame.style();
    const QColor colour = step.done ? style.theme.winning : style.theme.mismatch;
    const QRectF swatch = spokenSwatchAt(frame, candidate);
    const QRectF box = scaleBox(frame);
    {
        const Keyed around(painter, {"candidate"});
        const double out = 2 * style.line;
        if (swatch != swatches(frame).at(candidate)) {
            painter.fillRect(swatch, style.theme.paper);
            painter.setPen(style.theme.ink);
            drawSwatch(painter, frame, swatch, candidate, true);
        }
        drawOutline(painter, swatch.adjusted(-out, -out, out, out),
                    QPen(colour, 3 * style.line, step.done ? Qt::SolidLine : Qt::DashLine));
    }
    const Keyed said(painter, {"said of the candidate"});
    painter.setFont(style.font(14, QFont::Bold));
    painter.setPen(colour);
    const bool isCompared = step.compared && !step.done;
    const QString text = translated(isCompared ? sayCompared(candidate, isInSet) : sayCandidate(candidate));
    const double left = swatch.right() + 10 * style.type;
    const double high = 2.6 * style.typeOf(14);
    drawFittedText(painter, style, {left, swatch.center().y() - high / 2, box.right() - left, high},
                   Qt::AlignLeft | Qt::AlignVCenter, text);
}

} // namespace mexplorer::ui
