#pragma once

#include "ui/document/document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QScrollArea;
class QSortFilterProxyModel;
class QTreeView;

namespace mexplorer::ui {

class GameModel;
class ParameterForm;
class SummaryLabel;
class ValueChoice;
struct Theme;

/// The left panel, what to look at: the games with a search, the position and the game's parameters.
class ExplorerPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExplorerPanel(Document& document, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    [[nodiscard]] QLineEdit& search() { return *search_; }
    /// Moves the focus into the field of a parameter, if there is one.
    void editParameter(const std::string& id);

signals:
    /// The search was left by Escape.
    void searchLeft();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildList();
    QScrollArea* buildForms();
    void connectForms();
    void retranslate();
    void documentChanged();
    void showForms();
    void showNotes(const std::vector<Parameter>& parameters);
    void showPresets();
    void filter(const QString& text);
    void showNothingFound();
    void open(const QModelIndex& found);
    void choosePreset(int index);
    /// Shares the height among the list, the summary and the form.
    void share();
    void followFocus();

    Document& document_;
    std::string shownGame_;
    GameModel* model_;
    QSortFilterProxyModel* found_;
    QLineEdit* search_;
    QTreeView* list_;
    QLabel* nothingFound_;
    SummaryLabel* summary_;
    QScrollArea* forms_;
    ValueChoice* presets_;
    ParameterForm* gameForm_;
    bool isSearching_ = false; ///< the list gets more room than the form for the moment
};

} // namespace mexplorer::ui
