#include "ui/views/bars/bars_figure.h"

#include "core/explain/parts_trace.h"
#include "core/game/aspects/impartial.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

using Stage = PartsState::Stage;

namespace {
constexpr double sentencePixels = 21; // in the world
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
    return {24, 20, 24, legendRowHeight(style) + 8};
}

QString BarsFigure::sentence() const {
    return state_.told ? translated(picture_->verdict) : QString();
}

void BarsFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        painter.setTransform(frame.toArea(), true);
        if (picture_->subject.heaps.size() == 1)
            drawOne(painter, style);
        else
            drawSeveral(painter, style);
        drawSentence(painter, frame);
    });
}

QStringList BarsFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

void BarsFigure::drawBar(QPainter& painter, const Style& style, const QRectF& where, const QString& text,
                         Look look) const {
    const Theme& theme = style.theme;
    const QColor ground = look == Look::part      ? theme.p
                          : look == Look::lit     ? theme.n
                          : look == Look::winning ? theme.winning
                                                  : faded(theme.quiet, look == Look::gone ? 0.0 : 0.16);
    const QColor ink = look == Look::part      ? theme.onP
                       : look == Look::lit     ? theme.onN
                       : look == Look::winning ? theme.paper
                                               : theme.quiet;
    const double radius = std::min(7.0, where.width() / 5);
    painter.setBrush(ground);
    painter.setPen(look == Look::gone ? QPen(theme.quiet, 1.5 * style.line, Qt::DashLine) : QPen(Qt::NoPen));
    drawRoundedBox(painter, where, radius);
    painter.setPen(ink);
    painter.setFont(style.fontIn(painter, 0.48 * where.height(), QFont::Bold));
    drawFittedText(painter, style, where.adjusted(2, 1, -2, -1), Qt::AlignCenter, text);
}

void BarsFigure::drawOne(QPainter& painter, const Style& style) const {
    const DividedHeap& heap = picture_->subject.heaps.front();
    {
        const Keyed whole(painter, {"whole"});
        drawBar(painter, style, layout_.whole(0), QString::number(heap.size), Look::pale);
    }
    if (reached(Stage::aside)) drawParts(painter, style);
    if (reached(Stage::replies)) drawReplies(painter, style);
    if (!reached(Stage::last)) return;
    const std::vector<Bar>& bars = layout_.bars(0);
    const auto last = std::find_if(bars.begin(), bars.end(), [](const Bar& bar) { return bar.isLast; });
    if (last == bars.end()) return;
    if (!reached(Stage::next) || !picture_->subject.take)
        drawMeasure(painter, style, *last, picture_->subject.most);
    else if (const Bar* attacked = layout_.attacked())
        drawMeasure(painter, style, *attacked, picture_->subject.mostThen);
}

void BarsFigure::drawParts(QPainter& painter, const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    for (const Bar& bar : layout_.bars(0)) {
        if (!bar.isAside && !reached(Stage::divided)) continue;
        const QString number = bar.count > 1 ? QStringLiteral("… %1 · %2 …").arg(bar.count).arg(bar.size)
                                             : QString::number(bar.size);
        const bool isTaken = bar.isLast && subject.take && reached(Stage::taken);
        const bool isLit = bar.isLast && reached(Stage::last) && !isTaken;
        const auto index = static_cast<std::size_t>(&bar - layout_.bars(0).data());
        {
            const Keyed part(painter, {"part", index}, MotionKey{"whole"});
            drawBar(painter, style, bar.where, number,
                    bar.isAside ? Look::pale
                    : isTaken   ? Look::gone
                    : isLit     ? Look::lit
                                : Look::part);
        }
        if (isTaken) {
            const Keyed taken(painter, {"taken"}, MotionKey{"part", index});
            drawBar(painter, style, layout_.taken(), number, Look::winning);
        }
        const bool isNext = &bar == layout_.attacked() && reached(Stage::next) && !isWhole_;
        if (!isNext) continue;
        const Keyed next(painter, {"next"}, Growth::stretches);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(style.theme.accent, 3 * style.line));
        painter.drawRoundedRect(bar.where.adjusted(-4, -4, 4, 4), 10, 10);
    }
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
    painter.setFont(style.fontIn(painter, 15, QFont::DemiBold));
    drawFittedText(painter, style, layout_.measureText(bar), Qt::AlignRight | Qt::AlignVCenter,
                   tr("at most %1 may be taken").arg(most));
}

