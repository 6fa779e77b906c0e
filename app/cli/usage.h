#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
class ParseError;
} // namespace CLI

namespace mexplorer::cli {

/// What is wrong with the arguments, in our own words: one sentence for each of CLI11’s errors.
[[nodiscard]] std::string usageSentence(const CLI::App& app, const CLI::ParseError& error);

/// Refuses values of flags, in all commands: `--dark=3`.
void takeNoValues(CLI::App& app);

/// Lets the option take one of these words.
void takeOneOf(CLI::Option& option, const std::vector<std::string>& words);

} // namespace mexplorer::cli
