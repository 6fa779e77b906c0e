#pragma once

#include "core/rules/description.h"

namespace mexplorer::ui {

/// A setting of a view that is on or off.
[[nodiscard]] inline Parameter toggle(std::string id, Message title, bool on, Message hint) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::toggle,
            .fallback = on ? "on" : "off",
            .hint = std::move(hint)};
}

/// The setting that compares what is drawn with an independent computation or a theorem.
[[nodiscard]] inline Parameter compareToggle(Message hint) {
    return toggle("compare", say(MX_TEXT("core", "compare")), false, std::move(hint));
}

} // namespace mexplorer::ui
