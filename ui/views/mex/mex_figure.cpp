#include "ui/views/mex/mex_figure.h"

#include "core/explain/say_mex.h"
#include "core/explain/say_signs.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

// In units of boxes.
constexpr double tallestPile = 4.2;
constexpr double aboveChips = 0.2;
constexpr double onFloor = 0.06;
constexpr double besideChip = 0.05; // to the sides of its box
constexpr double below = 0.5;       // for the numbers
constexpr double aboveStop = 0.3;   // and below it
constexpr double beside = 0.2;

constexpr double saidHeight = 30; // of the line above the counter, in a window

/// Where many boxes leave little width to each, all is closer and higher.
MexFigure::Proportions proportionsFor(std::size_t boxes) {
    constexpr std::size_t few = 8;
    if (boxes <= few) return {.gap = 0.2, .tallestChip = 0.46, .leastBox = 1.15, .stop = 0.3};
    const double higher = 0.13 * static_cast<double>(boxes);
    return {.gap = 0.08, .tallestChip = 0.8, .leastBox = std::max(1.15, higher), .stop = 0.5};
}

} // namespace

MexFigure::MexFigure(std::shared_ptr<const MexPicture> picture, MexLook look)
    : picture_(std::move(picture)), look_(look), shape_(proportionsFor(picture_->columns.size())),
      chipHeight_(std::min(shape_.tallestChip,
                           tallestPile / static_cast<double>(std::max<std::size_t>(picture_->highest, 1)))),
      boxHeight_(std::max(shape_.leastBox,
                          onFloor + static_cast<double>(picture_->highest) * chipHeight_ + aboveChips)) {
    const std::vector<SolvedMove>& options = picture_->subject.options;
    const auto length = [](const SolvedMove& option) { return option.to.size(); };
    longest_ = static_cast<std::size_t>(std::ranges::max_element(options, {}, length) - options.begin());
}

QRectF MexFigure::bounds() const {
    const double lane = picture_->subject.isMex() ? shape_.stop + aboveStop : 0;
    return {-beside, -boxHeight_ - lane, static_cast<double>(picture_->columns.size()) + 2 * beside,
            boxHeight_ + lane + below};
}

QMarginsF MexFigure::margins(const Style& style) const {
    const double titled = title(style).isEmpty() ? 0 : slideTitleHeight(style);
    return {24, 8 + titled + saidHeight * style.type, 24, 8 + legendRowHeight(style)};
}

QRectF MexFigure::box(std::size_t column) const {
    return {static_cast<double>(column) + shape_.gap / 2, -boxHeight_, 1 - shape_.gap, boxHeight_};
}

QRectF MexFigure::chip(std::size_t option) const {
    const QRectF whole = box(picture_->columnOfOption[option]);
    const double bottom = -onFloor - static_cast<double>(picture_->heightOfOption[option]) * chipHeight_;
    const double height = 0.9 * chipHeight_;
    return {whole.left() + besideChip, bottom - height, whole.width() - 2 * besideChip, height};
}

std::optional<std::size_t> MexFigure::optionAt(const QPointF& world) const {
    const double height = (-onFloor - world.y()) / chipHeight_;
    if (world.x() < 0 || world.x() >= static_cast<double>(picture_->columns.size()) || height < 0) return {};
    const auto column = static_cast<std::size_t>(world.x());
    if (height >= static_cast<double>(shownIn(column))) return {};
    const std::size_t option = picture_->columns[column].options[static_cast<std::size_t>(height)];
    return chip(option).contains(world) ? std::optional(option) : std::nullopt;
}

bool MexFigure::isShown(std::size_t option) const {
    return !look_.step || option < look_.step->optionsShown;
}

std::size_t MexFigure::shownIn(std::size_t column) const {
    const auto& options = picture_->columns[column].options;
    const auto shown = std::partition_point(options.begin(), options.end(),
                                            [&](std::size_t option) { return isShown(option); });
    return static_cast<std::size_t>(shown - options.begin());
}

bool MexFigure::isLit(std::size_t option) const {
    return (look_.step && look_.step->option == option) || look_.hovered == option;
}

