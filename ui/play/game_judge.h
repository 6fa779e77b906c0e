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
    /// More is known about the game than when it was judged: judges again what was out of reach.
    void judgeAgain();
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
    /// `anew`: by an inquiry of its own, as the document's may have spent all that it is allowed.
    enum class Ask { usual, anew };
    void start(Ask ask = Ask::usual);
    void receive(Found found);

    Document& document_;
    Job<Found> job_;
    JudgedMoves judged_;
    std::optional<Report> report_;
    std::vector<Message> standing_;
    bool isWanted_ = false;
    bool asksAgain_ = false; ///< more became known while the job was running
};

} // namespace mexplorer::ui
