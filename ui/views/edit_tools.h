#pragma once

#include <QToolBar>

class QAction;
class QStackedWidget;

namespace mexplorer::ui {

class SummaryLabel;

/// A row of tools above a picture that can be drawn by hand. While one draws, a sentence below tells how, or
/// why something was refused; in a low window the sentence is short, and its tooltip says the rest. When
/// presenting it is seen only while one draws.
class EditTools : public QWidget {
    Q_OBJECT

public:
    void setEditing(bool on);
    /// Empty: nothing is refused any more.
    void tellRefusal(const QString& sentence);
    [[nodiscard]] QString refusal() const;

    QAction* edit; ///< whether one draws

protected:
    explicit EditTools(QWidget* parent);

    /// A tool, which is perhaps seen only while one draws.
    QAction* make(bool isForEditing);
    static void say(QAction* action, const QString& text, const QString& tip);
    void tellHow(const QString& sentence);
    void setBarName(const QString& name);
    /// Says everything in the language of now.
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
