#include "ui/views/search/search_picture.h"

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
