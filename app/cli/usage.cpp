#include "app/cli/usage.h"

#include "core/text/parse.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace mexplorer::cli {

namespace {

/// The command that was given, or the whole program.
const CLI::App& given(const CLI::App& app) {
    const auto commands = app.get_subcommands();
    return commands.empty() ? app : *commands.front();
}

/// The names of arguments in CLI11’s sentence, in its order; only there does it say which they are.
std::vector<std::string> namesIn(const CLI::App& command, const std::string& sentence) {
    std::vector<std::string> names;
    std::istringstream words(sentence);
    for (std::string word; words >> word;) {
        if (word.back() == ':') word.pop_back();
        for (const std::string& name : {word, "--" + word}) // of flags it says only the word
            if (command.get_option_no_throw(name)) names.push_back(name);
    }
    return names;
}

std::string optionsOf(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        if (!option->get_positional()) names.push_back(option->get_name());
    return joined(names, ", ");
}

/// About the first argument that nothing takes.
std::string saySuperfluous(const CLI::App& app) {
    const CLI::App& command = given(app);
    const std::vector<std::string> words = app.remaining(true);
    const std::string word = words.empty() ? "" : words.front();
    const std::string of = &command == &app ? "Mexplorer" : command.get_name();
    if (word.size() > 1 && word.front() == '-' && std::isdigit(static_cast<unsigned char>(word[1])) == 0)
        return fmt::format("{} has no option “{}”; its options are: {}.", of, shortened(word),
                           optionsOf(command));
    return fmt::format("“{}” is not expected: {} takes no such word.", shortened(word), of);
}

std::string sayMissing(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    return fmt::format("{} is missing: {}.", name, option ? option->get_description() : "it is needed");
}

/// About an argument that is given too often, or without its value, or with one though it takes none.
std::string sayMismatch(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option && option->get_items_expected_max() == 0) return fmt::format("{} takes no value.", name);
    if (option && option->count() > 1) return fmt::format("{} is given more than once.", name);
    return fmt::format("{} needs a value after it.", name);
}

std::string sayUnreadable(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = command.get_option_no_throw(name);
    if (option && option->get_items_expected_max() == 0) return fmt::format("{} takes no value.", name);
    const std::string value = option && option->count() > 0 ? option->results().back() : "";
    return fmt::format("{}: “{}” is not a number as it is expected here.", name, shortened(value));
}

} // namespace

std::string usageSentence(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& command = given(app);
    const std::string said = error.what();
    if (dynamic_cast<const CLI::ExtrasError*>(&error)) return saySuperfluous(app);
    if (dynamic_cast<const CLI::ValidationError*>(&error)) return said; // “--name: ” and our own sentence
    const std::vector<std::string> names = namesIn(command, said);
    if (names.empty()) return fmt::format("The arguments cannot be understood ({}).", said);
    const std::string& name = names.front();
    if (dynamic_cast<const CLI::RequiredError*>(&error)) return sayMissing(command, name);
    if (dynamic_cast<const CLI::ConversionError*>(&error)) return sayUnreadable(command, names.back());
    if (dynamic_cast<const CLI::RequiresError*>(&error))
        return fmt::format("{} can be given only together with {}.", name, names.back());
    if (dynamic_cast<const CLI::ExcludesError*>(&error))
        return fmt::format("{} and {} cannot be given together.", name, names.back());
    return sayMismatch(command, name);
}

void takeNoValues(CLI::App& app) {
    for (CLI::Option* option : app.get_options())
        if (option->get_items_expected_max() == 0) option->disable_flag_override();
    for (CLI::App* command : app.get_subcommands({}))
        takeNoValues(*command);
}

void takeOneOf(CLI::Option& option, const std::vector<std::string>& words) {
    const auto check = [words](const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end()
                   ? std::string()
                   : fmt::format("“{}” is not one of: {}.", shortened(word), joined(words, ", "));
    };
    option.type_name(joined(words, "|"))->check(CLI::Validator(check, "", "takeOneOf"));
}

} // namespace mexplorer::cli
