#pragma once

#include "ui/figure/figure.h"

#include <QSize>

#include <vector>

namespace mexplorer::ui {

/// How a figure may be looked at.
struct Look {
    Style style;
    QSize size;
};

/// In a window of 1280 × 720, exported in large type, and presented.
inline std::vector<Look> looks() {
    Style large;
    large.type = 1.6;
    return {{{}, {769, 551}}, {large, {1280, 720}}, {Style::presenting(lightTheme()), {1280, 578}}};
}

} // namespace mexplorer::ui
