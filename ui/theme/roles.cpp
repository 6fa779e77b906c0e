#include "ui/theme/roles.h"

#include <array>

namespace mexplorer::ui {

const RoleColours& playerColours(const Theme& theme, bool isFirst) {
    using Players = std::array<RoleColours, 2>;
    static const Players onLight{{{.fill = 0x24248F, .on = 0xFFFFFF, .text = 0x24248F},
                                  {.fill = 0xE34A5A, .on = 0x16080A, .text = 0xA8203A}}};
    static const Players onDark{{{.fill = 0x99C4FF, .on = 0x0A1420, .text = 0x99C4FF},
                                 {.fill = 0xC22F4A, .on = 0xFFFFFF, .text = 0xFF93A4}}};
    return (theme.dark ? onDark : onLight)[isFirst ? 0 : 1];
}

RoleColours outcomeColours(const Theme& theme, Outcome outcome) {
    switch (outcome) {
    case Outcome::P:
        return {theme.p, theme.onP, theme.pText};
    case Outcome::N:
        return {theme.n, theme.onN, theme.nText};
    case Outcome::L:
    case Outcome::R:
        return playerColours(theme, wonBy(outcome) == Side::left);
    case Outcome::draw:
        break;
    }
    return {theme.draw, theme.paper, theme.draw};
}

const QColor& seriesColour(const Theme& theme, std::size_t index) {
    using Series = std::array<QColor, seriesCount>;
    static const Series onLight{0x332288, 0xA63A5B, 0x616B00, 0x1F6F76, 0x7A5A1E, 0x4A5A6A, 0x882255};
    static const Series onDark{0xA8A4F0, 0xF08CA8, 0xC3CE62, 0x6FCBD2, 0xDDBB77, 0xA9B8C8, 0xE08CC0};
    return (theme.dark ? onDark : onLight)[index % seriesCount];
}

const QColor& neutralColour(const Theme& theme) {
    static const QColor onLight = 0x566072;
    static const QColor onDark = 0xA6AFBD;
    return theme.dark ? onDark : onLight;
}

const QColor& restColour(const Theme& theme) {
    static const QColor onLight = 0x8D94A1;
    static const QColor onDark = 0x7A818D;
    return theme.dark ? onDark : onLight;
}

const RoleColours& oddColours(const Theme& theme) {
    static const RoleColours onLight{.fill = 0xA678EA, .on = 0x16101F, .text = 0x6A3CBE};
    static const RoleColours onDark{.fill = 0xBB8FFF, .on = 0x120A20, .text = 0xC9AEFF};
    return theme.dark ? onDark : onLight;
}

const RoleColours& pAmongColours(const Theme& theme) {
    static const RoleColours onLight{lightTheme().p, lightTheme().onP, lightTheme().pText};
    static const RoleColours onDark{.fill = 0x86CBFA, .on = 0x06141F, .text = 0x86CBFA};
    return theme.dark ? onDark : onLight;
}

const QColor& branchColour(const Theme& theme) {
    static const QColor onLight = 0x4E8F1E;
    static const QColor onDark = 0x7DBE42;
    return theme.dark ? onDark : onLight;
}

} // namespace mexplorer::ui
