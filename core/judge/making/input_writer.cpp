#include "core/judge/making/input_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::judge {

namespace {

/// Whether two cases are equal except for their last lines.
bool isSameGroup(const Case& one, const Case& other) {
    return one.size() == other.size() && std::equal(one.begin(), one.end() - 1, other.begin());
}

} // namespace

InputWriter::InputWriter(const InputForm& form, const Layout& layout, Random random, std::uint64_t count)
    : form_(form), layout_(layout), random_(random) {
    layout_.brokenLists = layout_.brokenLists && form_.anyLines;
    layout_.moreFollows = layout_.moreFollows && form_.ends == InputForm::Ends::byZeros;
    if (form_.ends == InputForm::Ends::byCount) line({count});
}

void InputWriter::blanks(std::uint64_t least) {
    text_.append(layout_.manyBlanks ? random_.between(least, least + 2) : least, ' ');
}

void InputWriter::endLine() {
    if (!lineWaits_) return;
    text_ += layout_.carriageReturns ? "\r\n" : "\n";
    lineWaits_ = false;
}

void InputWriter::line(const std::vector<std::uint64_t>& numbers, bool mayBreak) {
    endLine();
    blanks(0);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && mayBreak && layout_.brokenLists && random_.once(3)) {
            lineWaits_ = true;
            endLine();
        } else if (i > 0) {
            blanks(1);
        }
        text_ += fmt::format_int(numbers[i]).str();
    }
    blanks(0);
    lineWaits_ = true;
}

void InputWriter::endGroup() {
    if (!before_.empty()) line({0});
    before_.clear();
}

void InputWriter::add(const Case& made) {
    auto from = made.begin();
    if (form_.ends == InputForm::Ends::inGroups) {
        if (isSameGroup(made, before_))
            from = made.end() - 1;
        else
            endGroup();
        before_ = made;
    }
    for (auto at = from; at != made.end(); ++at)
        line(*at, at != made.begin());
}

void InputWriter::end() {
    endGroup();
    if (form_.ends == InputForm::Ends::byZeros) line(std::vector<std::uint64_t>(form_.zeros, 0));
    if (layout_.moreFollows) line({1, 2, 3});
    if (layout_.tail == Layout::Tail::nothing) return;
    endLine();
    if (layout_.tail == Layout::Tail::blankLines) text_ += layout_.carriageReturns ? "\r\n\r\n" : "\n\n";
    if (layout_.tail == Layout::Tail::blanks) text_ += "  ";
}

std::string inputOf(const std::vector<Case>& cases, const InputForm& form, const Layout& layout,
                    std::uint64_t seed) {
    InputWriter writer(form, layout, Random(seed), cases.size());
    for (const Case& made : cases)
        writer.add(made);
    writer.end();
    return writer.text();
}

} // namespace mexplorer::judge
