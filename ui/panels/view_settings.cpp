#include "ui/panels/view_settings.h"

#include "ui/document/document.h"
#include "ui/form/parameter_form.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {
constexpr int popupWidth = 300;
constexpr int margin = 16;
} // namespace

ViewSettings::ViewSettings(Document& document, QWidget* parent)
    : QToolButton(parent), document_(document), popup_(new QFrame(this, Qt::Popup)),
      form_(new ParameterForm(popup_)) {
    setObjectName("topButton");
    setFocusPolicy(Qt::TabFocus);
    popup_->setObjectName("popup");
    popup_->installEventFilter(this);
    auto* layout = new QVBoxLayout(popup_);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(form_);
    connect(this, &QToolButton::clicked, this, &ViewSettings::open);
    connect(form_, &ParameterForm::entered, this, [this](const std::string& id, const std::string& value) {
        form_->report(document_.setSetting(document_.state().view, id, value), id);
        if (popup_->isVisible()) place();
    });
    connect(&document_, &Document::changed, this, &ViewSettings::showSettings);
    retranslate();
}

void ViewSettings::open() {
    if (!isEnabled()) return;
    showForm();
    place();
    popup_->show();
    for (QWidget* field : form_->findChildren<QWidget*>()) {
        if (!field->isVisible() || !(field->focusPolicy() & Qt::TabFocus)) continue;
        field->setFocus(Qt::TabFocusReason);
        break;
    }
}

/// Puts the popup below the button, as high as its form, which a setting may change.
void ViewSettings::place() {
    form_->layout()->invalidate();
    form_->updateGeometry(); // rows may have come or gone
    popup_->layout()->activate();
    popup_->resize(popupWidth, popup_->layout()->totalHeightForWidth(popupWidth));
    popup_->move(mapToGlobal(QPoint(width() - popupWidth, height() + 4)));
}

std::vector<Parameter> ViewSettings::settings() const {
    const ViewKind* kind = findView(document_.state().view);
    return kind ? kind->settings(*document_.game()) : std::vector<Parameter>{};
}

void ViewSettings::showForm() {
    form_->show(settings(), document_.scene(document_.state().view).settings);
}

/// A form that nobody sees is filled when it is opened: its fields are slow to make.
void ViewSettings::showSettings() {
    setVisible(!settings().empty());
    if (!popup_->isVisible()) return;
    showForm();
    place();
}

void ViewSettings::retranslate() {
    setText(tr("Settings ▾"));
    setToolTip(tr("Settings of this view"));
    form_->setAccessibleName(tr("Settings of this view"));
    showSettings();
}

void ViewSettings::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QToolButton::changeEvent(event);
}

bool ViewSettings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) emit closed();
    return QToolButton::eventFilter(watched, event);
}

} // namespace mexplorer::ui
