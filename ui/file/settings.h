#pragma once

#include <QString>
#include <QVariant>

namespace mexplorer::ui {

/// What the program remembers from one run to the next. All settings are read at the first use; changes are
/// written by another thread, since a busy disk may take half a second for each. For the GUI thread only.
[[nodiscard]] QVariant setting(const QString& key, const QVariant& otherwise = {});
void changeSetting(const QString& key, const QVariant& value);
/// Waits until all changes are written; the next use reads everything again.
void finishSettings();

} // namespace mexplorer::ui
