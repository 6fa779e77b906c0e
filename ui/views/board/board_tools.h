#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace mexplorer::ui {

/// The row of tools above a board: starts and stops a large search, and says how much memory it may take.
/// Hidden when presenting.
class BoardTools : public QWidget {
    Q_OBJECT

public:
    explicit BoardTools(QWidget* parent);

    /// Whether there is anything to search.
    void setCanSearch(bool can);
    void setSearching(bool on);

signals:
    void searchWanted();
    void stopWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showIfWanted();

    QToolButton* button_;
    QLabel* memory_; ///< how much memory a search may take
    bool canSearch_ = false;
    bool searching_ = false;
};

} // namespace mexplorer::ui
