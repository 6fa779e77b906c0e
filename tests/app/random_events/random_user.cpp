#include "tests/app/random_events/random_user.h"

#include "app/window/actions.h"
#include "tests/app/random_events/last_words.h"
#include "ui/document/document_file.h"
#include "ui/task/job.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QScopedValueRollback>
#include <QTest>

#include <numeric>

namespace mexplorer::random_events {

RandomUser::RandomUser(std::uint64_t seed, std::uint64_t first, std::set<QString> leftOut)
    : seed_(seed), leftOut_(std::move(leftOut)), number_(first - 1) {
    QDir::setCurrent(folder_.path()); // where file dialogs open
    const QDir examples(QStringLiteral(MEXPLORER_SOURCE "/resources/examples"));
    for (const QString& name : examples.entryList({QStringLiteral("*.mex")}, QDir::Files, QDir::Name)) {
        examples_ += folder_.filePath(name); // copied, as what is opened is also saved
        QFile::copy(examples.filePath(name), examples_.back());
    }
    makeFiles();
    openWindow();
}

RandomUser::~RandomUser() = default;

QStringList RandomUser::kinds() {
    QStringList names;
    for (const Kind& kind : allKinds())
        names += QString::fromLatin1(kind.name);
    return names;
}

const RandomUser::Kind& RandomUser::anyKind() {
    const auto weight = [this](const Kind& kind) {
        return leftOut_.contains(QString::fromLatin1(kind.name)) ? 0 : kind.weight;
    };
    const std::span<const Kind> kinds = allKinds();
    std::size_t place =
        choose_.below(std::accumulate(kinds.begin(), kinds.end(), std::size_t{0},
                                      [&](std::size_t sum, const Kind& kind) { return sum + weight(kind); }));
    for (const Kind& kind : kinds) {
        if (place < weight(kind)) return kind;
        place -= weight(kind);
    }
    return kinds.front();
}

bool RandomUser::resting() const {
    return depth_ == 0 && !QApplication::activePopupWidget() && !QApplication::activeModalWidget();
}

void RandomUser::act() {
    if (!window_) return; // closed, waiting for its work to end
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const open = popup ? popup : QApplication::activeModalWidget();
    if (depth_ > 0 && open == actedOn_)
        return; // an event is being sent, whose target must stay alive until then
    const QScopedValueRollback acting(actedOn_, open);
    choose_ = Choices(seed_, ++number_);
    pause_ = 0;
    ++depth_;
    if (popup) {
        actInPopup(*popup);
    } else if (open) {
        actInDialog(*open);
    } else {
        const Kind& kind = anyKind();
        note(QString::fromLatin1(kind.name));
        (this->*kind.act)();
    }
    --depth_;
    if (resting() && !window_->isVisible()) { // an event has closed it
        closeWindow();
        openWindow();
    }
}

void RandomUser::note(const QString& what) {
    LastWords::event(number_, what.toStdString());
}

std::string RandomUser::state() const {
    if (!window_) return "no window";
    constexpr std::size_t longest = 60;
    const ui::DocumentState& state = window_->document().state();
    std::string said = state.game;
    for (const auto& [name, value] : state.parameters)
        said += ' ' + name + '=' + value.substr(0, longest);
    return said + ": " + state.position.substr(0, longest) + ", " + state.view;
}

bool RandomUser::leaveDialogs() {
    QWidget* open = QApplication::activePopupWidget();
    if (!open) open = QApplication::activeModalWidget();
    if (open) open->close();
    return !open && resting();
}

void RandomUser::closeWindow() {
    note(QStringLiteral("the window ends"));
    window_.reset();
    pressed_ = Qt::NoButton;
    while (!ui::workers().waitForDone(1))
        QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void RandomUser::openWindow() {
    window_ = std::make_unique<app::MainWindow>();
    window_->findChild<app::Actions*>()->newWindow->setEnabled(false); // it would be one of this program
    window_->show();
}

QWindow* RandomUser::target() const {
    QWidget* top = QApplication::activePopupWidget();
    if (!top) top = QApplication::activeModalWidget();
    if (!top) top = window_.get();
    return top->window()->windowHandle();
}

/// Makes one file of each kind that may be chosen in a file dialog.
void RandomUser::makeFiles() {
    const std::pair<const char*, QByteArray> files[] = {
        {"empty.mex", ""},
        {"binary.mex", QByteArray("\0\xFF\xFE{\0", 5)},
        {"diamond.dot", "digraph { a -> b; a -> c; b -> d; c -> d }"},
        {"tree.json", R"({"nodes":["a","b"],"edges":[["a","b"]]})"},
        {"stones.in", "2\n23 3\n4 5\n"},
        {"large.in", QByteArray("1 2 3 4 5\n").repeated(300000)},
        {"letters.txt", QByteArray("必败\xFF\0", 9)},
    };
    for (const auto& [name, bytes] : files)
        (void)ui::saveFile(folder_.filePath(QString::fromLatin1(name)), bytes);
}

} // namespace mexplorer::random_events
