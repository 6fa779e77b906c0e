#include "ui/views/tree/tree_sizes.h"

#include "ui/text/count_text.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui::tree {

namespace {

constexpr std::uint64_t largestExact = 999'999;
constexpr double badgePadding = 7;
constexpr double nearlyRound = 2; // a capsule hardly longer than this is drawn as a circle

double ems(char c) {
    if (c >= '0' && c <= '9') return 0.6;
    if (static_cast<unsigned char>(c) >= 0x80) return 0.5; // a byte of a character of two or three bytes
    return c == ',' || c == '.' || c == ' ' || c == ';' || c == ':' || c == '|' ? 0.32 : 0.68;
}

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(number))
        text += digits[digit.digitValue()];
    return text;
}

} // namespace

double roughWidth(std::string_view text, double size) {
    double width = 0;
    for (const char c : text)
        width += ems(c);
    return width * size;
}

double halfWidthFor(std::string_view text) {
    const double half = roughWidth(text.substr(0, longestText), nodeText) / 2 + textPadding;
    return half <= nodeRadius + nearlyRound ? nodeRadius : std::min(half, largestHalfWidth);
}

double halfWidthFor(const BoardPicture& board) {
    const double around = boardFrame + boardAir;
    const double cell = 2 * (nodeRadius - around) / board.rows;
    return std::clamp(cell * board.columns / 2 + around, nodeRadius / 2, largestHalfWidth);
}

QString badgeLabel(std::uint64_t options) {
    if (options <= largestExact) return QStringLiteral("+%1").arg(options);
    if (options == UINT64_MAX) return countText(options);
    const int power = static_cast<int>(std::log10(static_cast<double>(options)));
    const double leading = static_cast<double>(options) / std::pow(10.0, power);
    return QStringLiteral("+%1·10%2").arg(leading, 0, 'f', 1).arg(superscript(power));
}

double badgeHalfWidth(std::uint64_t options) {
    return roughWidth(badgeLabel(options).toStdString(), badgeText) / 2 + badgePadding;
}

} // namespace mexplorer::ui::tree
