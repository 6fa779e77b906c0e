#pragma once

#include "core/judge/making/case_maker.h"
#include "core/judge/making/layout.h"

#include <string>

namespace mexplorer::judge {

/// Writes an input, case by case.
class InputWriter {
public:
    /// `count`: how many cases there will be.
    InputWriter(const InputForm& form, const Layout& layout, Random random, std::uint64_t count);

    void add(const Case& made);
    void end();

    /// What has been written since forget() was last called.
    [[nodiscard]] const std::string& text() const { return text_; }
    void forget() { text_.clear(); }

private:
    void line(const std::vector<std::uint64_t>& numbers, bool mayBreak = false);
    void blanks(std::uint64_t least);
    void endLine();
    void endGroup();

    InputForm form_;
    Layout layout_;
    Random random_;
    std::string text_;
    bool lineWaits_ = false; ///< the line break is still to be written, as the last line may have none
    Case before_;            ///< the last case of the open group; empty if none is open
};

/// An input that consists of these cases.
[[nodiscard]] std::string inputOf(const std::vector<Case>& cases, const InputForm& form,
                                  const Layout& layout = {}, std::uint64_t seed = 0);

} // namespace mexplorer::judge
