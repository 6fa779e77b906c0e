#pragma once

#include "core/text/message.h"

#include <QString>

#include <vector>

namespace mexplorer {
struct SaidLetter;
}

namespace mexplorer::ui {

/// A sentence in the language of the interface, and what it speaks of, in its order.
struct SpokenText {
    struct Part {
        qsizetype begin = 0;
        qsizetype length = 0;
        Topic topic;
    };
    QString text;
    std::vector<Part> parts = {};

    /// This sentence as a part of a longer text.
    [[nodiscard]] SpokenText inside(const QString& whole) const;
};

[[nodiscard]] SpokenText spoken(const Message& message);

/// A text in which each of these letters that stands alone, as the m of “n mod (m + 1)”, speaks of its topic.
[[nodiscard]] SpokenText withLetters(const QString& text, const std::vector<SaidLetter>& letters);

} // namespace mexplorer::ui
