#pragma once

#include "core/play/report.h"
#include "ui/theme/theme.h"

#include <QByteArray>
#include <QString>

namespace mexplorer::ui {

/// A report as a file in the format with this suffix: md, csv or pdf. Any thread may call it.
[[nodiscard]] QByteArray reportAs(const QString& suffix, const Report& report, const Message& title);

} // namespace mexplorer::ui
