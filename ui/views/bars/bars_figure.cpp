#include "ui/views/bars/bars_figure.h"

#include "core/explain/parts_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/rules/description.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace mexplorer::ui {

using Stage = PartsState::Stage;

namespace {
constexpr double sentencePixels = 19;
constexpr double sentenceHeight = 54; // two lines
constexpr double textPixels = 22;     // in the world
constexpr double leastLine = 32;      // of the world, from line to line
} // namespace

Expected<BarsPicture> barsPictureOf(const Game& game, const Inquiry& asked, Task& task) {
    const auto evaluation = asked.evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    BarsPicture picture{partsSubject(*asked.as<PartsAspect>(), playOf(game)), evaluation->outcome, {}};
    picture.verdict = sayParts(picture.subject, playOf(game));
    return picture;
}

BarsFigure::BarsFigure(std::shared_ptr<const BarsPicture> picture, std::optional<PartsState> step)
    : picture_(std::move(picture)), isWhole_(!step),
      state_(step.value_or(
          PartsState{.stage = Stage::replies, .heaps = picture_->subject.heaps.size(), .told = true})),
      layout_(picture_->subject) {}

QMarginsF BarsFigure::margins(const Style& style) const {
    const bool isTitled = hasTitle(style);
    return {24, 16 + (isTitled ? slideTitleHeight(style) : 0), 24,
            legendRowHeight(style) + 8 + (isTitled ? 0 : sentenceHeight * style.type)};
}

double BarsFigure::leastFit(const Style& style, const QSizeF& /*content*/) const {
    return scaleForLines(style, leastLine);
}

/// The last part, and below it the reply that a step is about.
QPointF BarsFigure::heart(const QSizeF& seen) const {
    QPointF at(bounds().right(), upperLeft(seen).y());
    if (!isOne()) at.setX(bounds().left());
    if (state_.reply)
        at.setY(std::max(at.y(), layout_.replyRow(*state_.reply).bottom() + 8 - seen.height() / 2));
    return at;
}

QString BarsFigure::sentence() const {
    return state_.told ? translated(picture_->verdict) : QString();
}

QString BarsFigure::title(const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    if (!hasTitle(style) || subject.heaps.empty()) return {};
    return QString::fromStdString(isOne() ? partsText(subject.heaps.front(), reached(Stage::divided))
                                          : remaindersText(subject, state_.heaps));
}

void BarsFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        {
            std::optional<Named> sum;
            if (isSummed()) sum.emplace(painter, topic::sum);
            drawSlideTitle(painter, frame, title(style));
        }
        painter.setTransform(frame.toArea(), true);
        if (isOne())
            drawOne(painter, style);
        else
            drawHeaps(painter, style);
        for (const BarPiece& piece : pieces())
            drawBarPiece(painter, style, piece);
        if (isOne() && reached(Stage::replies)) drawReplyTexts(painter, style);
        if (!isOne()) drawNames(painter, style);
        if (isSummed() && !hasTitle(style)) drawSum(painter, style);
        drawMore(painter, style);
    });
    drawSentence(painter, frame);
}

QStringList BarsFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << sentence() << title(frame.style());
}

std::vector<BarPiece> BarsFigure::pieces() const {
    std::vector<BarPiece> pieces;
    if (!isOne()) {
        addHeaps(pieces);
        return pieces;
    }
    pieces.push_back({.bar = layout_.whole(0),
                      .look = BarLook::whole,
                      .key = {"whole"},
                      .sum = partsText(picture_->subject.heaps.front(), reached(Stage::divided)),
                      .left = isTaken() ? leftText(picture_->subject.heaps.front(), *picture_->subject.take)
                                        : std::string(),
                      .topic = {topic::number, picture_->subject.heaps.front().size},
                      .entered = enteredHeap(0)});
    if (reached(Stage::aside)) addParts(pieces);
    if (reached(Stage::replies)) addReplies(pieces);
    return pieces;
}

