#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace mexplorer::ui {

/// The colours by what they mean, in two themes: light and dark. Text has a contrast (WCAG 2) of at least 4.5
/// to its background, shapes 3; P and N have 3 to each other, so that a grey print tells them apart.
struct Theme {
    bool dark = false;

    QColor paper;      ///< behind every figure
    QColor chrome;     ///< panels around it
    QColor ink;        ///< text and axes
    QColor quiet;      ///< secondary text
    QColor line;       ///< hairlines between parts
    QColor rim;        ///< borders of what can be pressed or filled in, and dots of steps not reached yet
    QColor accent;     ///< the one accent of the chrome
    QColor accentSoft; ///< behind what is chosen
    QColor spotlight;  ///< behind what a step is about

    QColor p; ///< P: lost for the player to move
    QColor n; ///< N: won for the player to move
    QColor draw;
    QColor winning;   ///< winning moves, the line of best play
    QColor mismatch;  ///< mismatches and errors
    QColor selection; ///< the selected position
    QColor onP;       ///< text on P
    QColor onN;       ///< text on N
    QColor pText;     ///< text about P
    QColor nText;     ///< text about N
};

[[nodiscard]] const Theme& lightTheme();
[[nodiscard]] const Theme& darkTheme();

/// The colour with an opacity of `alpha`, from 0 to 1.
[[nodiscard]] QColor faded(QColor colour, double alpha);

/// Fonts with tabular digits: the system's interface font, with Noto Sans, Noto Sans Math and Noto Sans CJK,
/// in this order, for what it lacks; for code Noto Sans Mono. A root sign has a bar over the digit or letter
/// after it.
[[nodiscard]] QFont textFont(double pixels, QFont::Weight weight = QFont::Normal);
[[nodiscard]] QFont codeFont(double pixels);

[[nodiscard]] QPalette paletteOf(const Theme& theme);
/// The chrome's look, as a Qt style sheet, for text of so many pixels.
[[nodiscard]] QString styleSheetOf(const Theme& theme, double pixels);

} // namespace mexplorer::ui
