#include "ui/views/thermograph/thermograph_view.h"

#include "core/game/aspects/tempering.h"
#include "ui/views/thermograph/tax_hand.h"

#include <QKeyEvent>

namespace mexplorer::ui {

namespace {

std::vector<Parameter> thermographSettings(const Game& /*game*/) {
    std::vector<Parameter> settings = temperingParameters();
    settings.push_back(taxParameter());
    return settings;
}

Expected<std::optional<Rational>> chosenTax(const Scene& scene) {
    Task task; // quick: one number is read
    return taxOf(scene.settings, task);
}

Parameters withoutTax(Parameters settings) {
    settings.erase(taxId);
    return settings;
}

Expected<std::unique_ptr<Figure>> resultFigure(const Scene& scene, Task& task) {
    const auto made = ThermographKind::make(scene, task);
    if (!made) return tl::unexpected(made.error());
    return ThermographKind::figureAt(scene, made->picture, nullptr, noStep);
}

} // namespace

QString ThermographKind::work(const Scene& /*scene*/) {
    return ThermographView::tr("Building the thermograph");
}

Expected<ThermographKind::Made> ThermographKind::make(const Scene& scene, Task& task) {
    const auto tempering = temperingOf(scene.settings, task);
    if (!tempering) return tl::unexpected(tempering.error());
    if (const auto tax = taxOf(scene.settings, task); !tax) return tl::unexpected(tax.error());
    auto heat = scene.instance->as<ShortGameAspect>()->heat(*tempering, task);
    if (!heat) return tl::unexpected(heat.error());
    const auto trace = std::make_shared<const ThermographTrace>(thermographTrace(std::move(*heat)));
    return Made({trace, &trace->subject}, trace);
}

std::unique_ptr<ThermographFigure> ThermographKind::figureAt(const Scene& scene, const Made::Picture& heat,
                                                             const Made::Trace& trace, int step) {
    ThermographLook look = lookAt(trace, step, {});
    look.tax = chosenTax(scene).value_or(std::nullopt);
    return std::make_unique<ThermographFigure>(heat, std::move(look));
}

ViewKind thermographViewKind() {
    ViewKind kind = pictureViewKind<ThermographView, ThermographKind>(
        {.title = [] { return ThermographView::tr("Thermograph"); }, .settings = thermographSettings});
    kind.figure = resultFigure;
    return kind;
}

ThermographView::ThermographView(Document& document, QWidget* parent)
    : GamesView(document, parent), hand_(new TaxHand(canvas())) {
    connect(hand_, &TaxHand::dragged, this, [this](double y) {
        if (picture()) slide(figure()->taxGrid(canvas().frame()).at(y));
    });
    connect(hand_, &TaxHand::dropped, this, &ThermographView::drop);
    connect(hand_, &TaxHand::turned, this, &ThermographView::turn);
}

/// Another tax needs no other thermograph, and leaves the step.
void ThermographView::refresh(bool whole) {
    const Scene now = scene();
    const auto tax = chosenTax(now);
    const bool isSame =
        whole && picture() && madeOf_.lock() == now.instance && madeBy_ == withoutTax(now.settings);
    if (isSame && tax) {
        look_.tax = *tax;
        return showLook();
    }
    madeOf_ = now.instance;
    madeBy_ = withoutTax(now.settings);
    GamesView::refresh(whole);
}

void ThermographView::showPicture() {
    look_.tax = chosenTax(scene()).value_or(std::nullopt);
    GamesView::showPicture();
}

/// Screen readers hear of a tax that was chosen, instead of the name of the steps.
void ThermographView::showLook() {
    GamesView::showLook();
    if (figure()->isTaxMarked()) canvas().setAccessibleDescription(figure()->taxText());
}

void ThermographView::showStep(int step) {
    look_.isTaxHeld = false;
    GamesView::showStep(step);
}

void ThermographView::point(const QPointF& world) {
    GamesView::point(world);
    if (!picture()) return;
    const auto tax = figure()->taxAt(canvas().frame(), world);
    if (!look_.hovered) canvas().setCursor(tax ? Qt::SizeVerCursor : Qt::ArrowCursor);
    pointAt(tax);
}

void ThermographView::leave() {
    GamesView::leave();
    canvas().unsetCursor();
    if (picture()) pointAt(std::nullopt);
}

void ThermographView::pointAt(const std::optional<Rational>& tax) {
    if (tax == look_.pointed) return;
    look_.pointed = tax;
    showLook();
    emit pointedAt(pointedText());
}

QString ThermographView::pointedText() const {
    const bool isAtTax = look_.pointed && !look_.hovered && figure();
    return isAtTax ? figure()->taxText() : GamesView::pointedText();
}

void ThermographView::click(const QPointF& world) {
    const auto tax = picture() ? figure()->taxAt(canvas().frame(), world) : std::nullopt;
    if (tax)
        choose(*tax);
    else
        GamesView::click(world);
}

/// The line follows at once, but only where it is dropped is a change that can be undone.
void ThermographView::slide(const Rational& tax) {
    look_.tax = tax;
    look_.isTaxHeld = true;
    showLook();
    emit pointedAt(figure()->taxText());
}

void ThermographView::choose(const Rational& tax) {
    slide(tax);
    (void)document().setSetting(id(), taxId, rationalText(tax));
}

void ThermographView::drop() {
    if (!picture() || !figure()->isTaxMarked()) return;
    const Rational tax = *figure()->tax();
    choose(tax);
}

void ThermographView::turn(int steps) {
    if (!picture() || !figure()->takesTax()) return;
    choose(figure()->taxGrid(canvas().frame()).moved(figure()->tax().value_or(Rational(0)), steps));
}

void ThermographView::forgetTax() {
    (void)document().setSetting(id(), taxId, {});
    emit pointedAt(pointedText());
}

void ThermographView::keyPressEvent(QKeyEvent* event) {
    const bool isChosen = picture() && figure()->taxLine() == TaxLine::chosen;
    if (event->key() == Qt::Key_BracketLeft) return turn(-1);
    if (event->key() == Qt::Key_BracketRight) return turn(1);
    if (event->key() == Qt::Key_Escape && isChosen) return forgetTax();
    GamesView::keyPressEvent(event);
}

} // namespace mexplorer::ui
