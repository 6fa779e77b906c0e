#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace mexplorer::ui {

/// A key that one object of a JSON text has twice; a parser would silently take one of the values.
struct RepeatedKey {
    QString key;
    qsizetype at = 0; ///< byte offset of the second one's opening quotation mark
};

/// The first repeated key of a valid JSON text, if any. O(text · log(keys)).
[[nodiscard]] std::optional<RepeatedKey> repeatedKey(const QByteArray& json);

} // namespace mexplorer::ui