void BarsFigure::drawReplies(QPainter& painter, const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    const Theme& theme = style.theme;
    if (state_.reply) {
        const Keyed light(painter, {"light"}, Growth::stretches);
        const QRectF row = layout_.replyName(*state_.reply).united(layout_.replyAnswer(*state_.reply));
        painter.setPen(QPen(theme.accent, 2.5 * style.line));
        painter.setBrush(faded(theme.accentSoft, 0.7));
        painter.drawRoundedRect(row.adjusted(-6, -3, 6, 3), 8, 8);
    }
    for (std::size_t i = 0; i < subject.replies.size(); ++i) {
        const PartReply& reply = subject.replies[i];
        const bool isLit = state_.reply == i;
        const Keyed answered(painter, {"reply", i});
        const std::vector<QRectF> bars = layout_.replyBars(i);
        for (std::size_t part = 0; part < reply.left.size(); ++part)
            drawBar(painter, style, bars[part], QString::number(reply.left[part].size),
                    part + 1 == reply.left.size() ? Look::winning : Look::part);
        drawBar(painter, style, bars.back(), QString::number(reply.taken), Look::lit);
        painter.setFont(style.fontIn(painter, 0.5 * layout_.replyName(i).height(), QFont::DemiBold));
        painter.setPen(isLit ? theme.ink : theme.quiet);
        drawFittedText(painter, style, layout_.replyName(i), Qt::AlignRight | Qt::AlignVCenter,
                       tr("of %1, take %2").arg(subject.attacked).arg(reply.taken));
        painter.setPen(theme.winning);
        drawFittedText(painter, style, layout_.replyAnswer(i), Qt::AlignLeft | Qt::AlignVCenter,
                       tr("answer: %1").arg(answerTo(reply)));
    }
    drawMore(painter, style);
}

void BarsFigure::drawSeveral(QPainter& painter, const Style& style) const {
    const PartsSubject& subject = picture_->subject;
    for (std::size_t heap = 0; heap < layout_.heaps(); ++heap) {
        const Keyed one(painter, {"heap", heap});
        const bool isDivided = heap < state_.heaps;
        painter.setPen(isDivided ? style.theme.ink : style.theme.quiet);
        painter.setFont(style.fontIn(painter, 24, QFont::Bold));
        drawFittedText(painter, style, layout_.name(heap), Qt::AlignRight | Qt::AlignVCenter,
                       QString::number(subject.heaps[heap].size));
        if (!isDivided) {
            drawBar(painter, style, layout_.whole(heap), {}, Look::pale);
            continue;
        }
        for (const Bar& bar : layout_.bars(heap)) {
            const bool isRest = bar.size < subject.block;
            const QString number = bar.count > 1 ? QStringLiteral("… %1 · %2 …").arg(bar.count).arg(bar.size)
                                                 : QString::number(bar.size);
            drawBar(painter, style, bar.where, number,
                    isRest                  ? reached(Stage::replies) ? Look::winning : Look::lit
                    : reached(Stage::taken) ? Look::pale
                                            : Look::part);
        }
    }
    drawMore(painter, style);
}

void BarsFigure::drawMore(QPainter& painter, const Style& style) const {
    if (layout_.folded() == 0) return;
    painter.setFont(style.fontIn(painter, 15));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, layout_.more(), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("… and %1 more").arg(layout_.folded()));
}

void BarsFigure::drawSentence(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QString text = sentence();
    if (text.isEmpty()) return;
    painter.setPen(isLost(picture_->outcome) ? style.theme.p : style.theme.winning);
    painter.setFont(style.fontIn(painter, sentencePixels, QFont::DemiBold));
    const bool isLarger = style.leastIn(painter) > sentencePixels;
    drawFittedText(painter, style, isLarger ? widened(layout_.sentence(), frame) : layout_.sentence(),
                   Qt::AlignHCenter | Qt::AlignTop, text);
}

LegendEntries BarsFigure::legend(const Style& style) const {
    const auto box = [](const QColor& colour) {
        return [colour](QPainter& p, const QRectF& sign) {
            p.setPen(Qt::NoPen);
            p.setBrush(colour);
            p.drawRoundedRect(sign, 3, 3);
        };
    };
    const QColor pale = faded(style.theme.quiet, 0.16);
    LegendEntries entries;
    if (picture_->subject.heaps.size() == 1) {
        entries.push_back({tr("a part"), box(style.theme.p)});
        if (picture_->subject.heaps.front().aside > 0) entries.push_back({tr("set aside"), box(pale)});
        if (!picture_->subject.take) entries.push_back({tr("the last part"), box(style.theme.n)});
        if (picture_->subject.replies.empty()) {
            if (picture_->subject.take) entries.push_back({tr("what to take"), box(style.theme.winning)});
        } else {
            entries.push_back({tr("a take"), box(style.theme.n)});
            entries.push_back(
                {picture_->subject.take ? tr("what to take, and the answers") : tr("its answer"),
                 box(style.theme.winning)});
        }
    } else {
        entries.push_back(
            {tr("a block: it changes nothing"), box(reached(Stage::taken) ? pale : style.theme.p)});
        entries.push_back({tr("a remainder: a heap of Nim"),
                           box(reached(Stage::replies) ? style.theme.winning : style.theme.n)});
    }
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
