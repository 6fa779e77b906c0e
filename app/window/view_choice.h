#pragma once

#include "ui/document/document.h"

class QKeyEvent;

namespace mexplorer::app {

class Actions;
class ViewTabs;

/// All ways to choose one of the views that the document's game has: by tabs, by the menu, by digits.
class ViewChoice : public QObject {
    Q_OBJECT

public:
    ViewChoice(ui::Document& document, ViewTabs& tabs, Actions& actions, QObject* parent);

    /// Offers the views of the document's game, named in the language of the interface.
    void show();
    /// Chooses a view if the key is a digit; returns whether it did.
    bool press(const QKeyEvent& event);
    /// Shows the proof in the view that the game opens with or, if that is the current one, in the first
    /// other view.
    void showProof();

signals:
    /// Another view than the wanted one is shown; the sentence says why.
    void refused(const QString& sentence);

private:
    void tellLeft(const std::string& view);

    ui::Document& document_;
    ViewTabs& tabs_;
    Actions& actions_;
    std::vector<std::size_t> shown_; ///< the kinds that have a tab, by index
};

} // namespace mexplorer::app
