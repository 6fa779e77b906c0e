#include "ui/panels/explorer_panel.h"

#include "core/game/aspects/notes.h"
#include "ui/document/game_model.h"
#include "ui/form/parameter_form.h"
#include "ui/form/value_choice.h"
#include "ui/text/plain.h"
#include "ui/text/summary_label.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QResizeEvent>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {

constexpr int longestSearch = 200; // letters
constexpr int leastForms = 60;     // pixels
constexpr int leastList = 72;
constexpr int listOfOne = 28; // in a low window, or beside a long form
constexpr int listToSearch = 200;
constexpr int spacing = 8;
constexpr int indent = 4; // of the form's contents, in its frame
constexpr int frame = 2;
constexpr QSize drawing(20, 15); // pixels that resources/icons/games/ are drawn for

/// The position as one more field of the game's form.
Parameter positionParameter(const Description& game) {
    return {.id = positionId,
            .title = say(MX_TEXT("core", "position")),
            .kind = Parameter::Kind::text,
            .fallback = game.position,
            .hint = game.positionHint};
}

/// Asks for the height of its contents, so that, if there is room, they need no scroll bar of their own.
class FormArea : public QScrollArea {
public:
    explicit FormArea(QWidget* parent) : QScrollArea(parent) {
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    }
    [[nodiscard]] QSize sizeHint() const override {
        const QLayout* layout = widget() ? widget()->layout() : nullptr;
        return layout ? QSize(layout->sizeHint().width(),
                              layout->heightForWidth(viewport()->width()) + 2 * frameWidth())
                      : QScrollArea::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, leastForms}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override { // watches the contents
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) updateGeometry();
    }
};

/// A row is as high as its text: Qt leaves room above and below an icon, which the drawings do not need.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QStyleOptionViewItem text(option);
        initStyleOption(&text, index);
        text.features.setFlag(QStyleOptionViewItem::HasDecoration, false);
        return text.widget->style()->sizeFromContents(QStyle::CT_ItemViewItem, &text, {}, text.widget);
    }
};

} // namespace

ExplorerPanel::ExplorerPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), model_(new GameModel(this)),
      found_(new QSortFilterProxyModel(this)), search_(new QLineEdit(this)), list_(new QTreeView(this)) {
    setObjectName("leftPanel");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 8);
    layout->setSpacing(spacing);
    layout->addWidget(search_);
    nothingFound_ = plainLabel(this);
    nothingFound_->setObjectName("quiet");
    nothingFound_->setWordWrap(true);
    nothingFound_->hide();
    layout->addWidget(nothingFound_);
    layout->addWidget(list_, 1);
    summary_ = new SummaryLabel(this);
    summary_->setContentsMargins(frame + indent, 0, 0, 0);
    layout->addWidget(summary_);
    layout->addWidget(forms_ = buildForms());
    buildList();
    connectForms();
    connect(&document_, &Document::changed, this, &ExplorerPanel::documentChanged);
    retranslate();
}

void ExplorerPanel::setTheme(const Theme& theme) {
    model_->setTheme(theme);
}

void ExplorerPanel::buildList() {
    found_->setSourceModel(model_);
    found_->setRecursiveFilteringEnabled(true);
    found_->setFilterRole(GameModel::isFoundRole);
    found_->setFilterFixedString(QStringLiteral("true"));
    found_->setSortRole(GameModel::rankRole);
    found_->sort(0);
    list_->setModel(found_);
    list_->setObjectName("games");
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setItemsExpandable(false);
    list_->setIndentation(0); // Qt paints an indent by itself, as a second shape of the selection
    list_->setIconSize(drawing);
    list_->setItemDelegate(new RowDelegate(list_));
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // the list gets what the forms leave
    list_->ensurePolished();                                            // the height of its rows is kept
    list_->expandAll();
    for (QObject* watched : std::initializer_list<QObject*>{list_->viewport(), list_, search_})
        watched->installEventFilter(this);
    search_->setObjectName("searchGames");
    search_->setClearButtonEnabled(true);
    search_->setMaxLength(longestSearch);
    auto* leave = new QShortcut(Qt::Key_Escape, search_);
    leave->setContext(Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, this, [this] {
        search_->clear();
        emit searchLeft();
    });
    connect(search_, &QLineEdit::textChanged, this, &ExplorerPanel::filter);
    connect(search_, &QLineEdit::returnPressed, this, [this] { // opens the best game found
        const QModelIndex group = found_->index(0, 0);
        if (group.isValid()) open(found_->index(0, 0, group));
    });
    connect(list_, &QTreeView::clicked, this, &ExplorerPanel::open);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) { // when moved by the keys
                const QString game = current.data(GameModel::idRole).toString();
                if (game.toStdString() != document_.state().game) open(current);
            });
}

/// Opens the game found, as the name says by which it was found.
void ExplorerPanel::open(const QModelIndex& found) {
    const std::string game = found.data(GameModel::idRole).toString().toStdString();
    if (game.empty()) return;
    if (const Preset* const preset = model_->opens(found_->mapToSource(found))) {
        const auto opened = document_.setPreset(game, *preset);
        return gameForm_->report(opened, positionId);
    }
    if (game == document_.state().game) return;
    document_.enterGame(game, [panel = QPointer(this)](const Expected<void>& entered) {
        if (panel) panel->gameForm_->report(entered, positionId);
    });
}

