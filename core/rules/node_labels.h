#pragma once

#include "core/rules/edge_sink.h"

#include <map>
#include <vector>

namespace mexplorer {

/// The labels that nodes have in a file, by node.
using NodeLabels = std::map<EdgeSink::Node, std::string>;

/// Of these labels those that can be names, as they are shown: in one line, without escapes (\N is the name
/// itself), unlike each other and all `names`. Others, as those of HTML and of records, are left to drawings.
[[nodiscard]] NodeLabels labelsAsNames(const NodeLabels& labels, const std::vector<std::string_view>& names);

} // namespace mexplorer
