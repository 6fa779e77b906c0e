#include "ui/form/field_value.h"

#include "core/text/long_values.h"
#include "ui/text/plain.h"

#include <QCoreApplication>
#include <QLocale>

namespace mexplorer::ui {

namespace {

constexpr QChar sign = u'…';     // with which shownText replaces the rest
constexpr qsizetype alike = 100; // letters: a text that begins with so many of those shown is an edit of it

} // namespace

void FieldValue::set(const QString& value) {
    FoldedText folded = mexplorer::folded(value.toStdString());
    folded_ = std::move(folded.values);
    const QString all = folded_.empty() ? value : QString::fromStdString(folded.text);
    shown_ = shownText(all, longestEdited);
    qsizetype end = 0;
    for (qsizetype i = 0; i < longestEdited && end < all.size(); ++i)
        end += all.at(end).isHighSurrogate() ? 2 : 1;
    rest_ = all.mid(end);
}

std::optional<QString> FieldValue::meant(const QString& edited) const {
    const auto whole = [this](const QString& text) {
        return folded_.empty() ? text : QString::fromStdString(unfolded(text.toStdString(), folded_));
    };
    if (rest_.isEmpty()) return whole(edited);
    if (edited.endsWith(sign)) return whole(edited.chopped(1) + rest_);
    const bool isAsLong = edited.size() > shown_.size() / 2 && edited.size() <= shown_.size();
    if (isAsLong && edited.startsWith(QStringView(shown_).left(alike))) return std::nullopt;
    return whole(edited);
}

QString tooLongToEnter() {
    return QCoreApplication::translate("FieldValue",
                                       "This is longer than the limit of %1 letters and was not taken.")
        .arg(QLocale().toString(longestEntered));
}

QString restNotSeen() {
    return QCoreApplication::translate("FieldValue",
                                       "Only the beginning is shown, “…” stands for the rest: keep it "
                                       "to change the beginning, or replace the whole text.");
}

} // namespace mexplorer::ui
