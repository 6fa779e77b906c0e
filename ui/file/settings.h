#pragma once

#include <QString>
#include <QVariant>

namespace mexplorer::ui {

/// What the program remembers from one start to the next. Everything is read at the first question; changes
/// are written by another thread, since a busy disk may take half a second for each. For the GUI thread only.
[[nodiscard]] QVariant setting(const QString& key, const QVariant& otherwise = {});
void changeSetting(const QString& key, const QVariant& value);
/// Waits until all changes are written; the next question reads everything anew.
void finishSettings();

} // namespace mexplorer::ui
