#pragma once

#include <QToolBar>

class QAction;
class QLabel;
class QStackedWidget;

namespace mexplorer::ui {

/// The row of tools above a graph: to draw it by hand, and what can be done with it. While it is drawn, a
/// sentence below tells how, or why something was refused. When presenting it is seen only while one draws.
class GraphTools : public QWidget {
    Q_OBJECT

public:
    explicit GraphTools(QWidget* parent);

    void setEditing(bool on);
    void setCanEdit(bool can);
    /// Empty: nothing is refused any more.
    void tellRefusal(const QString& sentence);
    [[nodiscard]] QString refusal() const;

    QAction* edit;
    QAction* node;
    QAction* edge;
    QAction* name;
    QAction* remove;
    QAction* arrange;
    QAction* save;
    QAction* sum;

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* make(bool isForEditing);
    void retranslate();
    void showIfWanted();

    QToolBar* bar_;
    QStackedWidget* sentences_;
    QLabel* hint_;
    QLabel* refusal_;
};

} // namespace mexplorer::ui
