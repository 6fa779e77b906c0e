#include "ui/views/canonical/canonical_figure.h"

#include "core/explain/say_form.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/text/translated.h"
#include "ui/views/canonical/canonical_drawing.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

using Fate = FormState::Fate;

constexpr const char* fateNames[] = {"", "kept", "dominated", "reversible"};

bool isSeen(const FormState& state, Fate fate) {
    return std::ranges::find(state.fates, fate) != state.fates.end();
}

} // namespace

CanonicalFigure::CanonicalFigure(std::shared_ptr<const CanonicalPicture> picture, CanonicalLook look)
    : picture_(std::move(picture)), look_(std::move(look)), layout_(*picture_) {}

QString CanonicalFigure::title() const {
    std::vector<std::string> left;
    std::vector<std::string> right;
    for (const FormOption& option : picture_->subject.options)
        if (option.from.empty()) (option.isLeft ? left : right).push_back(option.name);
    return QStringLiteral("G = ") + translated(sayForm(left, right));
}

void CanonicalFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawCanonical(painter, *this, frame);
}

bool CanonicalFigure::isAnsweredLeft() const {
    return picture_->subject.options[state().about.front()].isLeft;
}

std::size_t CanonicalFigure::linesShown() const {
    const std::size_t all = state().plate.lines.size();
    return all <= CanonicalLayout::mostRows ? all : CanonicalLayout::mostRows - 1;
}

std::optional<std::string> CanonicalFigure::gameAt(const QPointF& world) const {
    const FormState& now = state();
    for (std::size_t i = 0; i < now.fates.size(); ++i)
        if (now.fates[i] != Fate::absent && layout_.option(i).contains(world))
            return picture_->subject.options[i].name;
    if (!now.answer.empty() && layout_.answer(now.about.front(), isAnsweredLeft()).contains(world))
        return now.answer;
    if (now.plate.game.empty()) return std::nullopt;
    if (layout_.difference().contains(world)) return now.plate.game;
    for (std::size_t row = 0; row < linesShown(); ++row)
        if (layout_.moved(row, now.plate.lines.size()).contains(world)) return now.plate.lines[row].game;
    return std::nullopt;
}

/// What is struck out is told of once it is.
LegendEntries CanonicalFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    for (const bool isLeft : {true, false}) {
        const bool isThere = std::ranges::any_of(
            picture_->subject.options, [&](const FormOption& option) { return option.isLeft == isLeft; });
        addEntry(entries, isThere, false,
                 {isLeft ? tr("Left’s option") : tr("Right’s option"),
                  [theme, isLeft](QPainter& p, const QRectF& sign) {
                      p.setPen(sidePen(theme, isLeft, 2));
                      p.setBrush(theme.paper);
                      p.drawPath(sideShape(sign.adjusted(1, 1, -1, -1), isLeft));
                  },
                  1.8});
    }
    const auto addLost = [&](Fate fate, const QString& text, Qt::PenStyle line) {
        addEntry(entries, isSeen(state(), fate), isSeen(picture_->last, fate),
                 {text,
                  [theme, line](QPainter& p, const QRectF& sign) {
                      p.setPen(QPen(theme.mismatch, 2.5, line));
                      p.drawLine(sign.bottomLeft(), sign.topRight());
                  },
                  1.6});
    };
    addLost(Fate::dominated, tr("dominated: struck out"), Qt::SolidLine);
    addLost(Fate::reversible, tr("reversible: bypassed"), Qt::DotLine);
    return entries;
}

Expected<void> CanonicalFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<FormOption>& options = picture_->subject.options;
    CsvWriter csv(device, task, 1 + options.size());
    bool good = csv.line("player,option,fate");
    for (std::size_t i = 0; good && i < options.size(); ++i) {
        const Fate fate = state().fates[i];
        if (fate != Fate::absent)
            good = csv.line("{},{},{}", options[i].isLeft ? "L" : "R", csvField(options[i].name),
                            fateNames[static_cast<std::size_t>(fate)]);
    }
    return csv.finish();
}

} // namespace mexplorer::ui
