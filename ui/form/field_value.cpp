#include "ui/form/field_value.h"

#include "ui/text/plain.h"

#include <QCoreApplication>
#include <QLocale>

namespace mexplorer::ui {

namespace {

constexpr QChar sign = u'…';     // which shownText puts for the rest
constexpr qsizetype alike = 100; // letters: a text that begins with these is the same one, edited

} // namespace

void FieldValue::set(const QString& value) {
    shown_ = shownText(value, longestEdited);
    qsizetype end = 0;
    for (qsizetype i = 0; i < longestEdited && end < value.size(); ++i)
        end += value.at(end).isHighSurrogate() ? 2 : 1;
    rest_ = value.mid(end);
}

std::optional<QString> FieldValue::meant(const QString& edited) const {
    if (rest_.isEmpty()) return edited;
    if (edited.endsWith(sign)) return edited.chopped(1) + rest_;
    const bool isAsLong = edited.size() > shown_.size() / 2 && edited.size() <= shown_.size();
    if (isAsLong && edited.startsWith(QStringView(shown_).left(alike))) return std::nullopt;
    return edited;
}

QString tooLongToEnter() {
    return QCoreApplication::translate("FieldValue",
                                       "This is longer than the limit of %1 letters and was not taken over.")
        .arg(QLocale().toString(longestEntered));
}

QString restNotSeen() {
    return QCoreApplication::translate("FieldValue",
                                       "Only the beginning is shown, “…” stands for the rest: keep it "
                                       "to change the beginning, or replace the whole text.");
}

} // namespace mexplorer::ui
