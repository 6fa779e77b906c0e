// What the random user does to the window itself.
#include "app/window/actions.h"
#include "tests/app/random_events/last_words.h"
#include "tests/app/random_events/random_user.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/judge/case_list.h"
#include "ui/views/view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace mexplorer::random_events {

namespace {

constexpr qsizetype longestTyped = 24; // letters; longer texts are pasted

void copyText(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

} // namespace

std::span<const RandomUser::Kind> RandomUser::allKinds() {
    using User = RandomUser;
    static constexpr Kind kinds[] = {
        {"click", 16, &User::click},
        {"press or release", 4, &User::pressOrRelease},
        {"drag", 8, &User::drag},
        {"hover", 10, &User::hover},
        {"wheel", 8, &User::turnWheel},
        {"key", 12, &User::pressKey},
        {"shortcut", 6, &User::pressShortcut},
        {"text", 5, &User::typeText},
        {"number", 6, &User::typeNumber},
        {"position", 8, &User::typePosition},
        {"compose", 1, &User::composeText},
        {"clipboard", 1, &User::fillClipboard},
        {"paste", 2, &User::paste},
        {"game", 6, &User::chooseGame},
        {"value", 5, &User::chooseValue},
        {"view", 6, &User::changeView},
        {"play", 6, &User::playGame},
        {"quiz", 2, &User::answerQuiz},
        {"undo or redo", 5, &User::undoOrRedo},
        {"language", 1, &User::changeLanguage},
        {"theme", 1, &User::changeTheme},
        {"size", 2, &User::resizeWindow},
        {"present", 1, &User::present},
        {"settings", 1, &User::openSettings},
        {"dialog", 2, &User::openDialog},
        {"document", 3, &User::openDocument},
        {"damaged document", 3, &User::openDamagedDocument},
        {"judge input", 2, &User::giveInputToJudge},
        {"judge", 3, &User::runJudge},
        {"wait", 8, &User::waitForWork},
        {"new window", 1, &User::makeWindowAnew},
    };
    return kinds;
}

template <class Widget>
Widget* RandomUser::any() {
    QList<Widget*> found;
    for (Widget* widget : window_->findChildren<Widget*>()) {
        if (widget->isVisible() && widget->isEnabled()) found += widget;
    }
    return found.isEmpty() ? nullptr : choose_.oneOf(found);
}

QPoint RandomUser::somewhere() {
    const QRect area(QPoint(), target()->size());
    if (choose_.oneIn(2)) { // so that small widgets are hit as often as large ones
        if (const QWidget* part = any<QWidget>(); part && part->window() == window_.get()) {
            const QPoint inside(choose_.between(0, part->width()), choose_.between(0, part->height()));
            if (const QPoint place = part->mapTo(window_.get(), inside); area.contains(place)) return place;
        }
    }
    return {choose_.between(0, area.width() - 1), choose_.between(0, area.height() - 1)};
}

void RandomUser::click() {
    static constexpr std::array buttons = {Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton,
                                           Qt::MiddleButton};
    static constexpr Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                          Qt::ControlModifier, Qt::AltModifier};
    const Qt::MouseButton button = choose_.oneOf(buttons);
    const Qt::KeyboardModifiers held = choose_.oneOf(modifiers);
    const QPoint place = somewhere();
    note(QStringLiteral("click %1 at %2, %3").arg(button).arg(place.x()).arg(place.y()));
    if (choose_.oneIn(6))
        QTest::mouseDClick(target(), button, held, place);
    else
        QTest::mouseClick(target(), button, held, place);
}

/// A button may stay pressed while other things happen.
void RandomUser::pressOrRelease() {
    if (pressed_ == Qt::NoButton) {
        pressed_ = choose_.oneIn(3) ? Qt::RightButton : Qt::LeftButton;
        QTest::mousePress(target(), pressed_, {}, somewhere());
    } else {
        QTest::mouseRelease(target(), std::exchange(pressed_, Qt::NoButton), {}, somewhere());
    }
}

