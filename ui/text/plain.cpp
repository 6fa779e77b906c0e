#include "ui/text/plain.h"

#include <QHash>
#include <QLabel>
#include <QMimeData>

#include <algorithm>
#include <climits>

namespace mexplorer::ui {

namespace {

/// Accents on one letter; the more there are, the longer each takes to lay out.
constexpr int mostMarks = 32;

/// Remembers its heights by width: whenever a label in a scrolled column changes, all of them are asked
/// again, and laying out the same texts took half the time of a change of theme.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

    [[nodiscard]] int heightForWidth(int width) const override {
        if (const Look now{text(), font(), contentsMargins(), margin(), indent(), textFormat(), wordWrap()};
            now != look_) {
            look_ = now;
            heights_.clear();
        }
        const auto known = heights_.constFind(width);
        return known != heights_.cend() ? *known : *heights_.insert(width, QLabel::heightForWidth(width));
    }

private:
    /// What the height of a text depends on besides the width.
    struct Look {
        QString text;
        QFont font;
        QMargins margins;
        int margin = 0;
        int indent = 0;
        Qt::TextFormat format = Qt::PlainText;
        bool wraps = false;
        bool operator==(const Look&) const = default;
    };
    mutable Look look_;
    mutable QHash<int, int> heights_; ///< of `look_`, by width
};

QString withFewMarks(const QString& text) {
    QString few;
    int marks = 0;
    for (const char32_t letter : text.toUcs4()) {
        marks = QChar::isMark(letter) ? marks + 1 : 0;
        few += QChar::fromUcs4(marks <= mostMarks ? letter : U'\uFFFD');
    }
    return few;
}

} // namespace

QString shownText(std::string_view text, std::size_t most) {
    return withFewMarks(QString::fromStdString(printable(text, most)));
}

QString shownText(const QString& text, std::size_t most) {
    // One character more than is shown is enough to tell that there is more; a character has at most two
    // units.
    const auto enough = 2 * static_cast<qsizetype>(std::min<std::size_t>(most, INT_MAX) + 1);
    return shownText(text.left(enough).toStdString(), most);
}

QString shownFileName(const QString& path) {
    constexpr std::size_t longestName = 100; // characters
    return shownText(path.section(u'/', -1), longestName);
}

QLabel* plainLabel(QWidget* parent) {
    return new PlainLabel(parent);
}

QString plainTip(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString textOf(const QMimeData* source) {
    return source && source->hasText() ? source->text() : QString();
}

} // namespace mexplorer::ui
