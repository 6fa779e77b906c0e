#pragma once

#include "ui/figure/motion/layers.h"

#include <utility>
#include <vector>

namespace mexplorer::ui {

/// A word in the picture of a text: what lies between two gaps as wide as a space.
struct PictureWord {
    QRect place; ///< in pixels of the picture
    QImage image;
};
/// Line by line, from the left to the right.
[[nodiscard]] std::vector<PictureWord> wordsOf(const PictureLayer& layer);

/// The words that two texts have in common, in the same order: as many as can be, by their indices.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>>
commonWords(const std::vector<PictureWord>& before, const std::vector<PictureWord>& after);

/// Whether it is a sentence, whose words stay if the next one has them, too.
[[nodiscard]] bool isSentence(const PictureLayer& layer);

} // namespace mexplorer::ui