void RandomUser::drag() {
    const QPoint from = somewhere();
    note(QStringLiteral("drag from %1, %2").arg(from.x()).arg(from.y()));
    QTest::mousePress(target(), Qt::LeftButton, {}, from);
    for (int moves = choose_.between(1, 8); moves > 0; --moves)
        QTest::mouseMove(target(), somewhere());
    QTest::mouseRelease(target(), Qt::LeftButton, {}, somewhere());
}

void RandomUser::hover() {
    for (int moves = choose_.between(1, 5); moves > 0; --moves)
        QTest::mouseMove(target(), somewhere());
}

void RandomUser::turnWheel() {
    static constexpr std::array turns = {15, 120, 120, 120, 360, 1200, 120000};
    const int turn = choose_.oneOf(turns) * (choose_.oneIn(2) ? 1 : -1);
    const bool sideways = choose_.oneIn(10);
    const QPointF place = choose_.oneIn(2) ? QRectF(window_->view().canvas().rect()).center() +
                                                 window_->view().canvas().mapTo(window_.get(), QPointF())
                                           : QPointF(somewhere());
    note(QStringLiteral("wheel %1 at %2, %3").arg(turn).arg(place.x()).arg(place.y()));
    QWheelEvent event(place, target()->mapToGlobal(place), {}, sideways ? QPoint(turn, 0) : QPoint(0, turn),
                      Qt::NoButton, choose_.oneIn(8) ? Qt::ControlModifier : Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(target(), &event);
}

void RandomUser::key(int key, Qt::KeyboardModifiers modifiers) {
    const bool isText = key < 0x80 && !(modifiers & (Qt::ControlModifier | Qt::AltModifier));
    QTest::sendKeyEvent(QTest::Click, target(), static_cast<Qt::Key>(key),
                        isText ? QString(QChar(key)).toLower() : QString(), modifiers);
}

void RandomUser::pressKey() {
    static constexpr std::array keys = {
        Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Home,  Qt::Key_End,
        Qt::Key_PageUp,   Qt::Key_Space,  Qt::Key_Return,    Qt::Key_Escape, Qt::Key_Tab,   Qt::Key_Backtab,
        Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Plus,   Qt::Key_Minus, Qt::Key_Question,
        Qt::Key_0,        Qt::Key_7,      Qt::Key_Comma,     Qt::Key_A,      Qt::Key_F10,   Qt::Key_Menu,
        Qt::Key_E,        Qt::Key_N,      Qt::Key_L};
    static constexpr Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier,
                                                          Qt::NoModifier,
                                                          Qt::NoModifier,
                                                          Qt::NoModifier,
                                                          Qt::NoModifier,
                                                          Qt::ShiftModifier,
                                                          Qt::ShiftModifier,
                                                          Qt::AltModifier,
                                                          Qt::ControlModifier,
                                                          Qt::ControlModifier,
                                                          Qt::ControlModifier | Qt::ShiftModifier};
    const Qt::Key pressed = choose_.oneOf(keys);
    const Qt::KeyboardModifiers held = choose_.oneOf(modifiers);
    const int times = choose_.oneIn(8) ? choose_.between(2, 30) : 1;
    note(QStringLiteral("key %1, %2 times").arg(QKeySequence(pressed | held).toString()).arg(times));
    for (int time = 0; time < times; ++time)
        key(pressed, held);
}

void RandomUser::pressShortcut() {
    QList<QKeySequence> all;
    for (const QAction* action : window_->actions())
        all += action->shortcuts();
    const QKeyCombination keys = choose_.oneOf(all)[0];
    note(QStringLiteral("shortcut %1").arg(QKeySequence(keys).toString()));
    key(keys.key(), keys.keyboardModifiers());
}

