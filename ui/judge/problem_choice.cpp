#include "ui/judge/problem_choice.h"

#include "core/names/game_names.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>

namespace mexplorer::ui {

namespace {

constexpr int longestSearchedProblem = 200; // letters
constexpr int namesRole = Qt::UserRole + 1;

/// A text as the names of namesRole are spelled.
QString foldedText(const QString& text) {
    return QString::fromStdString(names::folded(text.toStdString()));
}

/// Searches all names of a problem, and completes to the name that is listed.
class NamesCompleter : public QCompleter {
public:
    NamesCompleter(QAbstractItemModel* model, QObject* parent) : QCompleter(model, parent) {
        setCompletionRole(namesRole);
        setFilterMode(Qt::MatchContains);
        setCompletionMode(PopupCompletion);
        setCaseSensitivity(Qt::CaseInsensitive);
    }
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override {
        return index.data(Qt::DisplayRole).toString();
    }
    [[nodiscard]] QStringList splitPath(const QString& path) const override { return {foldedText(path)}; }
};

} // namespace

ProblemChoice::ProblemChoice(QWidget* parent) : QComboBox(parent) {
    setEditable(true); // to be searched, not to be added to
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(16);
    for (const judge::Problem& listed : judge::problems()) {
        addItem(QString(), QString::fromStdString(listed.id));
        setItemData(count() - 1, QString::fromStdString(names::searchedNames(listed, translations())),
                    namesRole);
    }
    addItem(QString(), QString());
    lineEdit()->setMaxLength(longestSearchedProblem);
    setCompleter(new NamesCompleter(model(), this));
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ProblemChoice::chooseTyped);
    connect(this, &QComboBox::currentIndexChanged, this, &ProblemChoice::showBeginning);
    retranslate();
}

const judge::Problem* ProblemChoice::problem() const {
    const auto index = static_cast<std::size_t>(std::max(0, currentIndex()));
    return index < judge::problems().size() ? &judge::problems()[index] : nullptr;
}

/// Chooses the first problem with that name; without one, nothing changes.
void ProblemChoice::chooseTyped() {
    const QString wanted = currentText().simplified();
    if (wanted != itemText(currentIndex()) && !foldedText(wanted).isEmpty()) {
        const int titled = findText(wanted, Qt::MatchContains);
        const int found = titled >= 0 ? titled : findData(foldedText(wanted), namesRole, Qt::MatchContains);
        if (found >= 0) setCurrentIndex(found);
    }
    setEditText(itemText(currentIndex()));
    showBeginning();
}

void ProblemChoice::showBeginning() {
    lineEdit()->setCursorPosition(0);
}

void ProblemChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QComboBox::changeEvent(event);
}

void ProblemChoice::retranslate() {
    for (std::size_t i = 0; i < judge::problems().size(); ++i) {
        const judge::Problem& listed = judge::problems()[i];
        setItemText(static_cast<int>(i),
                    tr("%1: %2").arg(QString::fromStdString(listed.id), translated(listed.title)));
    }
    setItemText(count() - 1, tr("This game"));
    setItemData(count() - 1, foldedText(tr("This game")), namesRole);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth());
    setAccessibleName(tr("Problem"));
    showBeginning();
}

} // namespace mexplorer::ui
