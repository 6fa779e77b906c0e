#include "ui/views/search/search_figure.h"

#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

using Kind = SearchEvent::Kind;
using Source = SearchEvent::Source;

namespace {

constexpr double smallestPixels = SearchLayout::remarkPixels; // of the world
constexpr int longestStatus = 40;                             // characters of a position

std::size_t eventsOf(const SearchPicture& picture, const std::optional<SearchState>& step) {
    if (step) return step->events;
    return picture.isExercise ? 0 : picture.subject().run.events.size();
}

/// The place that an event is about.
std::uint32_t placeOf(const SearchEvent& event) {
    return event.kind == Kind::back ? event.child : event.node;
}

/// The width of a board of the layout's height; 0 if there are no boards.
double boardWidthOf(const SearchPicture& picture) {
    const auto board = picture.subject().board(0);
    if (!board) return 0;
    return std::min(SearchLayout::mostBoardWidth, SearchLayout::boardHeight * board->columns / board->rows);
}

/// Where boards replace the names, only as wide as what is written there, so that more of the tree is seen.
SearchLayout::Beside besideOf(const SearchPicture& picture) {
    constexpr double air = 12; // some of it for type that is rounded up
    const double board = boardWidthOf(picture);
    if (board <= 0) return {};
    return {board, std::clamp(picture.widestRemark / SearchLayout::tightest + air,
                              SearchLayout::leastTextWidth, SearchLayout::mostTextWidth)};
}

QString written(Score score) {
    return QString::fromStdString(scoreText(score));
}

std::string inCsv(Score score) {
    return score == infiniteScore    ? std::string("inf")
           : score == -infiniteScore ? std::string("-inf")
                                     : std::to_string(score);
}

const char* inCsv(Bound bound) {
    return bound == Bound::least ? "at least" : bound == Bound::most ? "at most" : "exact";
}

const char* inCsv(SearchProgress::Stage stage) {
    using Stage = SearchProgress::Stage;
    switch (stage) {
    case Stage::open:
        return "open";
    case Stage::done:
        return "done";
    case Stage::leftOut:
        return "left out";
    case Stage::unseen:
        break;
    }
    return "unseen";
}

/// The size of the chart below the counts; empty if there is none.
QSizeF belowOf(const SearchPicture& picture) {
    if (picture.isExercise || !picture.comparison) return {0, 0};
    return {SearchChart::width, SearchChart::height};
}

} // namespace

SearchFigure::SearchFigure(std::shared_ptr<const SearchPicture> picture, std::optional<SearchState> step)
    : picture_(std::move(picture)), isLit_(step && !step->stops), isBlank_(!step && picture_->isExercise),
      progress_(subject().run, eventsOf(*picture_, step)),
      layout_(subject(), part(step.has_value()), belowOf(*picture_), besideOf(*picture_)) {}

QMarginsF SearchFigure::margins(const Style& style) const {
    return {20, 16, 20, legendRowHeight(style) + 8};
}

/// Smaller than is usual, but no smaller than its type can be read, if then it is seen whole, or whole
/// without the chart, or at least in its full width.
double SearchFigure::leastFit(const Style& style, const QSizeF& content) const {
    constexpr double tightestChart = 0.92; // its words have less room
    const double usual = style.leastType / smallestPixels;
    const QRectF all = bounds();
    const double across = content.width() / all.width();
    const double whole = std::min(across, content.height() / all.height());
    if (whole >= tightestChart * usual) return std::min(whole, usual);
    const double withCounts = std::min(across, content.height() / (layout_.counts().bottom() - all.top()));
    for (const double fit : {withCounts, across})
        if (fit >= SearchLayout::tightest * usual) return std::min(fit, usual);
    return usual;
}

std::optional<SearchChart> SearchFigure::chart() const {
    if (picture_->isExercise || !picture_->comparison) return std::nullopt;
    return SearchChart(*picture_->comparison, layout_.below().topLeft());
}

std::uint32_t SearchFigure::root() const {
    return isBlank_ ? subject().run.passes.back().root : progress_.pass().root;
}

std::uint32_t SearchFigure::current() const {
    return isLit_ && progress_.now() ? placeOf(*progress_.now()) : SearchNode::none;
}

SearchLayout::Part SearchFigure::part(bool isStep) const {
    constexpr std::size_t mostOpened = 3; // levels, which leave room for what is below the tree
    SearchLayout::Part part{.path = {root()}, .at = root(), .isBroad = picture_->isExercise};
    const SearchEvent* now = isStep ? progress_.now() : nullptr;
    if (now && !(now->kind == SearchEvent::Kind::done && now->node == root())) {
        part.at = placeOf(*now);
        part.path.clear();
        for (std::uint32_t node = part.at; node != SearchNode::none; node = subject().run.nodes[node].parent)
            part.path.push_back(node);
        std::ranges::reverse(part.path);
    } else if (now || (!isStep && !isBlank_)) {
        part.isNarrow = true; // best play, of which the last step speaks, too
        part.path = progress_.line();
        part.path.resize(std::min(part.path.size(), mostOpened));
    }
    for (const std::uint32_t node : part.path)
        part.best.push_back(isBlank_ ? SearchNode::none : progress_.best(node));
    return part;
}

bool SearchFigure::isSeen(std::uint32_t node) const {
    return progress_.stage(node) == Stage::open || progress_.stage(node) == Stage::done;
}

