#include "ui/views/beside/beside_view.h"

#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QKeyEvent>
#include <QMenu>

namespace mexplorer::ui {

namespace {

bool isNextDifference(const QKeyEvent& event) {
    return event.key() == Qt::Key_D &&
           (event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::ShiftModifier);
}

/// What the other side has at a place of this one; empty if nothing. Nodes that do not differ are alike.
std::string otherText(const BesideFigure& figure, std::size_t side, const ValuePlace& place) {
    const BesideComparison& comparison = figure.picture().comparison;
    if (!comparison.areNodes())
        return comparison.has(1 - side, place) ? comparison.textAt(1 - side, place) : std::string();
    const auto& found = figure.picture().facts.differences;
    const auto number = figure.differenceAt(side, place);
    if (!found) return {};
    return number ? comparison.textIn(*found, found->listed[*number], 1 - side)
                  : comparison.textAt(side, place);
}

} // namespace

std::size_t BesideView::differenceCount() const {
    return shownTrace() ? picture()->facts.said.size() : 0;
}

/// Those that have a step are the last of all.
void BesideView::goToDifference(std::size_t number) {
    if (number >= differenceCount()) return;
    emit stepWanted(static_cast<int>(shownTrace()->steps.size() - differenceCount() + number));
}

void BesideView::goToNext(bool isBack) {
    const std::size_t count = differenceCount();
    if (count == 0) return;
    const auto now = figure()->ringed();
    if (isBack)
        goToDifference(now && *now > 0 ? *now - 1 : count - 1);
    else
        goToDifference(now && *now + 1 < count ? *now + 1 : 0);
}

bool BesideView::takes(const QKeyEvent& event) const {
    return isNextDifference(event) && differenceCount() > 0;
}

void BesideView::keyPressEvent(QKeyEvent* event) {
    if (takes(*event))
        goToNext(event->modifiers() == Qt::ShiftModifier);
    else
        KindView::keyPressEvent(event);
}

void BesideView::point(const QPointF& world) {
    const auto shown = figure();
    const Frame frame = canvas().frame();
    const QPointF at = frame.toArea().map(world);
    const auto side = shown ? shown->sideAt(frame, at) : std::nullopt;
    const auto place = side ? shown->placeAt(*side, frame, at) : std::nullopt;
    if (!place) return leave();
    const BesidePicture& now = shown->picture();
    const BesideComparison& comparison = now.comparison;
    if (!comparison.has(*side, *place)) return leave();
    std::array<std::string, 2> values;
    values[*side] = comparison.textAt(*side, *place);
    values[1 - *side] = otherText(*shown, *side, *place);
    const std::string position = comparison.positionAt(*side, *place);
    emit pointedAt(translated(sayDifference(position, now.facts.titles, values)));
    emit positionHovered(*side == 0 ? position : std::string());
}

void BesideView::leave() {
    emit pointedAt({});
    emit positionHovered({});
}

void BesideView::click(const QPointF& world) {
    const auto shown = figure();
    if (!shown || !picture()) return;
    const Frame frame = canvas().frame();
    const QPointF at = frame.toArea().map(world);
    if (shown->foot(frame).contains(at)) return goToDifference(0);
    const auto side = shown->sideAt(frame, at);
    const auto place = side ? shown->placeAt(*side, frame, at) : std::nullopt;
    if (!place) return;
    const BesideComparison& comparison = picture()->comparison;
    if (comparison.areNodes()) {
        if (const auto number = shown->differenceAt(*side, *place)) goToDifference(*number);
    } else if (comparison.has(*side, *place)) {
        goTo(comparison.positionAt(*side, *place));
    }
}

void BesideView::compareWith(const std::string& text) {
    if (const auto set = document().setSetting(id(), besideWithId, text); !set)
        emit failed(translated(set.error()));
}

void BesideView::addOwnActions(QMenu& menu) {
    QMenu* offers = menu.addMenu(tr("Beside it"));
    for (const std::string& offer : besideOffers(*scene().game, scene().settings))
        offers->addAction(shownText(offer).replace(u'&', QStringLiteral("&&")), this,
                          [this, offer] { compareWith(offer); });
    if (differenceCount() > 0) {
        menu.addAction(tr("The first difference"), this, [this] { goToDifference(0); });
        menu.addAction(tr("The next difference"), this, [this] { goToNext(false); });
    }
    menu.addSeparator();
}

ViewKind besideViewKind() {
    return pictureViewKind<BesideView, BesideKind>({.title = [] { return BesideView::tr("Side by side"); },
                                                    .settings = describeBesideSettings,
                                                    .check = checkBesideSettings});
}

} // namespace mexplorer::ui
