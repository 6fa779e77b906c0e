#pragma once

#include <QMenu>

namespace mexplorer::app {

/// The documents that come with the program, one for each game, in the catalogue's order.
class ExamplesMenu : public QMenu {
    Q_OBJECT

public:
    explicit ExamplesMenu(QWidget* parent);

    void retranslate();

signals:
    /// The path of a document among the program's resources, to be read with QFile.
    void chosen(const QString& resource);
};

} // namespace mexplorer::app
