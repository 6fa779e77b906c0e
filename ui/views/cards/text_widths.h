#pragma once

#include <QFontMetricsF>
#include <QString>

#include <map>

namespace mexplorer::ui {

/// Measures texts in one font, each of them once: a tree has many equal numbers.
class TextWidths {
public:
    explicit TextWidths(const QFont& font) : metrics_(font) {}

    [[nodiscard]] const QFontMetricsF& metrics() const { return metrics_; }
    [[nodiscard]] double of(const QString& text) {
        const auto [found, isNew] = widths_.try_emplace(text);
        if (isNew) found->second = metrics_.horizontalAdvance(text);
        return found->second;
    }

private:
    QFontMetricsF metrics_;
    std::map<QString, double> widths_;
};

} // namespace mexplorer::ui
