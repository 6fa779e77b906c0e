#pragma once

#include "core/text/expected.h"

#include <QObject>

#include <string>

namespace mexplorer::ui {
class Document;
}

class QMenu;

namespace mexplorer::app {

class Actions;
class PictureOutput;
class ViewStack;

/// The context menu of every figure, by the right button or the menu key: what can be copied and exported,
/// and the other views of the position that is pointed at, or else of the selected one; a short game that is
/// pointed at is opened, or put into a sum.
class FigureMenu : public QObject {
    Q_OBJECT

public:
    FigureMenu(ui::Document& document, ViewStack& views, PictureOutput& output, Actions& actions);

private:
    void open(const QPoint& place);
    void addCopies(QMenu& menu);
    void addViews(QMenu& menu);
    void openBeside(const std::string& view);
    void addGame(QMenu& menu);
    /// What was wrong, if anything was.
    void tell(const Expected<void>& opened);

    ui::Document& document_;
    ViewStack& views_;
    PictureOutput& output_;
    Actions& actions_;
    std::string hovered_; ///< empty: nothing is pointed at
};

} // namespace mexplorer::app
