#include "ui/views/search/search_figure.h"

#include "core/explain/say_search.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QFontMetricsF>

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

std::optional<SearchProgress> minimaxOf(const SearchPicture& picture,
                                        const std::optional<SearchState>& step) {
    const std::optional<SearchRun>& run = picture.subject().minimax;
    if (!run) return std::nullopt;
    return SearchProgress(*run, step ? step->minimax : picture.isExercise ? 0 : run->events.size());
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

SearchLayout::Room roomOf(const SearchPicture& picture) {
    const QFontMetricsF names(textFont(SearchLayout::namePixels, QFont::DemiBold));
    const QFontMetricsF scores(textFont(SearchLayout::scorePixels, QFont::Bold));
    return {boardWidthOf(picture), picture.widestRemark,
            [&subject = picture.subject(), names, scores](std::uint32_t node) {
                if (const auto score = subject.end(node))
                    return scores.horizontalAdvance(
                        QString::fromStdString(scoreText(subject.seen(node, *score))));
                return names.horizontalAdvance(shownText(subject.name(node), SearchFigure::longestName));
            }};
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

} // namespace

SearchFigure::SearchFigure(std::shared_ptr<const SearchPicture> picture, std::optional<SearchState> step)
    : picture_(std::move(picture)), isStep_(step.has_value()), isLit_(step && !step->stops),
      isBlank_(!step && picture_->isExercise), isAlone_(step && step->isMinimaxAlone),
      progress_(subject().run, eventsOf(*picture_, step)), minimax_(minimaxOf(*picture_, step)),
      layout_(subject(), part(step.has_value()), roomOf(*picture_)) {}

/// Where the counts are short, and the picture is broad.
bool SearchFigure::isChartBeside(const Style& style, double width) const {
    constexpr double leastBeside = 720;
    return !minimax_ && !subject().isMinimaxTooLarge && method() != SearchMethod::deepening &&
           subject().settings.horizon == 0 && width >= leastBeside * style.type;
}

QMarginsF SearchFigure::marginsWith(const Style& style, double width, bool isChartOpen) const {
    const bool isBeside = !isChartOpen && isChartBeside(style, width);
    const double chart = picture_->isExercise || isBeside ? 0 : SearchChart::heightOf(style, isChartOpen);
    const double titled = title(style).isEmpty() ? 0 : slideTitleHeight(style);
    return {20, 8 + titled, 20, legendRowHeight(style) + chart + countsHeight() * style.type + 4};
}

double SearchFigure::countsHeight() const {
    return minimax_ ? 48 : 30;
}

QMarginsF SearchFigure::margins(const Style& style) const {
    return marginsWith(style, 0, false);
}

QMarginsF SearchFigure::marginsIn(const Style& style, const QSizeF& picture) const {
    return marginsWith(style, picture.width(), opensChart(style, picture));
}

/// Unless one says so, the chart is open where its whole tree, which all steps show in the same size, can be
/// read above it.
bool SearchFigure::opensChart(const Style& style, const QSizeF& picture) const {
    if (picture_->isExercise || !picture_->comparison) return false;
    if (picture_->chart != ChartFold::fitting) return picture_->chart == ChartFold::open;
    if (!layout_.isWhole() || picture.width() < SearchChart::leastWidth(style)) return false;
    const QMarginsF around = marginsWith(style, picture.width(), true);
    const QRectF content = QRectF(QPointF(), picture).marginsRemoved(around);
    const QRectF all = bounds();
    return std::min(content.width() / all.width(), content.height() / all.height()) >=
           style.leastType / smallestPixels;
}

QRectF SearchFigure::countsIn(const Frame& frame) const {
    constexpr double share = 0.53; // of the width, beside the folded chart
    const Style& style = frame.style();
    const QRectF area = frame.area();
    QRectF place(area.left() + 16, frame.content().bottom() + 2, area.width() - 32,
                 countsHeight() * style.type);
    const bool isAlone =
        picture_->isExercise || opensChart(style, area.size()) || !isChartBeside(style, area.width());
    if (!isAlone) place.setWidth(share * place.width());
    return place;
}

std::optional<SearchChart> SearchFigure::chart(const Frame& frame) const {
    if (picture_->isExercise) return std::nullopt;
    const Style& style = frame.style();
    const QRectF area = frame.area();
    const bool isOpen = opensChart(style, area.size());
    QRectF place = countsIn(frame);
    if (!isOpen && isChartBeside(style, area.width())) {
        place.setLeft(place.right());
    } else {
        place.moveTop(place.bottom());
        place.setHeight(SearchChart::heightOf(style, isOpen));
    }
    place.setRight(area.right() - 16);
    return SearchChart(picture_->comparison ? &*picture_->comparison : nullptr, place, style, isOpen);
}

bool SearchFigure::isTouchable(const Frame& frame, const QPointF& point) const {
    if (frame.content().contains(point)) return true;
    const auto compared = chart(frame);
    return compared && (compared->handle().contains(point) || compared->at(point));
}

/// Smaller than is usual, but no smaller than its type can be read, if then it is seen in its full width, and
/// as much of its height as can be; else if a place is seen together with its parent.
double SearchFigure::leastFit(const Style& style, const QSizeF& content) const {
    const double usual = style.leastType / smallestPixels;
    const double tight = SearchLayout::tightest * usual;
    const QRectF all = bounds();
    const double across = content.width() / all.width();
    const double fit = across >= tight ? std::min(across, content.height() / all.height())
                                       : content.height() / SearchLayout::twoRows;
    return std::clamp(fit, tight, usual);
}

std::uint32_t SearchFigure::root() const {
    return isBlank_ ? subject().run.passes.back().root : progress_.pass().root;
}

std::uint32_t SearchFigure::current() const {
    return isLit_ && now() ? placeOf(*now()) : SearchNode::none;
}

SearchLayout::Part SearchFigure::part(bool isStep) const {
    constexpr std::size_t mostOpened = 3; // levels, which leave room for what is below the tree
    SearchLayout::Part part{.path = {root()},
                            .at = root(),
                            .isBroad = picture_->isExercise,
                            .hasFallen = [this](std::uint32_t node) { return isLeftOut(node); }};
    const SearchEvent* event = isStep ? now() : nullptr;
    if (event && !(event->kind == SearchEvent::Kind::done && event->node == root())) {
        part.at = placeOf(*event);
        part.isCut = event->kind == SearchEvent::Kind::cut;
        part.path.clear();
        for (std::uint32_t node = part.at; node != SearchNode::none; node = subject().run.nodes[node].parent)
            part.path.push_back(node);
        std::ranges::reverse(part.path);
    } else if (event || (!isStep && !isBlank_)) {
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

bool SearchFigure::isOnlyMinimaxs(std::uint32_t node) const {
    return minimax_ && isLeftOut(node) && minimax_->stage(node) != Stage::unseen;
}

bool SearchFigure::isHorizon(std::uint32_t node) const {
    const std::uint32_t horizon = progress_.pass().horizon;
    return findsValues() && horizon > 0 && subject().run.nodes[node].depth == horizon && !isEnd(node);
}

std::optional<std::uint32_t> SearchFigure::nodeAt(const QPointF& world) const {
    const Placed* placed = layout_.at(world);
    return placed ? std::optional(placed->node) : std::nullopt;
}

std::optional<QRectF> SearchFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind != topic::node) return std::nullopt;
    const auto& all = layout_.placed();
    const auto found = std::ranges::find(all, topic.first, &Placed::node);
    return found == all.end() ? std::nullopt : std::optional(layout_.shape(*found));
}

std::optional<Topic> SearchFigure::topicAt(const QPointF& world) const {
    const auto node = nodeAt(world);
    return node ? std::optional(Topic{topic::node, *node}) : std::nullopt;
}

std::optional<std::size_t> SearchFigure::stepAt(const QPointF& world) const {
    const Placed* node = layout_.at(world);
    const Placed* badge = node ? nullptr : layout_.badgeAt(world);
    if (!node && !badge) return std::nullopt;
    const std::vector<SearchState>& steps = picture_->trace->states;
    const auto found = std::ranges::find_if(steps, [&](const SearchState& step) {
        const std::uint32_t place = placeOf(eventOf(subject(), step));
        return node ? place == node->node
                    : subject().run.nodes[place].parent == badge->node && !layout_.find(place);
    });
    if (found == steps.end()) return std::nullopt;
    return static_cast<std::size_t>(found - steps.begin());
}

std::optional<QRectF> SearchFigure::light() const {
    const Placed* placed = current() == SearchNode::none ? nullptr : layout_.find(current());
    if (!placed) return std::nullopt;
    if (isEnd(placed->node)) return layout_.box(*placed);
    return layout_.shape(*placed)
        .united(layout_.name(*placed))
        .united(layout_.board(*placed))
        .adjusted(-6, -6, 6, 6);
}

QString SearchFigure::scoreOf(std::uint32_t node) const {
    return QString::fromStdString(scoreKnown(subject(), progress_, node));
}

QString SearchFigure::minimaxScoreOf(std::uint32_t node) const {
    if (!minimax_ || isEnd(node)) return {};
    const QString score = QString::fromStdString(scoreKnown(subject(), *minimax_, node));
    return score == scoreOf(node) ? QString() : score;
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
    if (minimax_) {
        const QString separator = QStringLiteral(" · ");
        return QStringList{translated(sayUntilWhen(subject(), *minimax_)),
                           translated(titleOf(SearchMethod::minimax)),
                           translated(sayLookedAt(minimax_->counts())), translated(titleOf(method())),
                           translated(sayLookedAt(progress_.counts()))}
            .join(separator);
    }
    return translated(saySearchCounts(subject(), progress_));
}

QString SearchFigure::title(const Style& style) const {
    if (!hasTitle(style)) return {};
    return translated(isBlank_ ? titleOf(method()) : saySearch(subject(), progress_));
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
    return textsOf(legend(frame.style())) << counts() << title(frame.style());
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
