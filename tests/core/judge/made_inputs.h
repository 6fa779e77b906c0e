#pragma once

#include "core/judge/generate.h"
#include "core/judge/making/input_writer.h"

/// An input that is made for the problem; empty: none can be.
inline std::string madeInput(const mexplorer::judge::Problem& problem,
                             const mexplorer::judge::Request& request) {
    std::string input;
    mexplorer::Task task;
    const auto made = mexplorer::judge::generate(
        problem, request,
        [&](std::string_view block) {
            input += block;
            return true;
        },
        task);
    return made.value_or(0) == request.cases ? input : std::string();
}

/// How many cases an input of the problem may have: some, or exactly one.
inline std::uint64_t asMany(const mexplorer::judge::Problem& problem, std::uint64_t cases) {
    return problem.form.ends == mexplorer::judge::InputForm::Ends::afterOne ? 1 : cases;
}