bool MexFigure::isBeyond(std::size_t column) const {
    return picture_->hasValues && column + 1 == picture_->columns.size() &&
           picture_->columns[column].options.empty();
}

std::optional<Nimber> MexFigure::candidate() const {
    if (!picture_->hasValues) return {};
    return look_.step ? look_.step->candidate : picture_->subject.evaluation.nimber();
}

bool MexFigure::isFound() const {
    if (!candidate()) return false;
    if (!look_.step || look_.step->done) return true;
    return look_.step->compared && candidate() == picture_->subject.evaluation.nimber();
}

QString MexFigure::said() const {
    const Nimber tried = *candidate();
    if (!picture_->subject.isMex()) return translated(sayCandidate(tried));
    if (!look_.step || look_.step->done) return QStringLiteral("mex = %1").arg(tried);
    return translated(look_.step->compared ? sayAnswered(tried, !isFound()) : sayAskedFor(tried));
}

QString MexFigure::saidOfLarger() const {
    const bool isAnswered = !look_.step || look_.step->movedBack;
    if (!isAnswered || picture_->subject.movedBack.empty()) return {};
    return translated(sayMovedBack(picture_->subject.movedBack));
}

QString MexFigure::title(const Style& style) const {
    if (!hasTitle(style) || !picture_->subject.isMex()) return {};
    std::vector<Nimber> values;
    for (const SolvedMove& option : picture_->subject.options)
        values.push_back(*option.evaluation.nimber());
    return translated(sayMex(std::move(values), isFound() ? candidate() : std::nullopt));
}

/// Only what is seen now.
LegendEntries MexFigure::legend(const Theme& theme) const {
    LegendEntries entries;
    const auto addChips = [&](const QString& text, const QColor& colour, Outcome outcome) {
        const std::vector<SolvedMove>& options = picture_->subject.options;
        const auto shown = std::min(options.size(), look_.step ? look_.step->optionsShown : options.size());
        const auto end = options.begin() + static_cast<std::ptrdiff_t>(shown);
        const auto isOfIt = [&](const SolvedMove& option) {
            return option.wins() == (outcome == Outcome::P);
        };
        addEntry(entries, std::any_of(options.begin(), end, isOfIt), std::ranges::any_of(options, isOfIt),
                 {text,
                  [colour](QPainter& p, const QRectF& sign) {
                      p.setPen(Qt::NoPen);
                      p.setBrush(colour);
                      p.drawRoundedRect(sign, 4, 4);
                  },
                  1.6});
    };
    addChips(tr("an option that is P"), theme.p, Outcome::P);
    addChips(tr("an option that is N"), theme.n, Outcome::N);
    const bool isMex = picture_->subject.isMex();
    addEntry(entries, isMex && isFound(), isMex,
             {tr("the first empty box: the mex"), [theme](QPainter& p, const QRectF& sign) {
                  p.setBrush(faded(theme.winning, 0.12));
                  p.setPen(QPen(theme.winning, 2.5));
                  p.drawRoundedRect(sign, 3, 3);
              }});
    return entries;
}

void MexFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.theme()), [&] {
        for (std::size_t column = 0; column < picture_->columns.size(); ++column)
            drawBox(painter, frame, column);
        for (std::size_t column = 0; column < picture_->columns.size(); ++column)
            drawPile(painter, frame, column);
        for (const auto& lit : {look_.hovered, look_.step ? look_.step->option : std::nullopt}) {
            if (lit && isShown(*lit)) drawChip(painter, frame, *lit); // on top of its pile
        }
        drawCounter(painter, frame);
        drawSlideTitle(painter, frame, title(frame.style()));
    });
}

QStringList MexFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.theme())) << title(frame.style());
}

Expected<void> MexFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<SolvedMove>& options = picture_->subject.options;
    CsvWriter csv(device, task, 1 + options.size());
    bool good = csv.line("option,outcome,value");
    for (std::size_t i = 0; good && i < options.size(); ++i) {
        const auto& value = options[i].evaluation.nimber();
        good = csv.line("{},{},{}", csvField(options[i].to), options[i].wins() ? "P" : "N",
                        value ? std::to_string(*value) : "");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