void BarsFigure::addParts(std::vector<BarPiece>& pieces) const {
    const std::vector<Bar>& bars = layout_.bars(0);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (!bars[i].isAside && !reached(Stage::divided)) continue;
        const bool isLast = bars[i].isLast && reached(Stage::last);
        const BarLook look = bars[i].isAside       ? BarLook::aside
                             : isLast && isTaken() ? BarLook::gone
                             : isLast              ? BarLook::last
                                                   : BarLook::part;
        pieces.push_back(
            {bars[i], look, {"part", i}, MotionKey{"whole"}, {}, {}, {topic::part, bars[i].size}});
        if (look == BarLook::gone)
            pieces.push_back({layout_.taken(),
                              BarLook::taken,
                              {"taken"},
                              MotionKey{"part", i},
                              {},
                              {},
                              {topic::part, bars[i].size}});
    }
}

void BarsFigure::addReplies(std::vector<BarPiece>& pieces) const {
    const std::vector<PartReply>& replies = picture_->subject.replies;
    for (std::size_t reply = 0; reply < replies.size(); ++reply) {
        const std::vector<Bar>& bars = layout_.replyBars(reply);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const BarLook look = i + 1 == bars.size()   ? BarLook::take
                                 : i + 2 == bars.size() ? BarLook::answer
                                                        : BarLook::part;
            pieces.push_back(
                {bars[i], look, {"reply", reply, i}, {}, {}, {}, {topic::part, bars[i].size, reply + 1}});
        }
    }
}

void BarsFigure::addHeaps(std::vector<BarPiece>& pieces) const {
    for (std::size_t heap = 0; heap < layout_.heaps(); ++heap) {
        if (heap >= state_.heaps) {
            pieces.push_back(
                {layout_.whole(heap), BarLook::whole, {"heap", heap}, {}, {}, {}, {topic::row, heap}});
            continue;
        }
        const std::vector<Bar>& bars = layout_.bars(heap);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const BarLook look = bars[i].isRemainder
                                     ? reached(Stage::replies) ? BarLook::nimHeap : BarLook::remainder
                                 : reached(Stage::taken) ? BarLook::idle
                                                         : BarLook::block;
            pieces.push_back({bars[i],
                              look,
                              {"block", heap, i},
                              MotionKey{"heap", heap},
                              {},
                              {},
                              {topic::part, bars[i].size, heap}});
        }
    }
}

/// The rows of parts and of replies, empty until their steps.
void BarsFigure::drawWhatIsToCome(QPainter& painter, const Style& style) const {
    const Keyed empty(painter, {"to come"});
    const auto outline = [&](const std::vector<Bar>& bars) {
        if (!bars.empty() && bars.back().where.right() > bars.front().where.left())
            drawEmptyBox(painter, style, bars.front().where.united(bars.back().where));
    };
    if (!reached(Stage::divided)) outline(layout_.bars(0));
    for (std::size_t reply = 0; !reached(Stage::replies) && reply < picture_->subject.replies.size(); ++reply)
        outline(layout_.replyBars(reply));
}

void BarsFigure::drawOne(QPainter& painter, const Style& style) const {
    drawWhatIsToCome(painter, style);
    if (reached(Stage::replies)) drawLens(painter, style);
    drawLight(painter, style);
    const Bar* last = layout_.last();
    if (!reached(Stage::last) || !last) return;
    if (!isTaken())
        drawMeasure(painter, style, *last, picture_->subject.most);
    else if (const Bar* attacked = layout_.attacked())
        drawMeasure(painter, style, *attacked, picture_->subject.mostThen);
    if (!isNextFramed()) return;
    const Keyed next(painter, {"next"}, Growth::stretches);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.accent, 3 * style.line));
    painter.drawRoundedRect(layout_.attacked()->where.adjusted(-3, -4, 3, 4), 8, 8);
}

/// How much may be taken, drawn below the part it is compared with.
void BarsFigure::drawMeasure(QPainter& painter, const Style& style, const Bar& bar,
                             std::uint64_t most) const {
    const QColor colour = most >= bar.size ? style.theme.winning : style.theme.mismatch;
    {
        const Keyed measure(painter, {"measure"}, Growth::stretches);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(layout_.measure(bar, most), 3, 3);
    }
    const Keyed said(painter, {"said of the measure"});
    painter.setPen(colour);
    painter.setFont(style.fontIn(painter, textPixels, QFont::DemiBold));
    drawFittedText(painter, style, layout_.measureText(bar), Qt::AlignRight | Qt::AlignVCenter,
                   tr("at most %1 may be taken").arg(most));
}

