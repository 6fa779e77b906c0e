#pragma once

#include "core/judge/generate.h"
#include "core/judge/making/input_writer.h"

/// An input generated for the problem; empty if that fails.
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

/// `cases`, or 1 if an input of the problem is exactly one case.
inline std::uint64_t asMany(const mexplorer::judge::Problem& problem, std::uint64_t cases) {
    return problem.form.ends == mexplorer::judge::InputForm::Ends::afterOne ? 1 : cases;
}
