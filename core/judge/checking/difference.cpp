#include "core/judge/checking/difference.h"

#include "core/text/say_count.h"

namespace mexplorer::judge {

namespace {

Message sayWhat(const Difference& difference) {
    const auto& [kind, number, place, ours, theirs] = difference;
    switch (kind) {
    case Difference::Kind::letterCase:
        return say(MX_TEXT("core", "“%1” stands where “%2” belongs: capital letters differ."), theirs, ours);
    case Difference::Kind::blanks:
        return say(MX_TEXT("core", "“%1” stands where “%2” belongs: the blanks differ."), theirs, ours);
    case Difference::Kind::emptyLine:
        return say(MX_TEXT("core", "the line is empty where “%1” belongs."), ours);
    case Difference::Kind::noText:
        return say(MX_TEXT("core", "“%1” has a byte that is not text where “%2” belongs."), theirs, ours);
    default:
        return say(MX_TEXT("core", "“%1” stands where “%2” belongs."), theirs, ours);
    }
}

} // namespace

Message sayDifference(const Difference& difference) {
    const auto& [kind, number, place, ours, theirs] = difference;
    switch (kind) {
    case Difference::Kind::nothing:
        return say(MX_TEXT("core", "The output is empty; the first answer is “%1”."), ours);
    case Difference::Kind::missing:
        return say(MX_TEXT("core", "Case %1: the output ends after line %2, where “%3” belongs."), number + 1,
                   number, ours);
    case Difference::Kind::extra:
        return sayCount(number, MX_TEXT("core", "Line %1: “%2” follows, but there is only 1 answer."),
                        MX_TEXT("core", "Line %1: “%2” follows, but there are only %3 answers."), place.line,
                        theirs, number);
    default:
        return say(MX_TEXT("core", "Case %1, line %2, column %3: %4"), number + 1, place.line, place.column,
                   sayWhat(difference));
    }
}

Message sayWhatIsIgnored() {
    return say(MX_TEXT("core", "Blanks at the ends of lines and line breaks at the end of the output are not "
                               "compared."));
}

} // namespace mexplorer::judge