void RandomUser::enter(QWidget& field, const QString& text) {
    note(QStringLiteral("%1: %2 letters %3").arg(field.objectName()).arg(text.size()).arg(text.left(100)));
    field.setFocus(Qt::MouseFocusReason);
    key(Qt::Key_A, Qt::ControlModifier);
    if (text.size() > longestTyped) {
        copyText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    } else {
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, target(), Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    if (!choose_.oneIn(6)) key(choose_.oneIn(4) ? Qt::Key_Tab : Qt::Key_Return);
}

void RandomUser::typeText() {
    QWidget* field = choose_.oneIn(4) ? static_cast<QWidget*>(any<QPlainTextEdit>()) : any<QLineEdit>();
    if (field) enter(*field, anyText(choose_));
}

void RandomUser::typeNumber() {
    if (QLineEdit* field = any<QLineEdit>()) enter(*field, anyNumber(choose_));
}

void RandomUser::typePosition() {
    for (QLineEdit* field : window_->findChildren<QLineEdit*>(QStringLiteral("position"))) {
        if (field->isVisible()) return enter(*field, anyPosition(choose_));
    }
}

void RandomUser::composeText() {
    QWidget* field = QApplication::focusWidget();
    if (!field) return;
    QInputMethodEvent composing(QStringLiteral("bi bai"), {});
    QCoreApplication::sendEvent(field, &composing);
    if (choose_.oneIn(3)) return; // composing is left unfinished
    QInputMethodEvent done;
    done.setCommitString(QStringLiteral("必败"), choose_.between(-3, 0), choose_.between(0, 3));
    QCoreApplication::sendEvent(field, &done);
}

void RandomUser::fillClipboard() {
    QClipboard& clipboard = *QGuiApplication::clipboard();
    auto mime = std::make_unique<QMimeData>();
    switch (choose_.below(7)) {
    case 0:
        return clipboard.clear();
    case 1:
        return copyText(anyText(choose_));
    case 2:
        return copyText(QStringLiteral("1 2 3\n").repeated(500000));
    case 3:
        mime->setData(QStringLiteral("text/plain"), QByteArray("\0\xFF\xC0\x80"
                                                               "1,2",
                                                               7));
        break;
    case 4:
        mime->setImageData(QImage(3, 3, QImage::Format_RGB32));
        break;
    case 5:
        mime->setHtml(anyText(choose_));
        break;
    default:
        mime->setUrls({QUrl(QStringLiteral("file:///dev/zero"))});
    }
    clipboard.setMimeData(mime.release());
}

void RandomUser::paste() {
    QWidget* field = choose_.oneIn(2) ? static_cast<QWidget*>(any<QPlainTextEdit>()) : any<QLineEdit>();
    if (field) field->setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
}

void RandomUser::chooseGame() {
    auto* games = window_->findChild<QTreeView*>(QStringLiteral("games"));
    const QAbstractItemModel& model = *games->model();
    const QModelIndex group =
        model.index(static_cast<int>(choose_.below(static_cast<std::size_t>(model.rowCount()))), 0);
    const int row = static_cast<int>(choose_.below(static_cast<std::size_t>(model.rowCount(group))));
    const QModelIndex game = model.index(row, 0, group);
    if (!game.isValid()) return; // the search has no results
    note(QStringLiteral("game %1").arg(game.data().toString()));
    games->setCurrentIndex(game);
}

void RandomUser::chooseValue() {
    auto* box = any<QComboBox>();
    if (!box || box->count() == 0) return;
    box->setFocus();
    note(QStringLiteral("value of %1").arg(box->objectName()));
    if (choose_.oneIn(4)) return box->showPopup();
    for (int times = choose_.between(1, box->count()); times > 0; --times)
        key(choose_.oneIn(3) ? Qt::Key_Up : Qt::Key_Down);
    key(Qt::Key_Return);
}

void RandomUser::changeView() {
    choose_.oneOf(window_->findChild<app::Actions*>()->views)->trigger();
}

/// Makes a few moves by keys, if a game is being played.
void RandomUser::playGame() {
    static constexpr std::array keys = {Qt::Key_Right, Qt::Key_Right,     Qt::Key_Left,   Qt::Key_Up,
                                        Qt::Key_Down,  Qt::Key_Return,    Qt::Key_Return, Qt::Key_Return,
                                        Qt::Key_Space, Qt::Key_Backspace, Qt::Key_2,      Qt::Key_H,
                                        Qt::Key_R,     Qt::Key_V};
    const auto& kinds = ui::viewKinds();
    const auto play =
        std::find_if(kinds.begin(), kinds.end(), [](const auto& kind) { return kind.id == "play"; });
    window_->findChild<app::Actions*>()->views[static_cast<std::size_t>(play - kinds.begin())]->trigger();
    note(QStringLiteral("play"));
    for (int times = choose_.between(1, 12); times > 0; --times)
        key(choose_.oneOf(keys));
}

void RandomUser::answerQuiz() {
    QAction* quiz = window_->findChild<app::Actions*>()->quiz;
    note(QStringLiteral("quiz, %1")
             .arg(quiz->isChecked() ? QStringLiteral("open") : QStringLiteral("closed")));
    if (!quiz->isChecked() || choose_.oneIn(6)) quiz->trigger();
    for (int times = choose_.between(1, 6); times > 0; --times)
        key(choose_.oneIn(3) ? Qt::Key_Return : static_cast<Qt::Key>(Qt::Key_0 + choose_.between(1, 5)));
}

void RandomUser::undoOrRedo() {
    const bool back = choose_.oneIn(2);
    for (int times = choose_.between(1, 6); times > 0; --times)
        key(Qt::Key_Z, back ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
}

void RandomUser::changeLanguage() {
    choose_.oneOf(window_->findChild<app::Actions*>()->languages)->trigger();
}

void RandomUser::changeTheme() {
    window_->findChild<app::Actions*>()->dark->trigger();
}

void RandomUser::resizeWindow() {
    static constexpr std::array sizes = {QSize(1, 1),      QSize(320, 240),   QSize(640, 480),
                                         QSize(800, 600),  QSize(1280, 720),  QSize(1280, 720),
                                         QSize(300, 1500), QSize(2500, 200),  QSize(1920, 1080),
                                         QSize(2000, 20),  QSize(3840, 2160), QSize(1000, 700)};
    const QSize size = choose_.oneOf(sizes);
    note(QStringLiteral("size %1×%2").arg(size.width()).arg(size.height()));
    window_->resize(size);
}

void RandomUser::present() {
    key(Qt::Key_F5);
}

void RandomUser::openSettings() {
    window_->findChild<app::Actions*>()->viewSettings->trigger();
}

void RandomUser::openDialog() {
    const app::Actions& actions = *window_->findChild<app::Actions*>();
    std::vector<QAction*> dialogs = actions.exports;
    dialogs.insert(dialogs.end(), {actions.open, actions.save, actions.saveAs, actions.keys, actions.about});
    QAction* dialog = choose_.oneOf(dialogs);
    note(QStringLiteral("dialog %1").arg(dialog->text()));
    dialog->trigger();
}

void RandomUser::openFile(const QString& path) {
    note(QStringLiteral("open %1").arg(path));
    window_->openFile(path);
}

void RandomUser::openDocument() {
    openFile(choose_.oneOf(examples_));
}

void RandomUser::openDamagedDocument() {
    const QString example = choose_.oneOf(examples_);
    const auto bytes = ui::readFile(example);
    if (!bytes) return;
    const QString path = folder_.filePath(QStringLiteral("damaged.mex"));
    // As another program writes it: the window's thread does not wait for the disk.
    if (QFile file(path); file.open(QIODevice::WriteOnly))
        file.write(damaged(QString::fromUtf8(*bytes), choose_).toUtf8());
    openFile(path);
}

void RandomUser::giveInputToJudge() {
    auto* input = window_->findChild<QPlainTextEdit*>(QStringLiteral("judgeInput"));
    if (!input || !input->isVisible()) return key(Qt::Key_J, Qt::ControlModifier);
    enter(*input, anyInput(choose_));
}

void RandomUser::runJudge() {
    auto* start = window_->findChild<QPushButton*>(QStringLiteral("runJudge"));
    if (!start || !start->isVisible()) return key(Qt::Key_J, Qt::ControlModifier);
    auto* cases = window_->findChild<ui::CaseList*>();
    if (choose_.oneIn(2) || cases->listed() == 0) return start->click();
    emit cases->chosen(choose_.below(cases->listed()));
}

void RandomUser::waitForWork() {
    pause_ = choose_.oneIn(10) ? choose_.between(100, 500) : choose_.between(1, 30);
}

/// Replaces the window while it may still be working.
void RandomUser::makeWindowAnew() {
    if (depth_ > 1 || !choose_.oneIn(8)) return;
    window_.reset();
    pressed_ = Qt::NoButton;
    openWindow();
}

} // namespace mexplorer::random_events
