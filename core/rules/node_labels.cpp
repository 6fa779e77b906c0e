#include "core/rules/node_labels.h"

#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <set>

namespace mexplorer {

namespace {

/// The label as Graphviz shows it, its lines joined by blanks.
std::string shownLabel(std::string_view label, std::string_view name) {
    std::string shown;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const char escaped = label[i] == '\\' && i + 1 < label.size() ? label[++i] : '\0';
        if (escaped == '\0')
            shown += label[i] == '\n' || label[i] == '\r' || label[i] == '\t' ? ' ' : label[i];
        else if (escaped == 'N')
            shown += name;
        else
            shown += escaped == 'n' || escaped == 'l' || escaped == 'r' ? ' ' : escaped;
    }
    return std::string(trimmed(shown));
}

} // namespace

NodeLabels labelsAsNames(const NodeLabels& labels, const std::vector<std::string_view>& names) {
    if (labels.empty()) return {};
    std::multiset<std::string, std::less<>> taken(names.begin(), names.end());
    NodeLabels shown;
    for (const auto& [node, label] : labels) {
        if (label.starts_with('<') || label.starts_with('{')) continue;
        std::string text = shownLabel(label, names[node]);
        if (!isNodeName(text) || text == names[node]) continue;
        taken.insert(text);
        shown.emplace(node, std::move(text));
    }
    std::erase_if(shown, [&](const auto& one) { return taken.count(one.second) > 1; });
    return shown;
}

} // namespace mexplorer
