#pragma once

#include "ui/text/spoken_text.h"

#include <QColor>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QLabel;

namespace mexplorer::ui {

/// Sentences in a label, one in a line, in which all that the picture shows can be pointed at and clicked
/// while the pointer is on them. Plain text otherwise.
class LabelTopics : public QObject {
    Q_OBJECT

public:
    /// A label of plain text, to which it belongs.
    explicit LabelTopics(QLabel& label);

    void setSentences(const std::vector<Message>& sentences);
    /// A line of the text, which may begin with words in bold.
    struct Line {
        SpokenText said;
        qsizetype bold = 0; ///< letters
    };
    void setLines(std::vector<Line> lines);
    /// Tells what can be pointed at; nothing by default.
    void setFinder(std::function<bool(const Topic&)> finds) { finds_ = std::move(finds); }
    void setAccent(const QColor& accent);
    /// Underlines what these topics are called.
    void light(std::vector<Topic> topics);
    [[nodiscard]] std::vector<Topic> topics() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Other sentences stand in the label.
    void changed();
    /// Empty: nothing any more.
    void pointedAt(const std::optional<mexplorer::Topic>& topic);
    void clicked(const mexplorer::Topic& topic);

private:
    void enter();
    void leave();
    [[nodiscard]] std::optional<std::size_t> partAt(qsizetype letter) const;
    [[nodiscard]] bool isLit(std::size_t part) const;
    [[nodiscard]] bool isBold(qsizetype letter) const;
    [[nodiscard]] QString marked() const;
    void tell();

    QLabel& label_;
    SpokenText said_;
    std::vector<std::pair<qsizetype, qsizetype>> bold_; ///< [begin, end)
    std::function<bool(const Topic&)> finds_ = [](const Topic& /*topic*/) { return false; };
    std::vector<bool> found_; ///< for each part, while the pointer is here
    std::vector<Topic> lit_;
    QColor accent_;
    bool isPointing_ = false;
};

} // namespace mexplorer::ui
