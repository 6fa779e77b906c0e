#include "app/cli/help.h"

#include "core/text/parse.h"
#include "core/text/utf8.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <sstream>

namespace mexplorer::cli {

namespace {

constexpr std::size_t longestLine = 100; // characters
constexpr std::size_t descriptions = 30; // the column where they begin

/// The words of a text in lines that all begin in that column.
std::string wrapped(const std::string& text) {
    std::string all;
    std::size_t column = descriptions;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const std::size_t width = characterCount(word);
        const bool isFirst = column == descriptions;
        if (!isFirst && column + 1 + width > longestLine) {
            all += "\n" + std::string(descriptions, ' ');
            column = descriptions;
        } else if (!isFirst) {
            all += ' ';
            ++column;
        }
        all += word;
        column += width;
    }
    return all;
}

/// A name with its description beside it, or below it if the name is long.
std::string entry(const std::string& name, const std::string& description) {
    std::string text = "  " + name;
    const std::size_t width = characterCount(text);
    if (width + 2 > descriptions)
        text += "\n" + std::string(descriptions, ' ');
    else
        text.append(descriptions - width, ' ');
    return text + wrapped(description) + "\n";
}

/// “-o, --output FILE”
std::string nameOf(const CLI::Option& option) {
    if (option.get_positional()) return option.get_name();
    std::string names;
    for (const char letter : option.get_name(false, true))
        names += letter == ',' ? ", " : std::string(1, letter);
    const bool isFlag = option.get_type_size() == 0;
    return isFlag ? names : names + " " + option.get_type_name();
}

/// “ (only with --step, not with --caption)”, or nothing.
std::string conditionsOf(const CLI::Option& option) {
    std::vector<std::string> conditions;
    for (const CLI::Option* other : option.get_needs())
        conditions.push_back("only with " + other->get_name());
    for (const CLI::Option* other : option.get_excludes())
        conditions.push_back("not with " + other->get_name());
    std::ranges::sort(conditions, std::ranges::greater()); // CLI11 keeps them by their addresses
    return conditions.empty() ? "" : fmt::format(" ({})", joined(conditions, ", "));
}

std::string entryOf(const CLI::Option& option) {
    return entry(nameOf(option) + (option.get_required() ? " (needed)" : ""),
                 option.get_description() + conditionsOf(option));
}

/// “GAME”, “[PARAMETER...]”
std::string usageOf(const CLI::Option& option) {
    const bool isRepeated = option.get_items_expected_max() >= CLI::detail::expected_max_vector_size;
    const std::string name = nameOf(option) + (isRepeated ? "..." : "");
    return option.get_required() ? name : "[" + name + "]";
}

struct Parts {
    std::vector<const CLI::Option*> arguments; ///< without a name before them
    std::vector<const CLI::Option*> named;
};

Parts partsOf(const CLI::App& app) {
    Parts all;
    for (const CLI::Option* option : app.get_options())
        (option->get_positional() ? all.arguments : all.named).push_back(option);
    return all;
}

std::string usageOf(const CLI::App& app, const std::string& name) {
    const Parts parts = partsOf(app);
    std::string usage = "Usage: " + name;
    for (const CLI::Option* argument : parts.arguments)
        usage += " " + usageOf(*argument);
    for (const CLI::Option* option : parts.named)
        if (option->get_required())
            usage += fmt::format(" {} {}", option->get_name(), option->get_type_name());
    usage += " [options]\n";
    return app.get_subcommands({}).empty() ? usage : usage + fmt::format("       {} COMMAND ...\n", name);
}

std::string listOf(const std::string& title, const std::vector<const CLI::Option*>& options) {
    std::string text = options.empty() ? "" : "\n" + title + ":\n";
    for (const CLI::Option* option : options)
        text += entryOf(*option);
    return text;
}

std::string listOf(const std::vector<const CLI::App*>& commands) {
    std::string text = commands.empty() ? "" : "\nCommands:\n";
    for (const CLI::App* command : commands)
        text += entry(command->get_name(), command->get_description());
    return text;
}

std::string helpOn(const CLI::App& app, const std::string& name) {
    const Parts parts = partsOf(app);
    return fmt::format("{}\n\n{}{}{}{}\n{}\n", app.get_description(), usageOf(app, name),
                       listOf("Arguments", parts.arguments), listOf("Options", parts.named),
                       listOf(app.get_subcommands({})), trimmed(app.get_footer()));
}

} // namespace

void addHelp(CLI::App& app) {
    app.set_help_flag("-h,--help", "show this text");
    app.formatter_fn([](const CLI::App* shown, const std::string& name, CLI::AppFormatMode) {
        return helpOn(*shown, name);
    });
}

} // namespace mexplorer::cli
