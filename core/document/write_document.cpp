#include "core/document/document.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace mexplorer {

namespace {

using Json = nlohmann::json;

std::string quoted(const std::string& text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string shortest(double number, std::chars_format format) {
    std::array<char, 1100> text{}; // 5e-324 has as many digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format);
    return {text.data(), end.ptr};
}

/// The fewest digits that give the same number again, without an exponent unless that is shorter.
std::string numberText(double number) {
    constexpr double mostExact = 9007199254740992.0; // 2^53
    if (std::trunc(number) == number && std::abs(number) <= mostExact)
        return fmt::format("{}", static_cast<std::int64_t>(number));
    const std::string exponential = shortest(number, std::chars_format::scientific);
    std::string plain = shortest(number, std::chars_format::fixed);
    const std::size_t digits = plain.size();
    if (std::abs(number) > mostExact) { // its last digits say more than is known: zeros instead
        plain = exponential.substr(0, exponential.find('e'));
        std::erase(plain, '.');
        plain.resize(digits, '0');
    }
    return plain.size() <= exponential.size() ? plain : exponential;
}

/// Members with their values as JSON, within so many other objects.
using WrittenMembers = std::vector<std::pair<std::string, std::string>>;

/// Lines between an opening and a closing bracket.
std::string block(char open, const std::vector<std::string>& lines, char close, std::size_t depth) {
    const std::string indent(4 * depth, ' ');
    std::string text{open, '\n'};
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += indent + "    " + lines[i] + (i + 1 < lines.size() ? ",\n" : "\n");
    return text + indent + close;
}

std::string objectText(const WrittenMembers& members, std::size_t depth) {
    std::vector<std::string> lines;
    for (const auto& [key, value] : members)
        lines.push_back(quoted(key) + ": " + value);
    return block('{', lines, '}', depth);
}

std::string parametersText(const Parameters& parameters, std::size_t depth) {
    WrittenMembers members;
    for (const auto& [id, value] : parameters)
        members.emplace_back(id, quoted(value));
    return objectText(members, depth);
}

std::string settingsText(const std::map<std::string, Parameters>& settings) {
    WrittenMembers members;
    for (const auto& [view, values] : settings)
        members.emplace_back(view, parametersText(values, 2));
    return objectText(members, 1);
}

std::string camerasText(const std::map<std::string, DocumentCamera>& cameras) {
    WrittenMembers members;
    for (const auto& [view, camera] : cameras) {
        std::vector<std::string> numbers;
        for (const double number : {camera.left, camera.top, camera.width, camera.height})
            numbers.push_back(numberText(number));
        members.emplace_back(view, block('[', numbers, ']', 2));
    }
    return objectText(members, 1);
}

} // namespace

std::string writeDocument(const DocumentContents& contents) {
    WrittenMembers members{{"cameras", camerasText(contents.cameras)}};
    if (!contents.description.empty()) members.emplace_back("description", quoted(contents.description));
    members.emplace_back("format", quoted("mexplorer"));
    members.emplace_back("game", quoted(contents.game));
    members.emplace_back("parameters", parametersText(contents.parameters, 1));
    if (!contents.players.empty()) members.emplace_back("players", parametersText(contents.players, 1));
    members.emplace_back("position", quoted(contents.position));
    if (contents.record) members.emplace_back("record", quoted(*contents.record));
    members.emplace_back("settings", settingsText(contents.settings));
    members.emplace_back("step", fmt::format("{}", contents.step));
    if (!contents.title.empty()) members.emplace_back("title", quoted(contents.title));
    members.emplace_back("version", fmt::format("{}", documentFormat));
    members.emplace_back("view", quoted(contents.view));
    return objectText(members, 0) + "\n";
}

} // namespace mexplorer
