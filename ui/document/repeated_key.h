#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace mexplorer::ui {

/// A name that an object of a JSON text has a second time, of which a reader would silently take one value.
struct RepeatedKey {
    QString key;
    qsizetype at = 0; ///< where in the text it stands again: the byte of its quotation mark
};

/// The first one, in a text that is JSON. O(text · log(keys)).
[[nodiscard]] std::optional<RepeatedKey> repeatedKey(const QByteArray& json);

} // namespace mexplorer::ui
