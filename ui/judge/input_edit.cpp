#include "ui/judge/input_edit.h"

#include "core/file/input_file.h"
#include "ui/text/plain.h"

#include <QLocale>
#include <QSignalBlocker>
#include <QStringDecoder>
#include <QTextBlock>

#include <algorithm>

namespace mexplorer::ui {

namespace {
/// Whether some line is too long: lines are laid out as a whole, and letters beyond ASCII take far longer.
bool hasLongLine(const QString& text) {
    return std::ranges::any_of(QStringView(text).split(u'\n'), [](QStringView line) {
        const auto foreign =
            std::ranges::count_if(line, [](QChar letter) { return letter.unicode() > 0x7F; });
        return line.size() > InputEdit::longestLine || foreign > InputEdit::mostForeign;
    });
}

/// What is shown of bytes that are no text: fonts are not searched, which takes long, for letters that nobody
/// wrote.
QString withoutForeign(QString text) {
    for (QChar& letter : text)
        if (letter.unicode() > 0x7F) letter = QChar::ReplacementCharacter;
    return text;
}

/// What is shown of an input that cannot be edited.
QString beginningOf(const QString& text) {
    const QString beginning = text.left(InputEdit::beginningShown);
    return hasLongLine(beginning) ? beginning.left(InputEdit::mostForeign) : beginning;
}
} // namespace

InputEdit::InputEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, &InputEdit::changed);
}

void InputEdit::changed() {
    input_.reset();
    clearMark();
    emit inputChanged();
}

void InputEdit::setInput(const QString& text) {
    const bool isKept = text.size() > mostEdited || hasLongLine(text);
    {
        const QSignalBlocker quiet(this); // one change, not two
        file_.clear();
        setPlainText(isKept ? beginningOf(text) : text);
        setReadOnly(isKept);
    }
    changed();
    if (isKept) input_ = std::make_shared<const JudgeInput>(JudgeInput{text.toStdString(), {}});
}

QString InputEdit::refusalOf(const QString& text) const {
    const QTextCursor cursor = textCursor();
    const qint64 replaced = cursor.selectionEnd() - cursor.selectionStart();
    if (document()->characterCount() - replaced + text.size() > mostEdited) {
        return tr("An input of more than %1 letters cannot be edited here: save it as a file and open that.")
            .arg(QLocale().toString(mostEdited));
    }
    const QTextBlock first = document()->findBlock(cursor.selectionStart());
    const QTextBlock last = document()->findBlock(cursor.selectionEnd());
    const QString before = first.text().left(cursor.selectionStart() - first.position());
    const QString after = last.text().mid(cursor.selectionEnd() - last.position());
    if (hasLongLine(before + text + after)) {
        return tr("A line of more than %1 letters, or of %2 that are not ASCII, cannot be edited here: save "
                  "the "
                  "input as a file and open that.")
            .arg(QLocale().toString(longestLine), QLocale().toString(mostForeign));
    }
    return {};
}

void InputEdit::insertFromMimeData(const QMimeData* source) {
    if (isReadOnly()) return;
    const QString text = textOf(source);
    if (const QString refusal = refusalOf(text); refusal.isEmpty())
        insertPlainText(text);
    else
        emit refused(refusal);
}

Expected<void> InputEdit::openFile(const QString& path) {
    auto file = InputFile::open(path.toStdString());
    if (!file) return tl::unexpected(file.error());
    const bool large = file->size() > static_cast<std::uint64_t>(mostEdited);
    const auto read = file->readText(static_cast<std::size_t>(large ? beginningShown : mostEdited));
    if (!read) return tl::unexpected(read.error());
    QByteArray bytes = QByteArray::fromStdString(*read);
    if (bytes.startsWith("\xEF\xBB\xBF")) bytes.remove(0, 3); // the byte order mark
    // Bytes that are not UTF-8 would be lost by showing them: such a file is not edited, either.
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8(bytes);
    const bool isText = !utf8.hasError() && !text.contains(QChar(u'\0'));
    const bool isLong = hasLongLine(text);
    const bool kept = large || isLong || !isText || text.toUtf8() != bytes;
    const QString shown = isLong ? beginningOf(text) : text;
    {
        const QSignalBlocker quiet(this); // one change, not two
        setPlainText(isText ? shown : withoutForeign(shown));
        file_ = kept ? path : QString();
        setReadOnly(kept);
    }
    changed();
    return {};
}

std::shared_ptr<const JudgeInput> InputEdit::input() {
    if (!input_) {
        input_ = std::make_shared<const JudgeInput>(
            file_.isEmpty() ? JudgeInput{toPlainText().toStdString(), {}} : JudgeInput{{}, file_});
    }
    return input_;
}

void InputEdit::setMarkColours(const QColor& chosen, const QColor& fault) {
    chosenColour_ = chosen;
    faultColour_ = fault;
    showMark();
}

void InputEdit::markLine(std::size_t line, Mark mark) {
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(line) - 1);
    if (!block.isValid()) return clearMark(); // beyond what is shown
    marked_ = QTextCursor(block);
    mark_ = mark;
    setTextCursor(marked_);
    centerCursor();
    showMark();
}

void InputEdit::clearMark() {
    marked_ = QTextCursor();
    showMark();
}

void InputEdit::showMark() {
    QList<QTextEdit::ExtraSelection> marks;
    if (!marked_.isNull()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = marked_;
        mark.format.setBackground(mark_ == Mark::fault ? faultColour_ : chosenColour_);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    setExtraSelections(marks);
}

} // namespace mexplorer::ui
