#include "ui/views/search/search_picture.h"

#include "core/search/progress.h"
#include "ui/theme/theme.h"
#include "ui/views/search/search_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <set>

namespace mexplorer::ui {

QString windowText(const std::pair<Score, Score>& window) {
    return QStringLiteral("[%1, %2]")
        .arg(QString::fromStdString(scoreText(window.first)),
             QString::fromStdString(scoreText(window.second)));
}

/// All nodes that the search ever leaves out are so at its end.
SearchSigns signsOfSteps(const SearchSubject& subject) {
    const SearchRun& run = subject.run;
    SearchSigns signs{.window = cuts(subject.settings.method), .line = findsValues(subject.settings.method)};
    for (const SearchPass& pass : run.passes)
        signs.estimates = signs.estimates || (signs.line && pass.horizon > 0);
    const SearchProgress end(run, run.events.size());
    const auto minimax = subject.minimax ? std::optional<SearchProgress>(std::in_place, *subject.minimax,
                                                                         subject.minimax->events.size())
                                         : std::nullopt;
    using Stage = SearchProgress::Stage;
    for (std::uint32_t node = 0; node < run.nodes.size(); ++node) {
        (subject.areEnds[node] ? signs.ends : run.isMax(node) ? signs.max : signs.min) = true;
        if (end.stage(node) != Stage::leftOut) continue;
        const bool isSeen = minimax && minimax->stage(node) != Stage::unseen;
        (isSeen ? signs.onlyMinimax : signs.leftOut) = true;
    }
    return signs;
}

double widestRemark(const SearchSubject& subject) {
    if (!cuts(subject.settings.method)) return 0;
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
