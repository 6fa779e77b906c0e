#include "core/judge/judge.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/instances.h"

#include <algorithm>

namespace mexplorer::judge {

namespace {

/// The source, with answers passed on before waiting for more input.
Source flushing(Answers& answers, Source source, Task& task) {
    return [&answers, &task, source = std::move(source)](char* block,
                                                         std::size_t size) -> Expected<std::size_t> {
        if (!answers.flush() || task.cancelled()) return cancelled();
        return source(block, size);
    };
}

/// The picked case, opened as a position of its game.
Expected<PickedCase> opened(const Problem& problem, TextPlace place, const Expected<OpenedCase>& shown) {
    if (!shown) return tl::unexpected(shown.error());
    Parameters parameters = shown->parameters;
    if (shown->game == problem.game) parameters.insert(problem.parameters.begin(), problem.parameters.end());
    auto game = makeGame(shown->game, parameters);
    if (!game) return tl::unexpected(game.error());
    const auto instance = instanceOf(**game, shown->position);
    if (!instance) return tl::unexpected(instance.error());
    return PickedCase{place, std::move(*game), *instance};
}

} // namespace

tl::expected<std::uint64_t, Failure> judge(const Problem& problem, Source source, Sink sink, Task& task) {
    Answers answers([&task, sink = std::move(sink)](std::string_view block) {
        return !task.cancelled() && sink(block); // answering one block of input may take hours
    });
    Reader reader(flushing(answers, std::move(source), task));
    const Expected<void> done = problem.answer(reader, answers, task);
    const bool useful = answers.flush();
    if (reader.failure()) return tl::unexpected(*reader.failure());
    if (!done) return tl::unexpected(Failure{done.error(), {}});
    if (!useful) return tl::unexpected(Failure{cancelled().value(), {}});
    return answers.count();
}

Expected<PickedCase> pickCase(const Problem& problem, Source source, std::uint64_t number, Task& task) {
    Answers* answering = nullptr;
    const Sink forget = [&](std::string_view) { return answering->count() <= number; };
    Answers answers(forget, number);
    answering = &answers;
    Reader reader(flushing(answers, std::move(source), task));
    const Expected<void> done = problem.answer(reader, answers, task);
    if (task.cancelled()) return cancelled();
    if (!done) return tl::unexpected(done.error());
    if (answers.count() <= number || !answers.shown())
        return invalid(say(MX_TEXT("core", "The input has no case %1."), number + 1));
    return opened(problem, *answers.place(), *answers.shown());
}

Source textSource(std::string_view text, Task& task) {
    return
        [text, &task, at = std::size_t{0}](char* block, std::size_t size) mutable -> Expected<std::size_t> {
            const std::size_t count = std::min(size, text.size() - at);
            std::copy_n(text.data() + at, count, block);
            at += count;
            if (!text.empty()) task.report(static_cast<double>(at) / static_cast<double>(text.size()));
            return count;
        };
}

} // namespace mexplorer::judge
