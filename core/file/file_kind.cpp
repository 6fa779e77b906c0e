#include "core/file/file_kind.h"

#include "core/file/foreign_file.h"
#include "core/file/json_look.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/utf16.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>

namespace mexplorer {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

std::string_view skipBlanks(std::string_view text) {
    while (const std::size_t length = blankLength(text))
        text.remove_prefix(length);
    return text;
}

/// Skips what DOT has for comments: /* … */, // … and lines that begin with #.
std::string_view skipComments(std::string_view text) {
    for (text = skipBlanks(text);; text = skipBlanks(text)) {
        const bool isLine = text.starts_with("//") || text.starts_with('#');
        if (!isLine && !text.starts_with("/*")) return text;
        const std::size_t end = isLine ? text.find('\n') : text.find("*/", 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + (isLine ? 1U : 2U));
    }
}

/// Takes this word, in any case, from the beginning of the text; false if another one stands there.
bool takeWord(std::string_view& text, std::string_view word) {
    const auto isWordByte = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    };
    const bool isThere = text.size() >= word.size() &&
                         std::equal(word.begin(), word.end(), text.begin(), [](char expected, char found) {
                             return expected == std::tolower(static_cast<unsigned char>(found));
                         });
    if (!isThere || (text.size() > word.size() && isWordByte(text[word.size()]))) return false;
    text = skipComments(text.substr(word.size()));
    return true;
}

/// `[strict] (graph | digraph) [name] {`; a text that breaks off before the brace is one, too.
bool isDot(std::string_view text) {
    text = skipComments(text);
    const bool isStrict = takeWord(text, "strict");
    if (isStrict && text.empty()) return true;
    if (!takeWord(text, "digraph") && !takeWord(text, "graph")) return false;
    const std::size_t brace = text.find('{');
    const std::size_t nameEnd = text.starts_with('"') ? text.find('"', 1) : text.find_first_of(blanks);
    return text.empty() || text.starts_with('{') || text.starts_with('"') || brace <= nameEnd ||
           skipComments(text.substr(std::min(nameEnd, text.size()))).starts_with('{');
}

bool isJson(std::string_view text) {
    return skipBlanks(text).starts_with('{');
}

bool isDocument(std::string_view text) {
    return isJson(text) && lookAtJson(text).isDocument;
}

bool isGraph(std::string_view text) {
    if (!isJson(text)) return isDot(text);
    const JsonLook look = lookAtJson(text);
    return look.hasEdges || (look.isObject && look.hasArrays && look.isOfArrays);
}

bool endsLike(std::string_view name, const OpenedKind& row) {
    const std::size_t dot = name.find_last_of("./");
    if (dot == std::string_view::npos || name[dot] == '/') return false;
    std::string ending(name.substr(dot + 1));
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::find(row.endings.begin(), row.endings.end(), ending) != row.endings.end();
}

const OpenedKind* rowNamedLike(std::string_view name) {
    const auto& rows = openedKinds();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [name](const OpenedKind& row) { return endsLike(name, row); });
    return found == rows.end() ? nullptr : &*found;
}

const OpenedKind& rowOf(FileKind kind) {
    const auto& rows = openedKinds();
    return *std::find_if(rows.begin(), rows.end(), [kind](const auto& row) { return row.kind == kind; });
}

/// “graphs (.dot, .gv, .json)”
Message sayKind(const OpenedKind& row) {
    return say(MX_TEXT("core", "%1 (%2)"), say(row.title),
               listed(fmt::format(".{}", joined(row.endings, ", ."))));
}

std::string_view withoutMark(std::string_view text) {
    constexpr std::string_view mark = "\uFEFF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// Text that breaks off, or has a slip: only its name says what it was to be. No slip makes markup of it.
bool mayBeMeant(std::string_view text) {
    return isText(text) && skipBlanks(text).front() != '<' && !(isJson(text) && lookAtJson(text).isWhole);
}

} // namespace

const std::vector<OpenedKind>& openedKinds() {
    static const std::vector<OpenedKind> rows = {
        {FileKind::document, MX_TEXT("core", "Mexplorer documents"), {"mex"}, isDocument},
        {FileKind::graph, MX_TEXT("core", "graphs"), {"dot", "gv", "json"}, isGraph}};
    return rows;
}

bool hasOpenedEnding(std::string_view name) {
    return rowNamedLike(name) != nullptr;
}

Message sayOpenedKinds() {
    Message all;
    for (const OpenedKind& row : openedKinds()) {
        Message one = sayKind(row);
        all = all.empty() ? std::move(one) : say(MX_TEXT("core", "%1, %2"), all, one);
    }
    return all;
}

Expected<FileKind> fileKind(std::string_view bytes, std::string_view name) {
    std::string decoded;
    if (utf16Order(bytes)) bytes = decoded = inUtf8(std::string(bytes));
    const std::string_view text = withoutMark(bytes);
    if (skipBlanks(text).empty())
        return invalid(say(MX_TEXT("core", "This is empty. What can be opened: %1."), sayOpenedKinds()));
    for (const OpenedKind& row : openedKinds())
        if (row.recognises(text)) return row.kind;
    const OpenedKind* const named = rowNamedLike(name);
    if (named && mayBeMeant(text)) return named->kind;
    return invalid(say(MX_TEXT("core", "This seems to be %1. What can be opened: %2."), sayForeign(text),
                       sayOpenedKinds()));
}

Expected<void> checkKind(std::string_view bytes, FileKind wanted) {
    if (skipBlanks(withoutMark(bytes)).empty()) // to some games no graph means: not on a graph
        return invalid(
            say(MX_TEXT("core", "This is empty. What is expected here: %1."), sayKind(rowOf(wanted))));
    const auto kind = fileKind(bytes);
    if (kind ? *kind == wanted : utf16Order(bytes) || isText(bytes)) return {};
    if (!kind) return tl::unexpected(kind.error());
    return invalid(say(MX_TEXT("core", "What is expected here: %1. This is one of: %2."),
                       sayKind(rowOf(wanted)), sayKind(rowOf(*kind))));
}

} // namespace mexplorer
