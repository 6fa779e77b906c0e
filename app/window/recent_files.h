#pragma once

#include <QMenu>
#include <QStringList>

namespace mexplorer::app {

/// The documents that were opened or saved last, the latest first, as a menu. They are kept from one start of
/// the program to the next.
class RecentFiles : public QMenu {
    Q_OBJECT

public:
    static constexpr int most = 10;

    explicit RecentFiles(QWidget* parent);

    void add(const QString& path);
    /// It is not there any more.
    void remove(const QString& path);
    [[nodiscard]] QStringList paths() const;
    void retranslate();

signals:
    void chosen(const QString& path);

private:
    void set(const QStringList& paths);
    void show();
};

} // namespace mexplorer::app
