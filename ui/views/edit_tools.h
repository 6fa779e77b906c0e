#pragma once

#include <QToolBar>

class QAction;
class QStackedWidget;

namespace mexplorer::ui {

class SummaryLabel;

/// A row of tools above a picture that can be drawn by hand. While drawing, a sentence below says how to, or
/// why something was refused; in a low window it is shortened, with the rest in a tooltip. When presenting,
/// the row is shown only while drawing.
class EditTools : public QWidget {
    Q_OBJECT

public:
    void setEditing(bool on);
    /// An empty sentence removes the last one.
    void tellRefusal(const QString& sentence);
    [[nodiscard]] QString refusal() const;

    QAction* edit; ///< toggles drawing; checked while drawing

protected:
    explicit EditTools(QWidget* parent);

    /// A tool; if `isForEditing`, it is shown only while drawing.
    QAction* make(bool isForEditing);
    static void say(QAction* action, const QString& text, const QString& tip);
    void tellHow(const QString& sentence);
    void setBarName(const QString& name);
    /// Sets all texts in the present language.
    virtual void retranslate() = 0;

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showIfWanted();
    void fitSentences();

    QToolBar* bar_;
    QStackedWidget* sentences_;
    SummaryLabel* hint_;
    SummaryLabel* refusal_;
};

} // namespace mexplorer::ui
