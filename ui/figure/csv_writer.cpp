#include "ui/figure/csv_writer.h"

#include <QIODevice>

#include <iterator>

namespace mexplorer::ui {

bool CsvWriter::add(fmt::string_view format, fmt::format_args values) {
    fmt::vformat_to(std::back_inserter(text_), format, values);
    text_.push_back('\n');
    ++written_;
    return text_.size() < blockBytes || flush();
}

bool CsvWriter::flush() {
    if (failed_ || task_.cancelled()) return false;
    const auto size = static_cast<qint64>(text_.size());
    failed_ = device_.write(text_.data(), size) != size;
    text_.clear();
    task_.report(static_cast<double>(written_) / static_cast<double>(lines_));
    return !failed_;
}

Expected<void> CsvWriter::finish() {
    if (flush()) return {};
    if (task_.cancelled()) return cancelled();
    return invalid(
        say(MX_TEXT("core", "The data cannot be written: %1."), device_.errorString().toStdString()));
}

} // namespace mexplorer::ui