/// The replies are seen through a lens that lies on the part of which they take.
void BarsFigure::drawLens(QPainter& painter, const Style& style) const {
    if (picture_->subject.replies.empty()) return;
    const Keyed lens(painter, {"lens"});
    const auto [left, right] = layout_.lens();
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(style.theme.quiet, 0.1));
    painter.drawPolygon(QPolygonF({left.p1(), right.p1(), right.p2(), left.p2()}));
    painter.setPen(QPen(faded(style.theme.quiet, 0.5), style.line));
    painter.drawLine(left);
    painter.drawLine(right);
}

void BarsFigure::drawLight(QPainter& painter, const Style& style) const {
    if (!state_.reply) return;
    const Keyed light(painter, {"light"}, Growth::stretches);
    painter.setPen(QPen(style.theme.accent, 2.5 * style.line));
    painter.setBrush(style.theme.accentSoft);
    painter.drawRoundedRect(layout_.replyRow(*state_.reply).adjusted(-6, -3, 6, 3), 8, 8);
}

void BarsFigure::drawReplyTexts(QPainter& painter, const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    painter.setFont(style.fontIn(painter, textPixels, QFont::DemiBold));
    for (std::size_t i = 0; i < subject.replies.size(); ++i) {
        const PartReply& reply = subject.replies[i];
        const Keyed answered(painter, {"said of a reply", i});
        painter.setPen(state_.reply == i ? style.theme.ink : style.theme.quiet);
        drawFittedText(painter, style, layout_.replyName(i), Qt::AlignRight | Qt::AlignVCenter,
                       tr("of %1, take %2").arg(subject.attacked).arg(reply.taken));
        painter.setPen(style.theme.winning);
        drawFittedText(painter, style, layout_.replyAnswer(i), Qt::AlignLeft | Qt::AlignVCenter,
                       tr("answer: %1").arg(answerTo(reply)));
    }
}

void BarsFigure::drawHeaps(QPainter& painter, const Style& style) const {
    drawHeapLight(painter, style);
    drawZero(painter, style);
}

void BarsFigure::drawZero(QPainter& painter, const Style& style) const {
    const Keyed zero(painter, {"zero"});
    painter.setPen(QPen(style.theme.rim, 1.5 * style.line));
    painter.drawLine(layout_.zeroLine().topLeft(), layout_.zeroLine().bottomLeft());
    painter.setPen(style.theme.quiet);
    painter.setFont(style.fontIn(painter, textPixels));
    painter.drawText(layout_.zeroName(), int(Qt::AlignCenter) | Qt::TextDontClip, QStringLiteral("0"));
}

/// The heaps’ numbers, and how those that are divided already are divided.
void BarsFigure::drawNames(QPainter& painter, const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    for (std::size_t heap = 0; heap < layout_.heaps(); ++heap) {
        const bool isDivided = heap < state_.heaps;
        const Named row(painter, topic::row, heap);
        {
            const Keyed name(painter, {"name", heap});
            const Named entered(painter, [&] { return enteredHeap(heap); });
            painter.setFont(style.fontIn(painter, textPixels + 2, QFont::Bold));
            painter.setPen(isDivided ? style.theme.ink : style.theme.quiet);
            drawFittedText(painter, style, layout_.name(heap), Qt::AlignRight | Qt::AlignVCenter,
                           QString::number(subject.heaps[heap].size));
        }
        if (!isDivided) continue;
        const bool isTold = isTellingOf(heap);
        const Keyed division(painter, {"division", heap}, MotionKey{"name", heap});
        painter.setFont(style.fontIn(painter, textPixels - 2, isTold ? QFont::Bold : QFont::Normal));
        painter.setPen(isTold ? style.theme.ink : style.theme.quiet);
        drawFittedText(painter, style, layout_.division(heap), Qt::AlignRight | Qt::AlignVCenter,
                       QString::fromStdString(divisionText(subject, heap)));
    }
}

