#pragma once

#include <QList>
#include <QObject>

#include <optional>

class QMainWindow;
class QSplitter;

namespace mexplorer::app {

class Actions;

/// The window's size and the panels at its sides: kept from one start of the program to the next, and hidden
/// where the figure needs the room.
class Panels : public QObject {
    Q_OBJECT

public:
    /// `columns` has the panel of games, the figure, and the panel of reasons.
    Panels(QMainWindow& window, QSplitter& columns, const Actions& actions);

    void restore();
    void remember();
    /// Hides the panels in a narrow window.
    void makeRoom();
    /// While presenting, only a quiz has a panel: it may be for the audience.
    void setPresenting(bool presenting);
    /// In a narrow window the judge has the figure's place: beside each other neither could be read.
    void setJudging(bool judging);

private:
    struct Shown {
        bool games;
        bool why;
    };
    [[nodiscard]] Shown shown() const;
    void show(Shown panels);
    void placeJudge();

    QMainWindow& window_;
    QSplitter& columns_;
    const Actions& actions_;
    QList<int> widths_; ///< of the columns, before presenting
    bool isJudging_ = false;
    std::optional<Shown> folded_; ///< in a narrow window: the panels that were shown before
};

} // namespace mexplorer::app
