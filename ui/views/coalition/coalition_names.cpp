#include "ui/views/coalition/coalition_names.h"

#include "core/text/printable.h"

#include <algorithm>
#include <initializer_list>

namespace mexplorer::ui {

namespace {

QString cut(const QString& name, qsizetype letters) {
    constexpr qsizetype longestInitials = 3; // need no sign that something is left out
    if (name.size() <= letters) return name;
    if (name[letters - 1].isHighSurrogate()) ++letters;
    return letters > longestInitials ? name.left(letters) + u'…' : name.left(letters);
}

/// Its beginning and its end, for names that begin alike.
QString withoutMiddle(const QString& name, qsizetype letters) {
    if (name.size() <= letters) return name;
    const QString begin = cut(name, (letters + 1) / 2);
    const qsizetype end = name.size() - letters / 2;
    return (begin.endsWith(u'…') ? begin : begin + u'…') +
           name.mid(name[end].isLowSurrogate() ? end - 1 : end);
}

bool areDistinct(QStringList names) {
    return names.removeDuplicates() == 0;
}

bool areSingleLetters(const QStringList& names) {
    return std::ranges::all_of(names, [](const QString& name) { return name.size() == 1; });
}

} // namespace

CoalitionNames::CoalitionNames(const std::vector<std::string>& names, const std::vector<Coalition>& shown,
                               double width, const QFontMetricsF& metrics)
    : players_(static_cast<unsigned>(names.size())), width_(width), metrics_(metrics) {
    QStringList whole;
    for (const std::string& name : names)
        whole << QString::fromStdString(printable(name));
    addWays(whole);
    const auto suiting = std::ranges::find_if(ways_, [&](const Way& way) { return suits(way, shown); });
    if (suiting != ways_.end()) common_ = *suiting;
    for (const qsizetype letters : {8, 5, 3, 2, 1}) {
        for (const auto shorten : {cut, withoutMiddle}) {
            QStringList shorter;
            for (const QString& name : whole)
                shorter << shorten(name, letters);
            if (shorter == spelt_.back() || !areDistinct(shorter)) continue;
            addWays(shorter);
            break;
        }
    }
}

void CoalitionNames::addWays(const QStringList& names) {
    spelt_.push_back(names);
    for (const bool hasRuns : {false, true}) {
        for (const Spelling spelling : {Spelling::usual, Spelling::tight, Spelling::bare})
            ways_.push_back({spelt_.size() - 1, hasRuns, spelling});
        if (!hasRuns && areSingleLetters(names))
            ways_.push_back({spelt_.size() - 1, false, Spelling::joined});
    }
}

/// Everybody, “1…5”, is clear in any way.
bool CoalitionNames::suits(const Way& way, const std::vector<Coalition>& shown) const {
    return !way.hasRuns && std::ranges::all_of(shown, [&](Coalition coalition) {
        return sizeOf(coalition) == players_ || fits(written(coalition, way));
    });
}

bool CoalitionNames::fits(const QString& text) const {
    constexpr double rounding = 1; // pixels
    return metrics_.horizontalAdvance(text) + rounding <= width_;
}

QString CoalitionNames::nameOf(Coalition coalition) const {
    if (common_) {
        for (const bool hasRuns : {false, true}) {
            QString name = written(coalition, {common_->names, hasRuns, common_->spelling});
            if (fits(name)) return name;
        }
    }
    for (const Way& way : ways_)
        if (QString name = written(coalition, way); fits(name)) return name;
    return written(coalition, ways_.back());
}

/// The members; of three or more in a row, if so wanted, only the first and the last.
QStringList CoalitionNames::partsOf(Coalition coalition, const Way& way) const {
    constexpr std::size_t leastRun = 3;
    const QStringList& names = spelt_[way.names];
    const std::vector<unsigned> members = membersOf(coalition);
    QStringList parts;
    for (std::size_t i = 0; i < members.size();) {
        std::size_t end = i + 1;
        while (end < members.size() && members[end] == members[end - 1] + 1)
            ++end;
        if (!way.hasRuns || end - i < leastRun) end = i + 1;
        const QString& first = names[members[i]];
        parts << (end - i > 1 ? first + u'…' + names[members[end - 1]] : first);
        i = end;
    }
    return parts;
}

QString CoalitionNames::written(Coalition coalition, const Way& way) const {
    const QStringList parts = partsOf(coalition, way);
    switch (way.spelling) {
    case Spelling::usual:
        return u'{' + parts.join(QStringLiteral(", ")) + u'}';
    case Spelling::tight:
        return u'{' + parts.join(u',') + u'}';
    case Spelling::bare:
        return parts.join(u',');
    case Spelling::joined:
        return parts.join(way.hasRuns ? QStringLiteral(",") : QString());
    }
    return {};
}

} // namespace mexplorer::ui
