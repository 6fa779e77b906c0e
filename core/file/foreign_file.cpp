#include "core/file/foreign_file.h"

#include "core/file/json_look.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

using namespace std::string_view_literals;

/// How the files of other programs begin.
struct Beginning {
    std::string_view bytes;
    std::string_view what;
};

constexpr std::string_view utf32 = MX_TEXT("core", "text in UTF-32, which is not read; save it as UTF-8");

constexpr Beginning beginnings[] = {
    {"\x89PNG\r\n", MX_TEXT("core", "a picture (PNG)")},
    {"\xFF\xD8\xFF", MX_TEXT("core", "a picture (JPEG)")},
    {"GIF8", MX_TEXT("core", "a picture (GIF)")},
    {"RIFF", MX_TEXT("core", "a picture, a sound or a film (RIFF)")},
    {"<svg", MX_TEXT("core", "a picture (SVG)")},
    {"%PDF-", MX_TEXT("core", "a PDF")},
    {"%!PS", MX_TEXT("core", "a PostScript file")},
    {"PK\x03\x04", MX_TEXT("core", "a ZIP archive, or a document of an office program")},
    {"\x1F\x8B", MX_TEXT("core", "a compressed file (gzip)")},
    {"\xFD"
     "7zXZ",
     MX_TEXT("core", "a compressed file (xz)")},
    {"\x7F"
     "ELF",
     MX_TEXT("core", "a program")},
    {"#!", MX_TEXT("core", "a script")},
    {"{\\rtf", MX_TEXT("core", "a text with formats (RTF)")},
    {"<", MX_TEXT("core", "XML or HTML")},
    {"\xFF\xFE\0\0"sv, utf32},
    {"\0\0\xFE\xFF"sv, utf32},
    {"NFG ", MX_TEXT("core", "a game in Gambit’s format")},
    {"EFG ", MX_TEXT("core", "a game in Gambit’s format")},
};

/// Latin letters in UTF-16 have a zero in every other byte.
bool seemsUtf16(std::string_view bytes) {
    const std::size_t seen = std::min<std::size_t>(bytes.size(), 64) & ~std::size_t{1};
    if (seen < 8) return false;
    std::size_t zeros[2] = {};
    for (std::size_t i = 0; i < seen; ++i)
        zeros[i % 2] += bytes[i] == '\0' ? 1U : 0U;
    return std::min(zeros[0], zeros[1]) == 0 && std::max(zeros[0], zeros[1]) * 4 >= seen;
}

bool isControl(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && "\t\n\v\f\r"sv.find(c) == std::string_view::npos) || byte == 0x7F;
}

} // namespace

bool isText(std::string_view bytes) {
    return validLength(bytes) == bytes.size() && std::none_of(bytes.begin(), bytes.end(), isControl);
}

Message sayForeign(std::string_view bytes) {
    const std::size_t first = std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size());
    for (const auto& [beginning, what] : beginnings)
        if (bytes.substr(first).starts_with(beginning)) return say(what);
    if (seemsUtf16(bytes)) return say(MX_TEXT("core", "text in UTF-16 without its mark; UTF-8 is read"));
    if (!isText(bytes)) {
        const bool hasControls = std::any_of(bytes.begin(), bytes.end(), isControl);
        return hasControls ? say(MX_TEXT("core", "binary data"))
                           : say(MX_TEXT("core", "text in another encoding; UTF-8 is read"));
    }
    if (lookAtJson(bytes).isWhole) return say(MX_TEXT("core", "JSON of another program"));
    return say(MX_TEXT("core", "a text of another kind"));
}

} // namespace mexplorer
