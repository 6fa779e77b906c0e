#pragma once

#include "core/rules/description.h"

#include <QFrame>
#include <QToolButton>

namespace mexplorer::ui {

class Document;
class ParameterForm;

/// A button beside the views' tabs that opens the settings of the view that is shown, over its figure, which
/// follows every change; Escape or a click elsewhere closes them.
class ViewSettings : public QToolButton {
    Q_OBJECT

public:
    explicit ViewSettings(Document& document, QWidget* parent = nullptr);

    void open();

signals:
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] std::vector<Parameter> settings() const;
    void showForm();
    void showSettings();
    void place();
    void retranslate();

    Document& document_;
    QFrame* popup_;
    ParameterForm* form_;
};

} // namespace mexplorer::ui
