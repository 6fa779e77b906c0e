#pragma once

class QWidget;

namespace mexplorer::ui {

/// Whether the window of `part` is presented to an audience, for which its tools are not. A window may fill
/// the screen without being presented.
[[nodiscard]] bool isPresented(const QWidget& part);
void setPresented(QWidget& window, bool presented);

} // namespace mexplorer::ui
