// The judge: the first line names the problem, the rest is its input. The answers must not depend on how the
// input is split into pieces.

#include "core/catalogue/catalogue.h"
#include "core/judge/judge.h"
#include "core/judge/plain_source.h"
#include "tests/core/asked.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/short_task.h"

#include <algorithm>
#include <array>

using namespace mexplorer;
using namespace mexplorer::judge;

namespace {

struct Judged {
    std::string answers;
    std::optional<Error> error;
    TextPlace place;
    bool whole = true; ///< not cancelled
};

/// How many line breaks an input has as it is read: in UTF-16, or as separators of paragraphs, too.
std::size_t lineBreaksOf(std::string_view input) {
    fuzz::ShortTask task;
    const Source plain = plainSource(textSource(input, task));
    std::array<char, 256> block{};
    std::size_t breaks = 0;
    for (auto read = plain(block.data(), block.size()); read.value_or(0) > 0;
         read = plain(block.data(), block.size()))
        breaks += static_cast<std::size_t>(std::ranges::count(std::string_view(block.data(), *read), '\n'));
    return breaks;
}

Judged judged(const Problem& problem, std::string_view input, std::size_t piece) {
    fuzz::ShortTask task;
    Judged result;
    const Source whole = textSource(input, task);
    const Source source = [&](char* block, std::size_t size) { return whole(block, std::min(size, piece)); };
    const Sink sink = [&](std::string_view block) {
        result.answers += block;
        return true;
    };
    const auto count = judge::judge(problem, source, sink, task);
    const auto lines = static_cast<std::uint64_t>(std::ranges::count(result.answers, '\n'));
    if (count) fuzz::require(*count == lines, "every case has its line");
    if (!count) {
        fuzz::requireSentence(count.error().error);
        result.error = count.error().error;
        result.place = count.error().place.value_or(TextPlace{});
        fuzz::require(result.place.line >= 1 && result.place.line <= lineBreaksOf(input) + 1,
                      "a fault lies in the input");
    }
    result.whole = !static_cast<Task&>(task).cancelled();
    if (result.whole)
        fuzz::require(result.answers.empty() || result.answers.back() == '\n', "answers are handed on whole");
    return result;
}

/// A case that was answered must be found again, and open unless its game rejects it.
void checkPicked(const Problem& problem, std::string_view input, std::uint64_t number) {
    fuzz::ShortTask task;
    const auto picked = pickCase(problem, textSource(input, task), number, task);
    if (!fuzz::answered(picked)) return;
    fuzz::require(isSpelt(*picked->game, picked->instance->text()), "a case opens");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    std::string_view input(data, size);
    const std::size_t line = std::min(input.find('\n'), input.size());
    const auto problem = findProblem(input.substr(0, line));
    if (!fuzz::answered(problem)) return 0;
    input.remove_prefix(std::min(line + 1, input.size()));
    const Judged whole = judged(**problem, input, SIZE_MAX);
    if (!whole.whole) return 0;
    const Judged pieces = judged(**problem, input, 1 + input.size() % 7);
    if (pieces.whole) {
        fuzz::require(pieces.answers == whole.answers, "the same answers, whatever the pieces");
        fuzz::require(pieces.error.has_value() == whole.error.has_value() &&
                          (!whole.error || whole.error->english() == pieces.error->english()),
                      "the same fault, whatever the pieces");
    }
    const auto cases = static_cast<std::uint64_t>(std::ranges::count(whole.answers, '\n'));
    if (cases > 0) checkPicked(**problem, input, cases - 1);
    return 0;
}
