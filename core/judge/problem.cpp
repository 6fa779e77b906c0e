#include "core/judge/problem.h"

#include "core/text/parse.h"

namespace mexplorer::judge {

const std::vector<Problem>& problems() {
    static const std::vector<Problem> all = [] {
        std::vector<Problem> list;
        for (const auto& some :
             {takingProblems(), boardProblems(), heapProblems(), graphProblems(), rowProblems()})
            list.insert(list.end(), some.begin(), some.end());
        return list;
    }();
    return all;
}

Expected<const Problem*> findProblem(std::string_view id) {
    std::vector<std::string> known;
    for (const Problem& problem : problems()) {
        if (problem.id == id) return &problem;
        known.push_back(problem.id);
    }
    return invalid("problem", say(MX_TEXT("core", "There is no problem “%1”; the problems are: %2."),
                                  shortened(id), joined(known, ", ")));
}

} // namespace mexplorer::judge
