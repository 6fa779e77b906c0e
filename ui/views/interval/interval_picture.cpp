#include "ui/views/interval/interval_picture.h"

#include <algorithm>

namespace mexplorer::ui {

IntervalPicture::IntervalPicture(IntervalSubject subject_, std::shared_ptr<const Inquiry> asked_)
    : subject(std::move(subject_)), asked(std::move(asked_)) {
    const std::size_t count = numbers();
    for (std::size_t length = 1; length <= count; ++length) {
        for (std::size_t begin = 0; begin + length <= count; ++begin) {
            const std::int64_t value = subject.valueOf({begin, begin + length});
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
}

} // namespace mexplorer::ui
