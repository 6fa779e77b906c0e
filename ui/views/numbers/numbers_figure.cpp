#include "ui/views/numbers/numbers_figure.h"

#include "core/explain/say_form.h"
#include "ui/figure/csv_writer.h"
#include "ui/text/game_name.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/numbers/numbers_drawing.h"

#include <QLineF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double nearEnough = 17; // world units around a number’s place

/// What is seen without a step.
NumberState resultOf(const NumberSubject& subject) {
    const bool isNumber = subject.sought.number.has_value();
    return {.hasLeft = true,
            .hasRight = true,
            .met = subject.way.size(),
            .isFound = isNumber,
            .stalk = isNumber ? NumberState::Stalk::value : NumberState::Stalk::absent,
            .hasMoves = isNumber,
            .isDone = true};
}

/// As much of it as a picture can show.
QString formOf(const NumberSought& sought) {
    static constexpr std::size_t most = 200; // options of each player, and letters of an option
    const auto beginning = [](std::vector<std::string> names) {
        if (names.size() > most) names.resize(most);
        for (std::string& name : names)
            name.resize(std::min(name.size(), most));
        return names;
    };
    return translated(sayForm(beginning(optionNames(sought.left)), beginning(optionNames(sought.right))));
}

} // namespace

NumbersFigure::NumbersFigure(std::shared_ptr<const NumberSubject> subject, NumbersLook look)
    : subject_(std::move(subject)), state_(look.step ? *look.step : resultOf(*subject_)),
      hovered_(std::move(look.hovered)), form_(formOf(subject_->sought)), layout_(*subject_, state_.met) {}

QString NumbersFigure::title() const {
    if (!state_.isFound && !state_.isDone) return form();
    return QStringLiteral("%1 = %2").arg(form(), gameName(subject_->sought.game));
}

void NumbersFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawNumbers(painter, *this, frame);
}

std::optional<std::string> NumbersFigure::gameAt(const QPointF& world) const {
    for (const bool isLeft : {true, false}) {
        const auto& bounds = isLeft ? subject_->sought.left : subject_->sought.right;
        const bool isSeen = (isLeft ? state_.hasLeft : state_.hasRight) && !bounds.empty();
        if (isSeen && layout_.boundName(bounds.front(), isLeft).contains(world)) return bounds.front().option;
    }
    const auto& numbers = layout_.numbers();
    const auto distance = [&](const TreeNumber& each) { return QLineF(each.at, world).length(); };
    const auto nearest = std::ranges::min_element(numbers, {}, distance);
    if (distance(*nearest) > nearEnough) return std::nullopt;
    return nearest->number.text();
}

LegendEntries NumbersFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    for (const bool isLeft : {true, false}) {
        const bool hasBounds = !(isLeft ? subject_->sought.left : subject_->sought.right).empty();
        addEntry(entries, hasBounds && (isLeft ? state_.hasLeft : state_.hasRight), hasBounds,
                 {isLeft ? tr("excluded by Left’s options") : tr("excluded by Right’s options"),
                  [theme, isLeft](QPainter& p, const QRectF& sign) {
                      p.setPen(sidePen(theme, isLeft, 2));
                      p.setBrush(excludedColour(theme, isLeft));
                      p.drawRect(sign.adjusted(1, 1, -1, -1));
                  },
                  1.4});
    }
    const auto addCoin = [&](const QString& text, const QColor& fill, const QColor& rim, bool isSeen) {
        addEntry(entries, isSeen, !subject_->way.empty(),
                 {text, [fill, rim](QPainter& p, const QRectF& sign) {
                      p.setPen(QPen(rim, 2));
                      p.setBrush(fill);
                      p.drawEllipse(sign.adjusted(1, 1, -1, -1));
                  }});
    };
    addCoin(tr("met on the way"), theme.spotlight, theme.accent, state_.met > 0);
    addCoin(tr("the simplest that fits"), theme.winning, theme.winning, state_.isFound);
    return entries;
}

Expected<void> NumbersFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + state_.met);
    bool good = csv.line("day,number,sign");
    for (std::size_t i = 0; good && i < state_.met; ++i) {
        const NumberMet& met = subject_->way[i];
        good = csv.line("{},{},{}", met.day, met.number.text(), i == 0 ? "" : met.isPlus ? "+" : "-");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
