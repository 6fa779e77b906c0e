#include "core/judge/checking/plain_output.h"

namespace mexplorer::judge {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}

} // namespace

PlainOutput::PlainOutput(Source source)
    : source_(std::move(source)), block_(std::make_unique<char[]>(blockBytes)) {}

bool PlainOutput::refill() {
    if (isOver_) return false;
    auto count = source_(block_.get(), blockBytes);
    if (!count) failure_ = std::move(count.error());
    at_ = 0;
    held_ = count.value_or(0);
    isOver_ = held_ == 0;
    return !isOver_;
}

/// Reads blanks and line breaks, up to the next other character or the end.
void PlainOutput::readAhead() {
    while (at_ < held_ || refill()) {
        const char c = block_[at_];
        if (c == '\n') {
            ++breaks_;
            blanks_ = 0;
        } else if (isBlank(c)) {
            ++blanks_;
            isSpace_ = c == ' ';
        } else {
            return;
        }
        ++at_;
    }
    breaks_ = hasText_ ? 1 : 0;
    blanks_ = 0;
}

int PlainOutput::current() {
    readAhead();
    if (breaks_ > 0) return '\n';
    if (blanks_ > 0) return hasText_ && blanks_ == 1 && isSpace_ ? ' ' : blanks;
    return at_ < held_ ? static_cast<unsigned char>(block_[at_]) : end;
}

void PlainOutput::advance() {
    readAhead();
    if (breaks_ > 0) {
        --breaks_;
        hasText_ = false;
    } else if (blanks_ > 0) {
        blanks_ = 0;
    } else if (at_ < held_) {
        ++at_;
        hasText_ = true;
    }
}

std::string_view PlainOutput::ahead() const {
    if (hasText_ || breaks_ > 0 || blanks_ > 0) return {};
    return {block_.get() + at_, held_ - at_};
}

} // namespace mexplorer::judge
