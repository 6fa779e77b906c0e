#include "ui/views/search/search_picture.h"

#include "ui/theme/theme.h"
#include "ui/views/search/search_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <set>

namespace mexplorer::ui {

namespace {

using Source = SearchEvent::Source;

/// Whether it says beside a place how a score was estimated, or in which step it was found.
bool isExplained(const SearchEvent& event) {
    return event.source == Source::estimate || event.knownFrom != SearchNode::none;
}

} // namespace

QString windowText(const std::pair<Score, Score>& window) {
    return QStringLiteral("[%1, %2]")
        .arg(QString::fromStdString(scoreText(window.first)),
             QString::fromStdString(scoreText(window.second)));
}

double widestRemark(const SearchSubject& subject) {
    if (!cuts(subject.settings.method)) return 0;
    if (std::ranges::any_of(subject.run.events, isExplained)) return SearchLayout::mostTextWidth;
    std::set<std::pair<Score, Score>> windows;
    for (const SearchEvent& event : subject.run.events)
        windows.insert(subject.windowSeen(event));
    const QFontMetricsF metrics(textFont(SearchLayout::remarkPixels));
    double widest = 0;
    for (const auto& window : windows)
        widest = std::max(widest, metrics.horizontalAdvance(windowText(window)));
    return widest;
}

} // namespace mexplorer::ui
