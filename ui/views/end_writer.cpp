#include "ui/views/end_writer.h"

#include "core/text/parse.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

EndWriter::EndWriter(Canvas& canvas) : line_(canvas) {
    connect(&line_, &EndLine::entered, this, &EndWriter::enter);
}

void EndWriter::open(std::shared_ptr<const Inquiry> tree, SeenEnds ends, const TreePath& path) {
    line_.close(); // it is for another tree or end
    tree_ = std::move(tree);
    ends_ = std::move(ends);
    const auto found = std::ranges::find(ends_, path, &SeenEnd::path);
    if (found != ends_.end()) openAt(static_cast<std::size_t>(found - ends_.begin()));
}

void EndWriter::goOn(std::shared_ptr<const Inquiry> tree, SeenEnds ends) {
    if (const auto next = std::exchange(next_, std::nullopt)) open(std::move(tree), std::move(ends), *next);
}

void EndWriter::openAt(std::size_t end) {
    at_ = end;
    const auto score = tree_->as<TreeEndsAspect>()->scoreAt(ends_[at_].path);
    if (!score) return;
    line_.open(ends_[at_].place, QString::number(*score), tr("score of the end"));
}

void EndWriter::enter(const QString& text, bool goesOn) {
    const std::string typed = QString(text).replace(QChar(u'−'), QChar(u'-')).toStdString();
    const auto score = parseInteger(typed, INT64_MIN + 1, INT64_MAX - 1);
    if (!score) return void(emit failed(translated(score.error())));
    const auto changed = tree_->as<TreeEndsAspect>()->withScore(ends_[at_].path, *score);
    if (!changed) return void(emit failed(translated(changed.error())));
    const std::size_t next = (at_ + 1) % ends_.size();
    line_.close();
    if (*changed == tree_->position()) {
        if (goesOn) openAt(next);
        return;
    }
    if (goesOn) next_ = ends_[next].path;
    emit written(*changed);
}

} // namespace mexplorer::ui
