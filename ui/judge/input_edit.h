#pragma once

#include "ui/judge/judge_run.h"

#include <QPlainTextEdit>

namespace mexplorer::ui {

/// The input of a problem, written here or taken from a file. For a large file, or one with a long line, only
/// the beginning is shown and nothing can be edited.
class InputEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    /// Letters of a text, or bytes of a file: with more, the window would be unresponsive for too long.
    static constexpr qint64 mostEdited = qint64{1} << 19;
    static constexpr qint64 longestLine = qint64{1} << 16;    ///< letters
    static constexpr qint64 mostForeign = qint64{1} << 12;    ///< letters of a line that are not ASCII
    static constexpr qint64 beginningShown = qint64{1} << 14; ///< bytes shown of a file that cannot be edited

    explicit InputEdit(QWidget* parent = nullptr);

    /// Of a text that is too long to be edited, only the beginning is shown.
    void setInput(const QString& text);
    /// Errors: it cannot be read.
    Expected<void> openFile(const QString& path);
    /// What is to be judged; the same object until something changes.
    [[nodiscard]] std::shared_ptr<const JudgeInput> input();
    /// The file whose beginning is shown, if it cannot be edited.
    [[nodiscard]] const QString& file() const { return file_; }
    /// Whether only the beginning is shown, of a file or of a text.
    [[nodiscard]] bool isBeginning() const { return isReadOnly(); }

    /// Why a line is marked.
    enum class Mark { chosen, fault };
    void setMarkColours(const QColor& chosen, const QColor& fault);
    /// Shows the line (if it is there) and colours it.
    void markLine(std::size_t line, Mark mark);
    void clearMark();

signals:
    /// Another input than before.
    void inputChanged();
    /// What was pasted makes it too long to be edited; the text is as before.
    void refused(const QString& sentence);

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    void changed();
    void showMark();
    /// Why the input cannot be edited here any more if this text is inserted; empty if it can.
    [[nodiscard]] QString refusalOf(const QString& text) const;

    QString file_;
    std::shared_ptr<const JudgeInput> input_;
    QColor chosenColour_;
    QColor faultColour_;
    QTextCursor marked_;
    Mark mark_ = Mark::chosen;
};

} // namespace mexplorer::ui
