#pragma once

namespace mexplorer::ui {

/// Lets a screen reader say where on a Timeline one is: “step 3 / 9” instead of a bare number. Further calls
/// do nothing.
void giveTimelinesAVoice();

} // namespace mexplorer::ui
