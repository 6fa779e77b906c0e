#pragma once

#include "core/play/report.h"
#include "ui/document/document.h"

#include <optional>

namespace mexplorer::ui {

/// Judges the game of the document’s record, off the GUI thread, again whenever it changes. Moves judged
/// before are not judged again.
class GameJudge : public QObject {
    Q_OBJECT

public:
    explicit GameJudge(Document& document, QObject* parent = nullptr);

    /// For the line that is shown; empty while it is being found.
    [[nodiscard]] const std::optional<Report>& report() const { return report_; }
    /// Who wins at the document’s position, with the numbers of a sum; empty while it is being found.
    [[nodiscard]] const std::vector<Message>& standing() const { return standing_; }
    /// Whether reports are wanted; at first they are not.
    void setWanted(bool wanted);
    [[nodiscard]] JobBase& job() { return job_; }

signals:
    void changed();
    /// There will be no report: says why.
    void failed(const QString& sentence);

private:
    struct Found {
        Report report;
        std::vector<Message> standing;
        JudgedMoves judged;
    };
    static Expected<Found> find(const Game& game, const std::shared_ptr<const Inquiry>& asked,
                                const Record& record, const Players& players, JudgedMoves judged, Task& task);

    void documentChanged(const DocumentState& before);
    void start();

    Document& document_;
    Job<Found> job_;
    JudgedMoves judged_;
    std::optional<Report> report_;
    std::vector<Message> standing_;
    bool isWanted_ = false;
};

} // namespace mexplorer::ui
