// What the random user does in menus and dialogs: mostly close them.
#include "tests/app/random_events/random_user.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

#include <array>

namespace mexplorer::random_events {

namespace {

/// Those that a person can click.
QList<QAbstractButton*> visibleButtons(const QDialog& dialog) {
    QList<QAbstractButton*> visible;
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible()) visible.append(button);
    return visible;
}

} // namespace

void RandomUser::actInPopup(QWidget& popup) {
    static constexpr std::array keys = {Qt::Key_Escape, Qt::Key_Escape, Qt::Key_Return, Qt::Key_Down,
                                        Qt::Key_Down,   Qt::Key_Up,     Qt::Key_Right};
    note(QStringLiteral("in a %1").arg(QString::fromLatin1(popup.metaObject()->className())));
    if (choose_.oneIn(12)) {
        popup.close();
    } else if (choose_.oneIn(3)) {
        QTest::mouseClick(popup.windowHandle(), Qt::LeftButton, {},
                          {choose_.between(0, popup.width() - 1), choose_.between(0, popup.height() - 1)});
    } else {
        key(choose_.oneOf(keys));
    }
}

void RandomUser::actInDialog(QWidget& widget) {
    auto* dialog = qobject_cast<QDialog*>(&widget);
    note(QStringLiteral("in a %1: %2")
             .arg(QString::fromLatin1(widget.metaObject()->className()), widget.windowTitle()));
    if (!dialog || choose_.oneIn(10)) {
        widget.close();
    } else if (choose_.oneIn(3)) {
        key(Qt::Key_Escape);
    } else if (qobject_cast<QFileDialog*>(dialog)) {
        chooseFile(*dialog); // and nothing else: a file dialog can also delete and rename
    } else if (const auto buttons = visibleButtons(*dialog); !buttons.isEmpty() && choose_.oneIn(2)) {
        choose_.oneOf(buttons)->click();
    } else if (const auto fields = dialog->findChildren<QLineEdit*>(); !fields.isEmpty()) {
        enter(*choose_.oneOf(fields), choose_.oneIn(3) ? anyText(choose_) : anyNumber(choose_));
    } else {
        key(choose_.oneIn(2) ? Qt::Key_Tab : Qt::Key_Return);
    }
}

void RandomUser::chooseFile(QWidget& dialog) {
    const QStringList files = QDir(folder_.path()).entryList(QDir::Files);
    const bool isNew = files.isEmpty() || choose_.oneIn(3); // the files may all have been deleted
    const QString name = isNew ? QStringLiteral("made-%1").arg(choose_.below(8)) : choose_.oneOf(files);
    auto* line = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (!line) return;
    note(QStringLiteral("file %1").arg(name));
    line->setText(folder_.filePath(name));
    static_cast<QDialog&>(dialog).accept();
}

} // namespace mexplorer::random_events
