#include "ui/form/rules_text.h"

#include "core/catalogue/catalogue.h"
#include "core/formula/words.h"
#include "core/own/own_description.h"
#include "core/own/rule_completion.h"
#include "core/text/said_column.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringListModel>

#include <algorithm>
#include <chrono>

namespace mexplorer::ui {

namespace {

constexpr std::chrono::milliseconds thinkingPause{700};
constexpr qsizetype longestChecked = 4096; // letters; longer rules are refused
constexpr std::size_t leastTyped = 2;      // letters, before a list opens by itself
constexpr int mostRowsOffered = 8;

/// Where the character with this number stands, in QString’s units; both from 0.
int placeOfCharacter(const QString& text, std::size_t number) {
    qsizetype at = 0;
    for (; number > 0 && at < text.size(); --number)
        at += text[at].isHighSurrogate() ? 2 : 1;
    return static_cast<int>(std::min(at, text.size()));
}

/// The end of the word or sign that begins there.
int endOfPiece(const QString& text, int from) {
    int end = from;
    while (end < text.size() && (text[end].isLetterOrNumber() || text[end] == u'_'))
        ++end;
    return std::min(std::max(end, from + 1), static_cast<int>(text.size()));
}

} // namespace

RulesText::RulesText(QWidget* parent)
    : ValueText(parent), completer_(new QCompleter(this)), words_(new QStringListModel(this)) {
    completer_->setModel(words_);
    completer_->setWidget(this);
    completer_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer_->setMaxVisibleItems(mostRowsOffered);
    completer_->popup()->setObjectName("completions");
    completer_->popup()->setAccessibleName(tr("how the rules may go on"));
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this,
            &RulesText::insertCompletion);
    connect(this, &QPlainTextEdit::textChanged, this, &RulesText::textTyped);
    pause_.setSingleShot(true);
    pause_.setInterval(thinkingPause);
    connect(&pause_, &QTimer::timeout, this, &RulesText::check);
}

void RulesText::textTyped() {
    setExtraSelections({});
    if (hasFocus()) pause_.start();
}

void RulesText::check() {
    const QString text = toPlainText();
    if (text.size() > longestChecked) return;
    const auto game = makeGame(ownGameId, {{ownRulesId, text.toStdString()}});
    if (game || game.error().field != ownRulesId) return;
    mark(game.error());
    const auto column = saidColumn(game.error().message);
    const bool isBehindEnd = column && *column > static_cast<std::size_t>(text.trimmed().size());
    const bool goesOn = !ruleCompletions(text.toStdString()).words.empty();
    if (!isBehindEnd && !goesOn) emit noticed(translated(game.error()));
}

void RulesText::mark(const Error& error) {
    const auto column = saidColumn(error.message);
    const QString text = toPlainText();
    if (!column || text.isEmpty()) return;
    const int from = std::min(placeOfCharacter(text, *column - 1), static_cast<int>(text.size()) - 1);
    underline(from, endOfPiece(text, from));
}

void RulesText::underline(int from, int to) {
    QTextEdit::ExtraSelection marked;
    marked.cursor = QTextCursor(document());
    marked.cursor.setPosition(from);
    marked.cursor.setPosition(to, QTextCursor::KeepAnchor);
    marked.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    marked.format.setUnderlineColor((isDark ? darkTheme() : lightTheme()).mismatch);
    setExtraSelections({marked});
}

void RulesText::offer(std::size_t least) {
    const QString before = toPlainText().left(textCursor().position());
    const RuleCompletions found = ruleCompletions(before.toStdString());
    if (found.words.empty() || found.typed < least) return completer_->popup()->hide();
    typed_ = found.typed;
    QStringList words;
    for (const std::string& word : found.words)
        words << QString::fromStdString(word);
    words_->setStringList(words);
    QRect at = cursorRect();
    at.translate(viewport()->pos());
    const auto& list = *completer_->popup();
    at.setWidth(list.sizeHintForColumn(0) + list.verticalScrollBar()->sizeHint().width() + 16);
    completer_->complete(at);
    completer_->popup()->setCurrentIndex({}); // Return enters the text, unless a line was chosen
}

/// A function gets the bracket that it needs.
void RulesText::insertCompletion(const QString& word) {
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(typed_));
    const bool isFunction = functionNamed(word.toStdString()) != nullptr;
    cursor.insertText(isFunction ? word + u'(' : word);
    setTextCursor(cursor);
}

/// While the list is open and a line of it is chosen, these keys are for the list.
void RulesText::keyPressEvent(QKeyEvent* event) {
    const QAbstractItemView& list = *completer_->popup();
    const bool isForList = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                           event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (list.isVisible() && isForList && list.currentIndex().isValid()) return event->ignore();
    if (list.isVisible() && event->key() == Qt::Key_Escape) return event->ignore();
    if (list.isVisible() && isForList) completer_->popup()->hide();
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) return offer(0);
    ValueText::keyPressEvent(event);
    const QString typed = event->text();
    if (!typed.isEmpty() && (typed[0].isPrint() || event->key() == Qt::Key_Backspace))
        offer(leastTyped);
    else if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)
        completer_->popup()->hide();
}

} // namespace mexplorer::ui
