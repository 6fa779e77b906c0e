#include "ui/text/label_topics.h"

#include "ui/text/breakable.h"
#include "ui/text/terms_tip.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace mexplorer::ui {

LabelTopics::LabelTopics(QLabel& label)
    : QObject(&label), label_(label), accent_(label.palette().color(QPalette::Link)) {
    label.setTextInteractionFlags(label.textInteractionFlags() | Qt::LinksAccessibleByMouse);
    label.installEventFilter(this);
    connect(&label, &QLabel::linkHovered, this, [this](const QString& part) {
        isPointing_ = !part.isEmpty();
        emit pointedAt(part.isEmpty() ? std::nullopt : std::optional(said_.parts[part.toULong()].topic));
    });
    connect(&label, &QLabel::linkActivated, this, [this](const QString& part) {
        const Topic topic = said_.parts[part.toULong()].topic; // the click may change the sentences
        emit clicked(topic);
    });
}

void LabelTopics::setSentences(const std::vector<Message>& sentences) {
    std::vector<Line> lines;
    lines.reserve(sentences.size());
    for (const Message& sentence : sentences)
        lines.push_back({spoken(sentence)});
    setLines(std::move(lines));
}

void LabelTopics::setLines(std::vector<Line> lines) {
    said_ = {};
    bold_.clear();
    for (Line& line : lines) {
        if (&line != &lines.front()) said_.text += u'\n';
        const qsizetype begin = said_.text.size();
        if (line.bold > 0) bold_.emplace_back(begin, begin + line.bold);
        for (SpokenText::Part& part : line.said.parts) {
            part.begin += begin;
            said_.parts.push_back(std::move(part));
        }
        said_.text += line.said.text;
    }
    lit_.clear();
    found_.clear();
    isPointing_ = false;
    label_.setToolTip(termsTip(said_.text));
    tell();
    emit changed();
}

void LabelTopics::setAccent(const QColor& accent) {
    accent_ = accent;
    tell();
}

void LabelTopics::light(std::vector<Topic> topics) {
    if (topics == lit_) return;
    lit_ = std::move(topics);
    tell();
}

std::vector<Topic> LabelTopics::topics() const {
    std::vector<Topic> all;
    for (const SpokenText::Part& part : said_.parts)
        all.push_back(part.topic);
    return all;
}

bool LabelTopics::isLit(std::size_t part) const {
    return std::ranges::find(lit_, said_.parts[part].topic) != lit_.end();
}

/// A part that is inside another comes before it.
std::optional<std::size_t> LabelTopics::partAt(qsizetype letter) const {
    for (std::size_t i = 0; i < said_.parts.size(); ++i) {
        const SpokenText::Part& part = said_.parts[i];
        const bool isShown = (i < found_.size() && found_[i]) || isLit(i);
        if (isShown && letter >= part.begin && letter < part.begin + part.length) return i;
    }
    return std::nullopt;
}

bool LabelTopics::isBold(qsizetype letter) const {
    return std::ranges::any_of(
        bold_, [letter](const auto& range) { return range.first <= letter && letter < range.second; });
}

/// What is found is a link of its own colour; what is lit is underlined.
QString LabelTopics::marked() const {
    QString html;
    for (qsizetype begin = 0; begin < said_.text.size();) {
        const auto part = partAt(begin);
        qsizetype end = begin + 1;
        const bool isStrong = isBold(begin);
        while (end < said_.text.size() && partAt(end) == part && isBold(end) == isStrong)
            ++end;
        QString words = breakable(said_.text.mid(begin, end - begin)).toHtmlEscaped().replace(u'\n', "<br>");
        if (isStrong) words = QStringLiteral("<b>%1</b>").arg(words);
        const bool isFound = part && *part < found_.size() && found_[*part];
        const QString line = part && isLit(*part) ? QStringLiteral("underline") : QStringLiteral("none");
        if (isFound)
            html += QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:%3\">%4</a>")
                        .arg(QString::number(*part), accent_.name(), line, words);
        else
            html += QStringLiteral("<span style=\"text-decoration:%1\">%2</span>").arg(line, words);
        begin = end;
    }
    return html;
}

void LabelTopics::tell() {
    const bool isMarked = !lit_.empty() || !bold_.empty() || std::ranges::find(found_, true) != found_.end();
    label_.setTextFormat(isMarked ? Qt::RichText : Qt::PlainText);
    label_.setText(isMarked ? marked() : breakable(said_.text));
}

bool LabelTopics::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() == QEvent::Enter) enter();
    if (event->type() == QEvent::Leave) leave();
    return event->type() == QEvent::ToolTip && isPointing_; // it would hide the sentences
}

void LabelTopics::enter() {
    found_.clear();
    for (const SpokenText::Part& part : said_.parts)
        found_.push_back(finds_(part.topic));
    tell();
}

void LabelTopics::leave() {
    if (std::ranges::find(found_, true) != found_.end()) emit pointedAt({});
    isPointing_ = false;
    found_.clear();
    tell();
}

} // namespace mexplorer::ui
