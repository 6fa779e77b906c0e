#pragma once

#include "core/text/expected.h"
#include "ui/form/value_text.h"

#include <QTimer>

class QCompleter;
class QStringListModel;

namespace mexplorer::ui {

/// The text of rules of one’s own. While it is typed a list offers how it may go on (Ctrl+Space asks for it
/// at any place); after a pause, and wherever an error is reported, the place of an error is underlined.
class RulesText : public ValueText {
    Q_OBJECT

public:
    explicit RulesText(QWidget* parent = nullptr);

    /// Underlines the place that the sentence names, if it names one.
    void mark(const Error& error);
    /// Marks what is wrong now, and tells it by `noticed`, unless the text only breaks off where it ends, or
    /// can go on as it is.
    void check();

signals:
    /// What is wrong, found in a pause; nothing was entered.
    void noticed(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void textTyped();
    /// Shows how the text may go on, if so many letters of a word are typed.
    void offer(std::size_t leastTyped);
    void insertCompletion(const QString& word);
    void underline(int from, int to);

    QCompleter* completer_;
    QStringListModel* words_;
    std::size_t typed_ = 0; ///< letters of the word for which `words_` are
    QTimer pause_;
};

} // namespace mexplorer::ui
