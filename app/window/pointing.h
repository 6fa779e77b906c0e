#pragma once

#include "core/text/topic.h"

#include <QObject>

#include <optional>
#include <vector>

namespace mexplorer::ui {
class Document;
class LabelTopics;
class ReasonText;
class WhyPanel;
} // namespace mexplorer::ui

namespace mexplorer::app {

class ViewStack;

/// Look and say are one: who points at something in the sentence of a step, or in the panel that says why,
/// sees it lit in the figure, and the other way round. A click opens a position, and keeps anything else lit.
class Pointing : public QObject {
    Q_OBJECT

public:
    Pointing(ui::Document& document, ViewStack& views, ui::ReasonText& sentence, ui::WhyPanel& panel,
             QObject* parent);

    /// What these words name is lit, too, and the other way round. A click opens nothing.
    void hear(ui::LabelTopics& words);

signals:
    /// A position in the sentence is pointed at; empty: none any more.
    void positionPointed(const std::string& position);
    /// The position that was clicked could not be opened.
    void failed(const QString& text);

private:
    void point(const std::optional<Topic>& topic);
    void click(const Topic& topic);
    [[nodiscard]] bool finds(const Topic& topic) const;
    void light(const std::optional<Topic>& topic);
    void seek();
    void lightSentences();

    ui::Document& document_;
    ViewStack& views_;
    ui::ReasonText& sentence_;
    ui::WhyPanel& panel_;
    ui::LabelTopics* heard_ = nullptr;  ///< until there are any
    std::optional<Topic> kept_;         ///< clicked: stays lit
    std::vector<Topic> overFigure_;     ///< what the pointer is over in the figure
    std::optional<Topic> overPosition_; ///< the same of a position that the view knows
};

} // namespace mexplorer::app
