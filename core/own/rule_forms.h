#pragma once

#include "core/rules/description.h"

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// A family of rules of one’s own that can be filled in instead of typed. All have the parameter of the play.
struct RuleForm {
    std::string id;
    Message title;
    std::vector<Parameter> parameters;
};

[[nodiscard]] const std::vector<RuleForm>& ruleForms();

/// The text of the rules that a form says; the play is not in it. `given` may leave out what has a default.
/// Errors: there is no such form; as for `completed` and for the parameters that are texts; nothing is
/// allowed. Whether the text as a whole can be read is not asked here.
[[nodiscard]] Expected<std::string> rulesWrittenBy(std::string_view form, const Parameters& given);

} // namespace mexplorer
