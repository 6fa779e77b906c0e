#include "ui/views/quotient/quotient_view.h"

#include "core/misere/heap_breaks_aspect.h"
#include "core/misere/smallest_sums.h"
#include "core/text/parse.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

const std::string quotientToId = "to";
const std::string quotientElementsId = "elements";
const std::string quotientColumnsId = "width";
const std::string quotientArrowsId = "arrows";

constexpr std::int64_t mostDrawnElements = 512;
constexpr std::int64_t mostQuotientColumns = 100;

std::vector<Parameter> quotientSettings(const Game& /*game*/) {
    return {{.id = quotientToId,
             .title = say(MX_TEXT("core", "largest heap")),
             .fallback = "24",
             .least = 1,
             .most = largestQuotientHeap,
             .hint = say(MX_TEXT("core", "from 25 on it may take seconds or, for wild games, minutes"))},
            {.id = quotientElementsId,
             .title = say(MX_TEXT("core", "elements")),
             .fallback = "256",
             .least = 1,
             .most = mostDrawnElements,
             .hint = say(MX_TEXT("core", "with more than so many it ends before that heap"))},
            {.id = quotientColumnsId,
             .title = say(MX_TEXT("core", "heaps in a row")),
             .fallback = "0",
             .least = 0,
             .most = mostQuotientColumns,
             .hint = say(MX_TEXT("core", "0: as many as the period, some periods, or ten"))},
            {.id = quotientArrowsId,
             .title = say(MX_TEXT("core", "arrows")),
             .kind = Parameter::Kind::choice,
             .fallback = "all",
             .choices = {{"all", say(MX_TEXT("core", "all"))},
                         {"words", say(MX_TEXT("core", "along the shortest words"))}},
             .hint = say(MX_TEXT("core", "of more than 800, those along the shortest words and of what is "
                                         "pointed at"))}};
}

/// The heaps of the document’s position, if they are in the quotient.
std::optional<SumOfHeaps> chosenHeaps(const Scene& scene, const QuotientPicture& picture) {
    const auto* heaps = scene.game->as<HeapBreaksAspect>();
    if (!heaps || !scene.asked) return std::nullopt;
    return heaps->heapsOf(*scene.asked, picture.subject->quotient().largestHeap());
}

std::string positionOf(const SumOfHeaps& heaps) {
    return heaps.empty() ? "0" : joined(heaps, ",");
}

} // namespace

QString QuotientKind::work(const Scene& scene) {
    return QuotientView::tr("Finding the misère quotient of the heaps up to %1")
        .arg(integerOf(scene.settings, quotientToId));
}

Expected<QuotientKind::Made> QuotientKind::make(const Scene& scene, Task& task) {
    const HeapBreaks breaks = scene.game->as<HeapBreaksAspect>()->heapBreaks();
    const auto largest = static_cast<std::uint32_t>(integerOf(scene.settings, quotientToId));
    QuotientLimits limits;
    limits.elements = static_cast<std::size_t>(integerOf(scene.settings, quotientElementsId));
    auto told = tellQuotient(breaks, largest, task, limits);
    if (!told) return tl::unexpected(told.error());
    const auto trace =
        std::make_shared<const QuotientTrace>(quotientTrace(quotientSubject(std::move(*told))));
    const std::shared_ptr<const QuotientSubject> subject(trace, &trace->subject);
    const auto columns = static_cast<std::uint32_t>(integerOf(scene.settings, quotientColumnsId));
    return Made(std::make_shared<const QuotientPicture>(QuotientPicture{
                    subject, QuotientLayout(*subject, columns), scene.game->description().title,
                    scene.settings.at(quotientArrowsId) == "all"}),
                trace);
}

std::unique_ptr<Figure> QuotientKind::figureAt(const Scene& scene, const Made::Picture& picture,
                                               const Made::Trace& trace, int step) {
    return std::make_unique<QuotientFigure>(picture,
                                            lookAt(trace, step, {.chosen = chosenHeaps(scene, *picture)}));
}

/// Only what is framed depends on the position.
void QuotientView::refresh(bool whole) {
    if (whole || !picture()) return KindView::refresh(whole);
    showPicture();
}

void QuotientView::showPicture() {
    look_.chosen = chosenHeaps(scene(), *picture());
    KindView::showPicture();
}

void QuotientView::point(const QPointF& world) {
    if (picture()) hover(figure()->elementAt(world));
}

void QuotientView::leave() {
    if (picture()) hover(std::nullopt);
}

void QuotientView::click(const QPointF& world) {
    if (!picture()) return;
    if (const auto heap = figure()->heapAt(world))
        return goTo(positionOf(*heap == 0 ? SumOfHeaps() : SumOfHeaps{*heap}));
    const auto element = figure()->elementAt(world);
    if (!element) return;
    const auto sums = smallestSums(picture()->subject->quotient(), *element, 1);
    if (!sums.empty()) goTo(positionOf(sums.front()));
}

QString QuotientView::pointedText() const {
    if (!look_.hovered || !picture()) return {};
    return translated(sayElement(picture()->subject->told, *look_.hovered));
}

void QuotientView::hover(std::optional<Element> element) {
    if (element == look_.hovered) return;
    look_.hovered = element;
    canvas().setCursor(element ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showLook();
    emit pointedAt(pointedText());
}

ViewKind quotientViewKind() {
    ViewKind kind = pictureViewKind<QuotientView, QuotientKind>(
        {.title = [] { return QuotientView::tr("Misère quotient"); }, .settings = quotientSettings});
    kind.figure = [](const Scene& scene, Task& task) -> Expected<std::unique_ptr<Figure>> {
        const auto made = QuotientKind::make(scene, task);
        if (!made) return tl::unexpected(made.error());
        return QuotientKind::figureAt(scene, made->picture, nullptr, noStep);
    };
    return kind;
}

} // namespace mexplorer::ui