QScrollArea* ExplorerPanel::buildForms() {
    auto* scroll = new FormArea(this);
    auto* inside = new QWidget(scroll);
    inside->setObjectName("scrolled");
    auto* layout = new QVBoxLayout(inside);
    scroll->setWidget(inside);
    layout->setContentsMargins(indent, 0, 0, indent);
    layout->setSpacing(spacing);
    presets_ = new ValueChoice(inside);
    presets_->setObjectName("presets");
    presets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    presets_->setMinimumContentsLength(4);
    gameForm_ = new ParameterForm(inside);
    layout->addWidget(gameForm_);
    layout->addWidget(presets_);
    layout->addStretch(1);
    return scroll;
}

void ExplorerPanel::connectForms() {
    connect(gameForm_, &ParameterForm::entered, this,
            [this](const std::string& id, const std::string& value) {
                document_.enter(id, value, [panel = QPointer(this), id](const Expected<void>& entered) {
                    if (panel) panel->gameForm_->report(entered, id);
                });
            });
    connect(presets_, &QComboBox::activated, this, &ExplorerPanel::choosePreset);
}

void ExplorerPanel::editParameter(const std::string& id) {
    QWidget* const field = gameForm_->field(id);
    if (!field) return;
    forms_->ensureWidgetVisible(field);
    field->setFocus(Qt::OtherFocusReason);
}

void ExplorerPanel::documentChanged() {
    const std::string& game = document_.state().game;
    const QModelIndex current = found_->mapFromSource(model_->indexOf(QString::fromStdString(game)));
    list_->setCurrentIndex(current);
    // A game opened elsewhere is shown in the list, even if the search hides it.
    if (std::exchange(shownGame_, game) != game && !current.isValid()) search_->clear();
    showForms();
    showPresets();
}

void ExplorerPanel::showForms() {
    const Description& game = document_.game()->description();
    summary_->setSentences(translated(game.summary));
    std::vector<Parameter> parameters = game.parameters;
    Parameters values = document_.state().parameters;
    if (document_.instance()) {
        parameters.insert(parameters.begin(), positionParameter(game));
        values[positionId] = document_.position();
    }
    gameForm_->show(parameters, values);
    showNotes(parameters);
    share();
}

/// What the game's file says and the game does not read.
void ExplorerPanel::showNotes(const std::vector<Parameter>& parameters) {
    QStringList notes;
    for (const Message& note : notesOf(*document_.game()))
        notes << translated(note);
    for (const Parameter& parameter : parameters)
        if (parameter.kind == Parameter::Kind::file) gameForm_->setNote(parameter.id, notes.join(u'\n'));
}

/// The list keeps a few games, and the form all of its fields; the summary gets what they leave. In a low
/// window that is one line, and the list keeps one game; while searching, the list has more.
void ExplorerPanel::share() {
    const QRect inside = rect().marginsRemoved(layout()->contentsMargins());
    const int room = inside.height() - search_->sizeHint().height() - forms_->sizeHint().height();
    const int list = isSearching_ ? std::min(listToSearch, height() / 2) : leastList;
    summary_->fitInto(inside.width(), room - list - 3 * spacing);
    list_->setMinimumHeight(isSearching_ ? list : listOfOne);
}

/// Only searching gives the list more room: after a click into it, nothing must move below the pointer.
void ExplorerPanel::followFocus() {
    const QWidget* to = QApplication::focusWidget();
    isSearching_ = to == search_ || (isSearching_ && to == list_);
    share();
}

void ExplorerPanel::showPresets() {
    const QSignalBlocker quiet(presets_);
    presets_->clear();
    presets_->addItem(tr("Examples…"));
    for (const Preset& preset : document_.game()->description().presets) {
        presets_->addItem(translated(preset.title));
        presets_->setItemData(presets_->count() - 1, termsTip(translated(preset.title)), Qt::ToolTipRole);
    }
    presets_->setVisible(presets_->count() > 1);
}

void ExplorerPanel::choosePreset(int index) {
    const auto& presets = document_.game()->description().presets;
    if (index < 1 || index > static_cast<int>(presets.size())) return;
    const Preset preset = presets[static_cast<std::size_t>(index) - 1];
    gameForm_->report(document_.setPreset(document_.state().game, preset), positionId);
    presets_->setCurrentIndex(0);
}

void ExplorerPanel::filter(const QString& text) {
    const QSignalBlocker quiet(list_->selectionModel()); // hiding the open game must not open another
    model_->search(text);
    found_->invalidate();
    list_->expandAll();
    list_->setCurrentIndex(
        found_->mapFromSource(model_->indexOf(QString::fromStdString(document_.state().game))));
    showNothingFound();
}

void ExplorerPanel::showNothingFound() {
    nothingFound_->setText(
        tr("No game, example, problem or author has “%1”.").arg(shownText(search_->text())));
    nothingFound_->setVisible(found_->rowCount() == 0);
}

void ExplorerPanel::retranslate() {
    search_->setPlaceholderText(tr("search games…"));
    search_->setAccessibleName(tr("search games"));
    for (QAction* clearing : search_->findChildren<QAction*>()) // its only one; Qt gives it no name
        clearing->setText(tr("clear the search"));
    list_->setAccessibleName(tr("games"));
    presets_->setAccessibleName(tr("examples"));
    model_->retranslate();
    showNothingFound();
    documentChanged();
}

/// Keeps the open game in sight when the list is resized; later, when the list has its final height. Only the
/// left button opens a game.
bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_->viewport() && event->type() == QEvent::MouseButtonPress &&
        static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return true;
    if (watched == list_->viewport() && event->type() == QEvent::Resize)
        QTimer::singleShot(0, list_, [this] { list_->scrollTo(list_->currentIndex()); });
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isFocus && (watched == list_ || watched == search_)) followFocus();
    return QWidget::eventFilter(watched, event);
}

bool ExplorerPanel::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) share();
    return isDone;
}

void ExplorerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
