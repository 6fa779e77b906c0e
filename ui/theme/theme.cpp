#include "ui/theme/theme.h"

#include "ui/theme/language.h"

#include <QFontDatabase>

#include <cmath>

namespace mexplorer::ui {

const Theme& lightTheme() {
    static const Theme theme{.dark = false,
                             .paper = 0xFFFFFF,
                             .chrome = 0xF5F6F8,
                             .ink = 0x16181D,
                             .quiet = 0x5C636F,
                             .line = 0xE1E4EA,
                             .rim = 0x858C99,
                             .accent = 0x3B5BDB,
                             .accentSoft = 0xE6EBFD,
                             .spotlight = 0xFFF0CC,
                             .p = 0x004B80,
                             .n = 0xD08400,
                             .draw = 0x737373,
                             .winning = 0x007A58,
                             .mismatch = 0xBF4A00,
                             .selection = 0xBF6096,
                             .onP = 0xFFFFFF,
                             .onN = 0x16181D,
                             .pText = 0x004B80,
                             .nText = 0x8A5500};
    return theme;
}

const Theme& darkTheme() {
    static const Theme theme{.dark = true,
                             .paper = 0x121316,
                             .chrome = 0x1B1D22,
                             .ink = 0xE8EAED,
                             .quiet = 0xA8AEB9,
                             .line = 0x30343C,
                             .rim = 0x6D7480,
                             .accent = 0x8AA4FF,
                             .accentSoft = 0x232B46,
                             .spotlight = 0x3D3214,
                             .p = 0x2479B8,
                             .n = 0xFFC85E,
                             .draw = 0xA0A0A0,
                             .winning = 0x2CC79A,
                             .mismatch = 0xFF8A4C,
                             .selection = 0xE29CC2,
                             .onP = 0xFFFFFF,
                             .onN = 0x1E1606,
                             .pText = 0x6FB8E8,
                             .nText = 0xFFC85E};
    return theme;
}

namespace {

constexpr int largestType = 2000; // pixels
constexpr QLatin1StringView latin("Noto Sans");
constexpr QLatin1StringView mathematical("Noto Sans Math");

/// A root sign with a bar over what it is the root of, and ⊕, both in bold too: resources/fonts/signs.py.
QString signs() {
    static const QString family = [] {
        const int font = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/signs.ttf"));
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/signs-bold.ttf"));
        return QFontDatabase::applicationFontFamilies(font).value(0);
    }();
    return family;
}

/// Simplified and traditional Chinese have different fonts.
QString chineseFamily(const char* kind) {
    const bool traditional = currentLanguage() == u"zh_TW";
    return QStringLiteral("%1 CJK %2").arg(QLatin1StringView(kind), traditional ? u"TC" : u"SC");
}

/// The system's font, unless all it has is fontconfig's last resort; then Noto Sans, whose digits are
/// tabular.
QString interfaceFamily() {
    static const QString family = [] {
        const QString system = QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
        const bool lastResort =
            system.startsWith(u"DejaVu") || system.startsWith(u"Sans") || system.isEmpty();
        return lastResort ? QString(latin) : system;
    }();
    return family;
}

/// From 1, also for NaN, to the largest type.
int wholePixels(double pixels) {
    return qRound(std::fmin(largestType, std::fmax(1.0, pixels)));
}

} // namespace

QFont textFont(double pixels, QFont::Weight weight) {
    // Signs as ⊕ come from one font whose digits have the same baseline, before a Chinese one has a say.
    QFont font(QStringList{interfaceFamily(), latin, signs(), mathematical, chineseFamily("Noto Sans")});
    font.setPixelSize(wholePixels(pixels));
    // Other signs are made thicker from this weight on, as their fonts have no bold; Noto Sans has none
    // between.
    font.setWeight(weight == QFont::DemiBold ? QFont::Bold : weight);
    return font;
}

QFont codeFont(double pixels) {
    // The mono font has a root sign itself: the one with a bar comes first.
    QFont font(QStringList{signs(), QStringLiteral("Noto Sans Mono"),
                           QFontDatabase::systemFont(QFontDatabase::FixedFont).family(), mathematical,
                           chineseFamily("Noto Sans Mono"), chineseFamily("Noto Sans")});
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(wholePixels(pixels));
    return font;
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.chrome);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.paper);
    palette.setColor(QPalette::AlternateBase, theme.chrome);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Button, theme.paper);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::ToolTipBase, theme.paper);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.dark ? theme.paper : QColor(Qt::white));
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::Mid, theme.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, theme.quiet);
    }
    return palette;
}

QColor faded(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace mexplorer::ui
