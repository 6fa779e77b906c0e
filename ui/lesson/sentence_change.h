#pragma once

#include "ui/lesson/sentence_layout.h"

#include <QGlyphRun>
#include <QPointF>
#include <QString>

#include <vector>

namespace mexplorer::ui {

/// The way from one sentence to the next, for readers who have read the first: words that both have, in the
/// same order and on the same line, stay and close up; the others fade out, and then the new ones in.
class SentenceChange {
public:
    /// A sentence in lines, and where its first line begins.
    struct End {
        const SentenceLayout& layout;
        QPointF place;
    };
    SentenceChange(const End& before, const End& after);

    /// Paints the sentence at a moment between 0 and 1, in the painter's pen.
    void draw(QPainter& painter, double moment) const;

private:
    struct Word {
        QString text;
        QPointF place;           ///< of the upper left corner
        QList<QGlyphRun> glyphs; ///< as if the layout began at the origin
        QPointF origin;          ///< where it begins
    };
    /// The same word in both.
    struct Kept {
        Word word;
        QPointF way; ///< from before to after
    };

    [[nodiscard]] static std::vector<Word> wordsOf(const End& end);
    void pair(std::vector<Word> before, std::vector<Word> after);

    std::vector<Kept> kept_;
    std::vector<Word> going_;
    std::vector<Word> coming_;
};

} // namespace mexplorer::ui
