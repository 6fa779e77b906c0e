#pragma once

#include "tests/ui/views/search/search_pictures.h"
#include "tests/ui/views/seen_texts.h"

#include <QImage>

// A search as it is seen in a window.
namespace mexplorer::ui {

inline constexpr QSize pictureSize(1280, 720);

inline QStringList writtenIn(const Figure& figure, const Style& style = {}) {
    QStringList texts;
    for (const SeenText& text : seenTexts(figure, pictureSize, {}, style))
        texts << text.text;
    return texts;
}

/// Whether the sentence is written, perhaps in pieces of several fonts.
inline bool says(const QStringList& texts, const char* sentence) {
    return texts.join(QString()).remove(u' ').contains(QString(sentence).remove(u' '));
}

inline Frame framed(const Figure& figure) {
    return {figure, QRectF(QPointF(), pictureSize), std::nullopt, Style{}};
}

inline QImage drawn(const Figure& figure, const Style& style = {}) {
    QImage image(pictureSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), pictureSize), std::nullopt, style));
    return image;
}

/// The figure of a step whose last event is of this kind.
inline std::shared_ptr<const SearchFigure> stepOf(const SearchedPosition& at, SearchEvent::Kind kind) {
    for (const auto& figure : searchSteps(at))
        if (figure->progress().now()->kind == kind) return figure;
    return nullptr;
}

} // namespace mexplorer::ui
