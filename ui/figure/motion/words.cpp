#include "ui/figure/motion/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace mexplorer::ui {

namespace {

constexpr double leastGap = 0.2; // between words, by the height of a line

/// The parts of a row of pixels that have ink, as first and last; those with smaller gaps between them are
/// one.
template <class HasInk>
std::vector<std::pair<int, int>> runsOf(int length, int gap, const HasInk& hasInk) {
    std::vector<std::pair<int, int>> runs;
    for (int at = 0; at < length; ++at) {
        if (!hasInk(at)) continue;
        if (runs.empty() || at - runs.back().second > gap)
            runs.emplace_back(at, at);
        else
            runs.back().second = at;
    }
    return runs;
}

int inkAt(const QImage& image, int x, int y) {
    return image.valid(x, y) ? qAlpha(reinterpret_cast<const QRgb*>(image.constScanLine(y))[x]) : 0;
}

bool hasInkInRow(const QImage& image, const QRect& part, int y) {
    for (int x = part.left(); x <= part.right(); ++x)
        if (inkAt(image, x, y) > 0) return true;
    return false;
}

bool hasInkInColumn(const QImage& image, const QRect& part, int x) {
    for (int y = part.top(); y <= part.bottom(); ++y)
        if (inkAt(image, x, y) > 0) return true;
    return false;
}

/// How much of the ink of both lies elsewhere in the other, which is moved by `dx` pixels.
double otherwise(const QImage& one, const QImage& other, int dx) {
    int all = 0;
    int different = 0;
    for (int y = 0; y < std::max(one.height(), other.height()); ++y) {
        for (int x = -1; x <= std::max(one.width(), other.width()); ++x) {
            const int here = inkAt(one, x, y);
            const int there = inkAt(other, x - dx, y);
            all += here + there;
            different += std::abs(here - there);
        }
    }
    return all == 0 ? 1 : static_cast<double>(different) / all;
}

/// The same word looks a little different where it begins elsewhere in a pixel.
bool areAlikeWords(const QImage& one, const QImage& other) {
    constexpr double most = 0.2;
    if (std::abs(one.width() - other.width()) > 1 || one.height() != other.height()) return false;
    for (const int dx : {0, 1, -1})
        if (otherwise(one, other, dx) < most) return true;
    return false;
}

} // namespace

std::vector<PictureWord> wordsOf(const PictureLayer& layer) {
    const QImage& image = layer.image;
    std::vector<PictureWord> words;
    const auto lines = runsOf(image.height(), 1, [&](int y) { return hasInkInRow(image, image.rect(), y); });
    for (const auto& [top, bottom] : lines) {
        const QRect line(0, top, image.width(), bottom - top + 1);
        const int gap = std::max(1, static_cast<int>(leastGap * line.height()));
        for (const auto& [left, right] :
             runsOf(image.width(), gap, [&](int x) { return hasInkInColumn(image, line, x); })) {
            QRect word(QPoint(left, line.top()), QPoint(right, line.bottom()));
            while (!hasInkInRow(image, word, word.top()))
                word.setTop(word.top() + 1);
            while (!hasInkInRow(image, word, word.bottom()))
                word.setBottom(word.bottom() - 1);
            words.push_back({word.translated(layer.place), image.copy(word)});
        }
    }
    return words;
}

std::vector<std::pair<std::size_t, std::size_t>> commonWords(const std::vector<PictureWord>& before,
                                                             const std::vector<PictureWord>& after) {
    // most[i][j]: how many words the rest of `before` from i on and of `after` from j on have in common.
    std::vector<std::vector<bool>> same(before.size(), std::vector<bool>(after.size()));
    for (std::size_t i = 0; i < before.size(); ++i)
        for (std::size_t j = 0; j < after.size(); ++j)
            same[i][j] = areAlikeWords(before[i].image, after[j].image);
    std::vector<std::vector<int>> most(before.size() + 1, std::vector<int>(after.size() + 1, 0));
    for (std::size_t i = before.size(); i-- > 0;)
        for (std::size_t j = after.size(); j-- > 0;)
            most[i][j] = same[i][j] ? most[i + 1][j + 1] + 1 : std::max(most[i + 1][j], most[i][j + 1]);
    std::vector<std::pair<std::size_t, std::size_t>> common;
    for (std::size_t i = 0, j = 0; i < before.size() && j < after.size();) {
        if (same[i][j])
            common.emplace_back(i++, j++);
        else
            ++(most[i + 1][j] >= most[i][j + 1] ? i : j);
    }
    return common;
}

bool isSentence(const PictureLayer& layer) {
    static constexpr std::array<std::string_view, 3> kinds = {"title", "headline", "sentence"};
    return layer.isThing && std::ranges::find(kinds, layer.key.kind) != kinds.end();
}

} // namespace mexplorer::ui