/// Below the divisions; on slides the title is the same.
void BarsFigure::drawSum(QPainter& painter, const Style& style) const {
    const Named named(painter, topic::sum);
    const Keyed sum(painter, {"sum"});
    painter.setFont(style.fontIn(painter, textPixels, QFont::Bold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, layout_.sum(), Qt::AlignRight | Qt::AlignVCenter,
                   QString::fromStdString(remaindersText(picture_->subject, state_.heaps)));
}

/// The position’s numbers are the sizes of its heaps.
Topic BarsFigure::enteredHeap(std::size_t heap) const {
    return enteredTopic(positionId, heap, static_cast<std::int64_t>(picture_->subject.heaps[heap].size));
}

bool BarsFigure::isTellingOf(std::size_t heap) const {
    return !isWhole_ && state_.stage == Stage::divided && heap + 1 == state_.heaps;
}

/// Behind the row of the heap that the step divides.
void BarsFigure::drawHeapLight(QPainter& painter, const Style& style) const {
    for (std::size_t heap = 0; heap < layout_.heaps(); ++heap) {
        if (!isTellingOf(heap)) continue;
        const Keyed light(painter, {"light"}, Growth::stretches);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.theme.spotlight);
        painter.drawRoundedRect(layout_.name(heap).united(layout_.division(heap)).adjusted(0, -4, 6, 4), 8,
                                8);
    }
}

void BarsFigure::drawMore(QPainter& painter, const Style& style) const {
    if (layout_.folded() == 0 || (isOne() && !reached(Stage::replies))) return;
    painter.setFont(style.fontIn(painter, textPixels));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, layout_.more(), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("… and %1 more").arg(layout_.folded()));
}

/// Above the legend; on slides the bar below the figure says it.
void BarsFigure::drawSentence(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    if (hasTitle(style) || sentence().isEmpty()) return;
    const Keyed said(painter, {"sentence"});
    const QRectF area = frame.area();
    const double height = sentenceHeight * style.type;
    painter.setPen(isLost(picture_->outcome) ? style.theme.pText : style.theme.winning);
    painter.setFont(style.font(sentencePixels, QFont::DemiBold));
    drawFittedText(
        painter, style,
        {area.left() + 24, area.bottom() - legendRowHeight(style) - 4 - height, area.width() - 48, height},
        Qt::AlignCenter, sentence());
}

std::vector<BarPiece> BarsFigure::piecesOfSteps() const {
    if (isWhole_) return {};
    std::vector<BarPiece> all;
    BarsFigure other = *this;
    const auto add = [&](const PartsState& state) {
        other.state_ = state;
        std::ranges::move(other.pieces(), std::back_inserter(all));
    };
    const std::size_t heaps = layout_.heaps();
    for (const Stage stage :
         {Stage::whole, Stage::aside, Stage::divided, Stage::last, Stage::taken, Stage::next, Stage::replies})
        add({.stage = stage, .heaps = heaps});
    if (!isOne()) add({.stage = Stage::divided, .heaps = 1}); // the others are whole
    return all;
}

LegendEntries BarsFigure::legend(const Style& style) const {
    LegendEntries entries = legendOf(pieces(), piecesOfSteps(), style.theme);
    addEntry(entries, isOne() && isNextFramed(), isOne() && layout_.attacked() && !isWhole_,
             {tr("too large to take"), [theme = style.theme](QPainter& p, const QRectF& sign) {
                  p.setBrush(Qt::NoBrush);
                  p.setPen(QPen(theme.accent, 3));
                  p.drawRoundedRect(sign, 4, 4);
              }});
    return entries;
}

Expected<void> BarsFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<DividedHeap>& heaps = picture_->subject.heaps;
    CsvWriter csv(device, task, 1 + 2 * heaps.size());
    bool good = csv.line("heap,part,count");
    for (const DividedHeap& heap : heaps)
        for (std::size_t i = 0; good && i < heap.parts.size(); ++i)
            good = csv.line("{},{},{}", heap.size, heap.parts[i].size, heap.parts[i].count);
    return csv.finish();
}

} // namespace mexplorer::ui
