#include "ui/form/field_value.h"

#include "ui/text/plain.h"

#include <QCoreApplication>
#include <QLocale>

namespace mexplorer::ui {

QString fieldText(const QString& value) {
    return shownText(value, longestEdited);
}

QString tooLongToEnter() {
    return QCoreApplication::translate("FieldValue",
                                       "This is longer than the limit of %1 letters and was not taken over.")
        .arg(QLocale().toString(longestEntered));
}

} // namespace mexplorer::ui
