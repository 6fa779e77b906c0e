#include "app/window/help_dialog.h"

#include "app/window/close_button.h"
#include "ui/panels/help_page.h"

#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace mexplorer::app {

namespace {

constexpr QSize pageSize{620, 560};
constexpr int smallestType = 8; // in pixels
constexpr int largestType = 48;

/// Ctrl with the wheel makes the type larger. Qt’s own way counts in points, and this type is set in pixels.
class HandbookPage : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    void wheelEvent(QWheelEvent* event) override {
        const int turned = event->angleDelta().y();
        if (!event->modifiers().testFlag(Qt::ControlModifier)) return QTextBrowser::wheelEvent(event);
        QFont type = document()->defaultFont();
        const int size = QFontInfo(type).pixelSize() + (turned > 0) - (turned < 0);
        type.setPixelSize(std::clamp(size, smallestType, largestType));
        document()->setDefaultFont(type);
    }
};

} // namespace

HelpDialog::HelpDialog(const Game& game, const ui::ViewKind& view, QWidget& window) : QDialog(&window) {
    setWindowTitle(tr("This game and view"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 16);
    auto* page = new HandbookPage(this);
    page->setObjectName("help");
    page->setFrameShape(QFrame::NoFrame);
    page->document()->setDocumentMargin(24);
    page->setHtml(ui::helpPage(game, view));
    layout->addWidget(page);
    auto* buttons = closeButton(tr("Close"), *this);
    buttons->setContentsMargins(0, 12, 16, 0);
    layout->addWidget(buttons);
    resize(pageSize.boundedTo(window.size()));
}

void HelpDialog::tellAbout(QWidget& window) {
    QMessageBox about(&window);
    about.setWindowTitle(tr("About Mexplorer"));
    about.setIconPixmap(window.windowIcon().pixmap(64));
    about.setTextFormat(Qt::RichText);
    about.setText(
        tr("<h3>Mexplorer %1</h3><p>An explorer of combinatorial games: it shows why they are won.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(MEXPLORER_VERSION)));
    about.exec();
}

} // namespace mexplorer::app
