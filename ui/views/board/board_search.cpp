#include "ui/views/board/board_search.h"

#include "core/explain/say_position.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

constexpr std::chrono::milliseconds betweenLooks{150};

} // namespace

BoardSearch::BoardSearch(QObject* parent) : QObject(parent) {
    ticker_.setInterval(betweenLooks);
    connect(&ticker_, &QTimer::timeout, this, &BoardSearch::look);
}

bool BoardSearch::canSearch(const Inquiry& asked) {
    return asked.as<LargeSearchAspect>() != nullptr;
}

void BoardSearch::start(const std::shared_ptr<const Inquiry>& asked, std::uint32_t depth,
                        std::uint64_t positions) {
    forget();
    LargeSearchLimits limits{.nodes = positions};
    if (depth > 0) limits.depth = depth;
    auto search = asked->as<LargeSearchAspect>()->search(limits);
    if (!search) return emit failed(translated(search.error()));
    asked_ = asked;
    search_ = std::move(*search);
    stage_ = SearchReport::Stage::running;
    elapsed_.start();
    ticker_.start();
    job_.start(
        tr("Searching %1").arg(QString::fromStdString(shown(asked_->position()))),
        [asked, search = search_](Task& task) -> Expected<bool> {
            return search->run(task).map([] { return true; });
        },
        [this](const Expected<bool>& done) { end(done); });
}

void BoardSearch::forget() {
    job_.drop();
    ticker_.stop();
    search_.reset();
    asked_.reset();
    news_ = {};
    seconds_ = 0;
}

void BoardSearch::look() {
    seconds_ = static_cast<double>(elapsed_.elapsed()) / 1000;
    news_ = search_->news();
    emit changed();
}

void BoardSearch::end(const Expected<bool>& done) {
    ticker_.stop();
    stage_ = done ? SearchReport::Stage::ended : SearchReport::Stage::stopped;
    look();
    if (!done && done.error().kind != Error::Kind::cancelled) emit failed(translated(done.error()));
}

std::optional<SearchReport> BoardSearch::report(BoardPosition& position) const {
    if (!search_) return std::nullopt;
    SearchReport report = reportOf(*asked_->as<LargeSearchAspect>(), news_, position);
    report.stage = stage_;
    report.seconds = seconds_;
    return report;
}

} // namespace mexplorer::ui
