#pragma once

#include <QMenu>
#include <QStringList>

namespace mexplorer::app {

/// A menu of the documents that were opened or saved most recently, latest first. Kept from one start of the
/// program to the next.
class RecentFiles : public QMenu {
    Q_OBJECT

public:
    static constexpr int most = 10;

    explicit RecentFiles(QWidget* parent);

    void add(const QString& path);
    /// To be called for a file that no longer exists.
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
