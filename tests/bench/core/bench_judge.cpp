#include "core/judge/judge.h"

#include <fmt/format.h>

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <random>
#include <unistd.h>

using namespace mexplorer;

namespace {

constexpr std::size_t fileBytes = 200'000'000;

/// A csdn-stones-2 input of about 200 MB: cases of 2 … `mostHeaps` heaps of 1 … `largest`. The file is
/// deleted with this object.
class InputFile {
public:
    InputFile(std::uint64_t mostHeaps, std::uint64_t largest)
        : path_(std::filesystem::temp_directory_path() / fmt::format("mexplorer-stones-{}", getpid())) {
        std::mt19937_64 random(20140617);
        std::FILE* file = std::fopen(path_.c_str(), "wb");
        if (!file) std::abort();
        std::string text;
        for (std::size_t written = 0; written < fileBytes; written += text.size()) {
            const std::uint64_t heaps = 2 + random() % (mostHeaps - 1);
            text = fmt::format("{} {}\n", heaps, 1 + random() % 10'000);
            for (std::uint64_t i = 0; i < heaps; ++i)
                fmt::format_to(std::back_inserter(text), "{}{}", 1 + random() % largest,
                               i + 1 < heaps ? ' ' : '\n');
            if (std::fwrite(text.data(), 1, text.size(), file) != text.size()) std::abort();
        }
        std::fclose(file);
    }
    ~InputFile() { std::filesystem::remove(path_); }
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

InputFile inputOf(const benchmark::State& state) {
    return {static_cast<std::uint64_t>(state.range(0)), static_cast<std::uint64_t>(state.range(1))};
}

/// From the file to /dev/null, as on the command line.
void stones(benchmark::State& state) {
    const InputFile input = inputOf(state);
    std::FILE* nowhere = std::fopen("/dev/null", "wb");
    std::uint64_t cases = 0;
    for (auto step : state) {
        Task task;
        const int file = ::open(input.path().c_str(), O_RDONLY);
        const auto judged = judge::judge(
            **judge::findProblem("csdn-stones-2"),
            [file](char* block, std::size_t size) -> Expected<std::size_t> {
                return static_cast<std::size_t>(::read(file, block, size));
            },
            [nowhere](std::string_view block) {
                return std::fwrite(block.data(), 1, block.size(), nowhere) == block.size();
            },
            task);
        ::close(file);
        if (!judged) return state.SkipWithError(judged.error().error.english().c_str());
        cases = *judged;
    }
    std::fclose(nowhere);
    state.counters["cases"] = static_cast<double>(cases);
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * fileBytes));
}

void md5sum(benchmark::State& state) {
    const InputFile input = inputOf(state);
    const std::string command = "md5sum < '" + input.path().string() + "' > /dev/null";
    for (auto step : state) {
        if (std::system(command.c_str()) != 0) return state.SkipWithError("md5sum failed");
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * fileBytes));
}

void inputs(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"heaps", "largest"})->UseRealTime()->Unit(benchmark::kMillisecond)->Iterations(5);
    for (const std::int64_t largest :
         {std::int64_t{4'294'967'295}, std::int64_t{99'999}, std::int64_t{99}, std::int64_t{9}})
        bench->Args({10'000, largest});
    bench->Args({3, 99'999}); // about 10^7 cases
    bench->Args({2, 9});      // 1.8 · 10^7
}

} // namespace

BENCHMARK(stones)->Apply(inputs);
BENCHMARK(md5sum)->Apply(inputs);

BENCHMARK_MAIN();