bool SearchFigure::isHorizon(std::uint32_t node) const {
    const std::uint32_t horizon = progress_.pass().horizon;
    return findsValues() && horizon > 0 && subject().run.nodes[node].depth == horizon && !isEnd(node);
}

std::optional<std::uint32_t> SearchFigure::nodeAt(const QPointF& world) const {
    const Placed* placed = layout_.at(world);
    return placed ? std::optional(placed->node) : std::nullopt;
}

std::optional<std::size_t> SearchFigure::eventAt(const QPointF& world) const {
    const Placed* node = layout_.at(world);
    const Placed* badge = node ? nullptr : layout_.badgeAt(world);
    if (!node && !badge) return std::nullopt;
    const std::vector<SearchEvent>& events = subject().run.events;
    const auto found = std::ranges::find_if(events, [&](const SearchEvent& event) {
        const std::uint32_t place = placeOf(event);
        return node ? place == node->node
                    : subject().run.nodes[place].parent == badge->node && !layout_.find(place);
    });
    if (found == events.end()) return std::nullopt;
    return static_cast<std::size_t>(found - events.begin());
}

std::optional<QRectF> SearchFigure::light() const {
    const Placed* placed = current() == SearchNode::none ? nullptr : layout_.find(current());
    if (!placed) return std::nullopt;
    if (isEnd(placed->node)) return layout_.box(*placed);
    return layout_.shape(*placed).united(layout_.beside(*placed)).adjusted(-7, -7, 3, 7);
}

QString SearchFigure::scoreOf(std::uint32_t node) const {
    if (isEnd(node)) return written(subject().seen(node, *subject().end(node)));
    const auto known = progress_.known(node);
    if (!known) return {};
    const QString score = written(subject().seen(node, known->score));
    switch (subject().seen(node, known->bound)) {
    case Bound::least:
        return QStringLiteral("≥ %1").arg(score);
    case Bound::most:
        return QStringLiteral("≤ %1").arg(score);
    default:
        return isEstimate(node) ? QStringLiteral("≈ %1").arg(score) : score;
    }
}

QString SearchFigure::windowOf(std::uint32_t node) const {
    const SearchEvent* last = progress_.last(node);
    if (!cuts(method()) || !last) return {};
    return windowText(subject().windowSeen(*last));
}

QString SearchFigure::remarkOf(std::uint32_t node) const {
    const SearchEvent* told = progress_.told(node);
    if (told && told->source == Source::estimate) {
        const auto estimate = subject().estimate(node);
        return estimate ? QString::fromStdString(sumText(*estimate)) : QString();
    }
    if (!told || told->knownFrom == SearchNode::none) return windowOf(node);
    const SearchEvent* found = progress_.told(told->knownFrom);
    return tr("step %1").arg(found - subject().run.events.data() + 1);
}

QString SearchFigure::counts() const {
    const SearchCounts& counts = progress_.counts();
    QStringList parts;
    if (method() == SearchMethod::deepening) parts << tr("looking ahead: %1").arg(progress_.pass().horizon);
    parts << tr("visits: %1").arg(counts.visits) << tr("leaves: %1").arg(counts.leaves);
    if (counts.estimates > 0) parts << tr("of these estimated: %1").arg(counts.estimates);
    if (cuts(method())) parts << tr("cuts: %1").arg(counts.cuts);
    if (method() == SearchMethod::table) parts << tr("from the table: %1").arg(counts.known);
    if (!subject().run.isWhole) parts << tr("not finished: the tree is too large");
    return parts.join(QStringLiteral(" · "));
}

QString SearchFigure::statusOf(std::uint32_t node) const {
    const std::string called = subject().name(node); // some ends are named by their scores
    const bool isScore = isEnd(node) && called == std::to_string(*subject().end(node));
    const QString name = isScore ? tr("an end") : shownText(called, longestStatus);
    switch (progress_.stage(node)) {
    case Stage::unseen:
        return isBlank_ ? name : tr("%1: not reached yet").arg(name);
    case Stage::leftOut:
        return tr("%1: left out by a cut").arg(name);
    default:
        break;
    }
    const QStringList known = {scoreOf(node), remarkOf(node)};
    return tr("%1: %2").arg(name, known.join(u' ').trimmed());
}

QStringList SearchFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) + QStringList{counts()};
}

Expected<void> SearchFigure::writeCsv(QIODevice& device, Task& task) const {
    const std::vector<SearchNode>& nodes = subject().run.nodes;
    CsvWriter csv(device, task, 1 + nodes.size());
    bool good = csv.line("node,parent,position,player,alpha,beta,score,bound,stage");
    for (std::uint32_t node = 0; good && node < nodes.size(); ++node) {
        const SearchEvent* last = progress_.last(node);
        const auto known = progress_.known(node);
        const std::string parent =
            nodes[node].parent == SearchNode::none ? "" : std::to_string(nodes[node].parent);
        good = csv.line("{},{},{},{},{},{},{},{},{}", node, parent, csvField(subject().text(node)),
                        isMax(node) ? "MAX" : "MIN", last ? inCsv(last->alpha) : "",
                        last ? inCsv(last->beta) : "", known ? inCsv(known->score) : "",
                        !known              ? ""
                        : known->isEstimate ? "estimate"
                                            : inCsv(known->bound),
                        inCsv(progress_.stage(node)));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
