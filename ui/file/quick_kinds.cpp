#include "ui/file/quick_kinds.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileIconProvider>

namespace mexplorer::ui {

namespace {

class QuickKinds final : public QFileIconProvider {
public:
    [[nodiscard]] QString type(const QFileInfo& file) const override {
        const auto inQt = [](const char* text, const char* about) {
            return QCoreApplication::translate("QAbstractFileIconProvider", text, about);
        };
        if (file.isDir()) return inQt("Folder", "All other platforms");
        const QString suffix = file.suffix();
        return suffix.isEmpty() ? inQt("File", nullptr) : inQt("%1 File", nullptr).arg(suffix);
    }
};

} // namespace

void useQuickKinds(QFileDialog& dialog) {
    static QuickKinds kinds; // outlives every dialog
    dialog.setIconProvider(&kinds);
}

} // namespace mexplorer::ui
