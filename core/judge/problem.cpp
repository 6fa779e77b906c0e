#include "core/judge/problem.h"

#include "core/text/parse.h"

#include <algorithm>
#include <cctype>

namespace mexplorer::judge {

namespace {

/// “hdu” and “2147”; the number is empty if the id has any other form.
struct IdParts {
    std::string_view judge;
    std::string_view number;
};
IdParts partsOf(std::string_view id) {
    const std::size_t digit = std::min(id.find_first_of("0123456789"), id.size());
    if (id.substr(0, digit).find('-') != std::string_view::npos) return {id, {}};
    return {id.substr(0, digit), id.substr(digit)};
}

} // namespace

const std::vector<Problem>& problems() {
    static const std::vector<Problem> all = [] {
        std::vector<Problem> list;
        for (const auto& some : {takingProblems(), boardProblems(), heapProblems(), graphProblems(),
                                 rowProblems(), coalitionProblems()})
            list.insert(list.end(), some.begin(), some.end());
        return list;
    }();
    return all;
}

std::string spokenId(const Problem& problem) {
    const auto [judge, number] = partsOf(problem.id);
    if (number.empty()) return problem.id;
    std::string name(judge);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
    return name + ' ' + std::string(number);
}

std::string_view numberOf(const Problem& problem) {
    return partsOf(problem.id).number;
}

Expected<const Problem*> findProblem(std::string_view id) {
    std::vector<std::string> known;
    for (const Problem& problem : problems()) {
        const bool isCalledSo = id == problem.id || id == spokenId(problem) || id == numberOf(problem);
        if (isCalledSo && !id.empty()) return &problem;
        known.push_back(problem.id);
    }
    return invalid("problem", say(MX_TEXT("core", "There is no problem “%1”; the problems are: %2."),
                                  shortened(id), joined(known, ", ")));
}

} // namespace mexplorer::judge
