#include "core/solve/tree_path.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

/// `text` cut at every `separator`; nothing for an empty text.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    if (text.empty()) return parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::string textOf(const TreePath& path) {
    return joined(path, ".");
}

Expected<TreePath> parseTreePath(std::string_view text) {
    TreePath path;
    for (const std::string_view part : split(trimmed(text), '.')) {
        const auto option = parseInteger(part, 0, UINT32_MAX - 1);
        if (!option) {
            return invalid(say(MX_TEXT("core", "“%1” is not a path in a tree, which is written like 0.3.1."),
                               shortened(text)));
        }
        path.push_back(static_cast<std::uint32_t>(*option));
    }
    return path;
}

std::string textOf(const TreeChoices& choices) {
    std::vector<std::string> parts;
    parts.reserve(choices.size());
    for (const TreeChoice& choice : choices)
        parts.push_back(fmt::format("{}{}", choice.open ? '+' : '-', textOf(choice.path)));
    return joined(parts, ";");
}

Expected<TreeChoices> parseTreeChoices(std::string_view text) {
    TreeChoices choices;
    for (std::string_view part : split(trimmed(text), ';')) {
        part = trimmed(part);
        if (part.empty() || (part.front() != '+' && part.front() != '-')) {
            return invalid(
                say(MX_TEXT("core",
                            "“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1)."),
                    shortened(part)));
        }
        auto path = parseTreePath(part.substr(1));
        if (!path) return tl::unexpected(path.error());
        choices.push_back({std::move(*path), part.front() == '+'});
    }
    return choices;
}

TreeChoices withChoice(TreeChoices choices, const TreePath& path, bool open) {
    std::erase_if(choices, [&](const TreeChoice& choice) { return choice.path == path; });
    choices.push_back({path, open});
    return choices;
}

} // namespace mexplorer
