#pragma once

#include "ui/document/document_state.h"

#include <QObject>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace mexplorer::ui {

/// The states that a document has been in, for undo and redo. A text that two successive states share is
/// stored once. The oldest states are dropped if there are more than mostSteps, or if all take more than
/// mostBytes; the last change can always be undone.
class History : public QObject {
    Q_OBJECT

public:
    static constexpr int mostSteps = 1000;
    static constexpr std::size_t mostBytes = std::size_t{128} << 20U;

    /// `show` is called with the state that undo or redo leads to. It calls `ended(true)` once that is shown,
    /// `ended(false)` if it cannot be; if something else changes first, neither.
    using Ended = std::function<void(bool shown)>;
    using Show = std::function<void(const DocumentState&, const Ended&)>;
    explicit History(Show show) : show_(std::move(show)) {}

    /// Begins anew: this state is the only one, and clean.
    void begin(const DocumentState& state);
    /// What a step was: browsing leads to something that can be had again, and is nothing to be saved.
    enum class Step { change, browsing };
    /// Adds the state after a step; undone states are dropped.
    void push(const DocumentState& state, Step step = Step::change);
    /// Replaces the present state without adding a step, as when only the view changes.
    void amend(const DocumentState& state);
    /// The latest state with this game, among the present one and those before; empty if there is none.
    [[nodiscard]] std::optional<DocumentState> latest(const std::string& game) const;
    /// A step back, from the state about to be shown if there is one, else from the present one.
    void undo();
    void redo();
    /// Forgets the state about to be shown.
    void giveUp() { wanted_.reset(); }
    [[nodiscard]] bool canUndo() const { return current_ > 0; }
    [[nodiscard]] bool canRedo() const { return current_ < count(); }
    /// How many changes are kept, both done and undone.
    [[nodiscard]] int count() const { return static_cast<int>(states_.size()) - 1; }
    /// The bytes that all states take together.
    [[nodiscard]] std::size_t bytes() const;

    /// Marks the present state as saved.
    void setClean();
    /// Marks all states as not saved.
    void setUnsaved();
    /// Whether there is nothing to be saved: nothing but browsing since the state that was.
    [[nodiscard]] bool isClean() const;

signals:
    void canUndoChanged(bool can);
    void canRedoChanged(bool can);
    void cleanChanged(bool clean);

private:
    /// The texts of a state by name: its kind; for a parameter also its id, for a setting its view's id and
    /// its own.
    using Name = std::array<std::string, 3>;
    using Texts = std::map<Name, std::shared_ptr<const std::string>>;
    struct Kept {
        Texts texts;
        std::shared_ptr<const Record> record = {};
        std::size_t bytes = 0;    ///< without what it shares with the state before
        Step step = Step::change; ///< how it was reached
    };
    static Kept packed(const DocumentState& state, const Kept& before);
    static DocumentState unpacked(const Kept& kept);

    void show(int index);
    void forgetOldest();
    template <class Change>
    void telling(Change change);

    Show show_;
    std::deque<Kept> states_{1};
    int current_ = 0;
    std::optional<int> wanted_; ///< index of the state about to be shown
    int clean_ = 0;             ///< −1 if there is no such state
};

} // namespace mexplorer::ui
