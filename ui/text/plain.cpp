#include "ui/text/plain.h"

#include <QLabel>
#include <QMimeData>

#include <algorithm>
#include <climits>

namespace mexplorer::ui {

QString shownText(std::string_view text, std::size_t most) {
    return QString::fromStdString(printable(text, most));
}

QString shownText(const QString& text, std::size_t most) {
    // One character more than is shown tells that there is more; it has at most two units.
    const auto enough = 2 * static_cast<qsizetype>(std::min<std::size_t>(most, INT_MAX) + 1);
    return shownText(text.left(enough).toStdString(), most);
}

QString shownFileName(const QString& path) {
    constexpr std::size_t longestName = 100; // characters
    return shownText(path.section(u'/', -1), longestName);
}

QLabel* plainLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString plainTip(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString textOf(const QMimeData* source) {
    return source && source->hasText() ? source->text() : QString();
}

} // namespace mexplorer::ui
