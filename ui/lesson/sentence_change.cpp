#include "ui/lesson/sentence_change.h"

#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double gone = 0.45; // of the time: two texts on each other could not be read
constexpr std::size_t mostWords = 400;

/// Lengths of the longest common subsequences of the ends of two texts.
class Common {
public:
    template <class Word>
    Common(const std::vector<Word>& before, const std::vector<Word>& after)
        : across_(after.size() + 1), lengths_((before.size() + 1) * across_) {
        for (std::size_t i = before.size(); i-- > 0;)
            for (std::size_t k = after.size(); k-- > 0;)
                lengths_[i * across_ + k] = before[i].text == after[k].text
                                                ? 1 + at(i + 1, k + 1)
                                                : std::max(at(i + 1, k), at(i, k + 1));
    }
    [[nodiscard]] int at(std::size_t i, std::size_t k) const { return lengths_[i * across_ + k]; }

private:
    std::size_t across_;
    std::vector<int> lengths_;
};

template <class Word>
void paintWord(QPainter& painter, const Word& word, const QPointF& moved) {
    for (const QGlyphRun& run : word.glyphs)
        painter.drawGlyphRun(word.origin + moved, run);
}

} // namespace

SentenceChange::SentenceChange(const End& before, const End& after) {
    pair(wordsOf(before), wordsOf(after));
}

/// What spaces part; of scripts without spaces, each letter.
std::vector<SentenceChange::Word> SentenceChange::wordsOf(const End& end) {
    const QString text = end.layout.text();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    std::vector<Word> words;
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from;
         from = to, to = finder.toNextBoundary()) {
        const QString word = text.mid(from, to - from);
        const std::vector<QRectF> places = end.layout.placesOf(from, to - from);
        if (word.trimmed().isEmpty() || places.empty()) continue;
        words.push_back(
            {word, end.place + places.front().topLeft(), end.layout.glyphsOf(from, to - from), end.place});
    }
    return words;
}

/// A word that goes to another line, or far, would draw the eye: it fades as if it were another.
void SentenceChange::pair(std::vector<Word> before, std::vector<Word> after) {
    constexpr double furthest = 8; // heights of a line
    const auto keeps = [](const Word& one, const Word& other) {
        const QPointF way = other.place - one.place;
        const bool isAlike =
            !one.glyphs.isEmpty() && !other.glyphs.isEmpty() &&
            one.glyphs.front().rawFont().pixelSize() == other.glyphs.front().rawFont().pixelSize();
        return isAlike && std::abs(way.y()) < 1 &&
               std::abs(way.x()) <= furthest * one.glyphs.front().rawFont().pixelSize();
    };
    std::size_t i = 0;
    std::size_t k = 0;
    if (before.size() <= mostWords && after.size() <= mostWords) {
        const Common common(before, after);
        while (i < before.size() && k < after.size()) {
            if (before[i].text == after[k].text && keeps(before[i], after[k])) {
                kept_.push_back({after[k], after[k].place - before[i].place});
                ++i, ++k;
            } else if (common.at(i + 1, k) >= common.at(i, k + 1)) {
                going_.push_back(std::move(before[i++]));
            } else {
                coming_.push_back(std::move(after[k++]));
            }
        }
    }
    std::move(before.begin() + static_cast<std::ptrdiff_t>(i), before.end(), std::back_inserter(going_));
    std::move(after.begin() + static_cast<std::ptrdiff_t>(k), after.end(), std::back_inserter(coming_));
}

void SentenceChange::draw(QPainter& painter, double moment) const {
    for (const auto& [word, way] : kept_) {
        const QPointF moved = way * (moment - 1);
        paintWord(painter, word, moved.toPoint()); // whole pixels keep it sharp
    }
    painter.save();
    painter.setOpacity(std::clamp(1 - moment / gone, 0.0, 1.0));
    for (const Word& word : going_)
        paintWord(painter, word, {});
    painter.setOpacity(std::clamp((moment - gone) / (1 - gone), 0.0, 1.0));
    for (const Word& word : coming_)
        paintWord(painter, word, {});
    painter.restore();
}

} // namespace mexplorer::ui
