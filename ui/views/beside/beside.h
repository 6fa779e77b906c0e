#pragma once

#include "ui/views/beside/beside_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct BesideKind : PictureKind<BesideFigure, BesidePicture, BesideTrace, BesideLook> {
    static constexpr const char* id = "beside";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    static Expected<Made> make(const BesideScenes& both, Task& task);
    static BesideLook lookAt(const Made::Trace& trace, int step, BesideLook look);
};

/// Both pictures, without any step, and what differs. Errors: both would be the same; as for
/// ViewKind::figure.
[[nodiscard]] Expected<std::unique_ptr<Figure>> figureBeside(const BesideScenes& both, Task& task);
/// Their steps, then what differs. Errors: as above; there is nothing to step through.
[[nodiscard]] Expected<Steps> stepsBeside(const BesideScenes& both, Task& task);

} // namespace mexplorer::ui
