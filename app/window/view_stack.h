#pragma once

#include "ui/views/view.h"

#include <QStackedWidget>

#include <map>

namespace mexplorer::ui {
class PlayView;
}

namespace mexplorer::app {

/// The views of the document, each made when it is first shown. One of them is current; something else may
/// cover it. The signals are those of the current view.
class ViewStack : public QStackedWidget {
    Q_OBJECT

public:
    ViewStack(ui::Document& document, QWidget* parent);

    /// Requires that one has been shown.
    [[nodiscard]] ui::View& current() const { return *current_; }
    [[nodiscard]] bool hasCurrent() const { return current_ != nullptr; }
    /// The current view if it is the one for playing, else null.
    [[nodiscard]] ui::PlayView* playView() const;
    /// Makes the view with this id the current one; whoever wants it to work must activate it.
    void show(const std::string& id);
    /// Whether the current view’s picture or its steps are still being made.
    [[nodiscard]] bool isMaking() const { return current_ && current_->isMaking(); }
    /// Of all figures.
    void setStyle(const ui::Style& style);

    /// Hides the current view, as it would give an answer away, whichever that is from now on.
    void cover(QWidget& cover) { setCurrentWidget(&cover); }
    void uncover() { setCurrentWidget(current_); }
    [[nodiscard]] bool isCovered() const { return currentWidget() != current_; }

signals:
    void traceChanged();
    void makingChanged();
    void pointedAt(const QString& text);
    void positionHovered(const std::string& position);
    void soughtPointed(const std::vector<mexplorer::Topic>& topics);
    void secrecyChanged();
    void stepWanted(int step);
    void learnt();
    void noted(const QString& text);
    void failed(const QString& text);

private:
    ui::View* make(const std::string& id);

    ui::Document& document_;
    std::map<std::string, ui::View*> views_;
    ui::View* current_ = nullptr;
    ui::Style style_;
};

} // namespace mexplorer::app
