#include "app/window/keys_dialog.h"

#include "app/window/appearance.h"
#include "app/window/close_button.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace mexplorer::app {

namespace {

struct KeyRow {
    QString keys;
    QString meaning;
};

struct KeyGroup {
    QString heading;
    std::vector<KeyRow> rows;
};

constexpr int margin = 24;
constexpr QSize frameRoom{8, 40}; // pixels that the window system adds, at most
constexpr int mostKeys = 152;     // width of a column of keys, in pixels
constexpr int mostMeaning = 224;  // narrow enough for three columns in the window

/// Wraps a label that is wider than `most`. Its size is fixed, since a grid asks for it before it has a
/// width.
QLabel* wrapped(QLabel* label, int most) {
    label->ensurePolished(); // else its size is not known
    if (label->sizeHint().width() <= most) return label;
    label->setWordWrap(true);
    label->setFixedSize(most, label->heightForWidth(most));
    return label;
}

/// A grid of labels, with the parent's font, as a table of rich text of this length takes ten times as long
/// to lay out.
QLayout* keyTable(const std::vector<KeyGroup>& groups, QWidget* parent) {
    auto* table = new QGridLayout;
    table->setHorizontalSpacing(12);
    table->setVerticalSpacing(0);
    int row = 0;
    for (const KeyGroup& group : groups) {
        auto* heading = new QLabel(group.heading, parent);
        heading->setObjectName("sectionHeading");
        heading->setIndent(0);
        table->addWidget(heading, row++, 0, 1, 2);
        for (const auto& [keys, meaning] : group.rows) {
            auto* label = new QLabel(keys, parent);
            label->setObjectName("keys");
            QFont bold = label->font();
            bold.setBold(true);
            label->setFont(bold);
            table->addWidget(wrapped(label, mostKeys), row, 0, Qt::AlignTop);
            table->addWidget(wrapped(new QLabel(meaning, parent), mostMeaning), row++, 1, Qt::AlignTop);
        }
    }
    table->setRowStretch(row, 1);
    return table;
}

} // namespace

KeysDialog::KeysDialog(int views, const Appearance& appearance, QWidget& window) : QDialog(&window) {
    const std::vector<KeyGroup> left = {
        {tr("STEPS"),
         {{tr("Space"), tr("play or pause the steps")},
          {tr("← →, PgUp, PgDn"), tr("one step back or forward")},
          {tr("Home, End, Esc"), tr("first and last step, leave the steps")},
          {tr("+ −"), tr("faster, slower")}}},
        {tr("POSITION"),
         {{tr("Shift + arrows"), tr("move the selected position, or walk through the moves")},
          {tr("click"), tr("select a position, choose a row, make a move")}}},
        {tr("TREE"),
         {{tr("Return, double click"), tr("open or fold a node")},
          {tr("click on +n"), tr("open a node, whatever is selected")},
          {QStringLiteral("M, R"), tr("merge the tree; begin it at the selected node")}}},
        {tr("BOARD, MAZE"),
         {{tr("click, Return"), tr("what may stand on the cell next")},
          {tr("Ctrl + arrows"), tr("to another cell")},
          {QStringLiteral("S"), tr("search a large board, or stop that")},
          {QStringLiteral("E, T"), tr("draw a maze, or end that; the other player moves")},
          {QStringLiteral("W, H"), tr("walls, holes")}}},
        {tr("QUIZ"),
         {{tr("Ctrl+K"), tr("questions about this game")},
          {QStringLiteral("1 … 9"), tr("choose an answer, of a step that asks, too")},
          {tr("Return"), tr("the next question")}}}};
    const std::vector<KeyGroup> middle = {
        {tr("PLAY"),
         {{QStringLiteral("← →"), tr("walk through the game")},
          {tr("Ctrl + arrows, ↑ ↓"), tr("to another thing, another move of it")},
          {tr("wheel, digits"), tr("another move; so many of a heap")},
          {tr("Space, Shift + click"), tr("hold a thing, and choose another")},
          {tr("Return, Backspace"), tr("make the move, take one back")},
          {QStringLiteral("V, H, R"), tr("what moves are worth; a hint; the report")}}},
        {tr("JUDGE"),
         {{tr("Ctrl+J"), tr("the judge: problems, answered and drawn")},
          {tr("Ctrl+Return, Return"), tr("answer the input, draw the marked case")}}},
        {tr("GRAPH OF ONE’S OWN"),
         {{QStringLiteral("E, Esc"), tr("draw it by hand, or end that")},
          {QStringLiteral("N, A, L"), tr("a node, an edge from the selected node, arrange")},
          {tr("double click"), tr("a node in an empty place, a node’s name")},
          {tr("drag"), tr("move a node; from its + draw an edge")},
          {tr("Shift + arrows"), tr("select another node")},
          {QStringLiteral("Shift + A"), tr("select an edge, the next one")},
          {tr("Ctrl + arrows"), tr("move the selected node")},
          {tr("Return"), tr("name the node, end the edge; capacity and owner")},
          {QStringLiteral("S, T"), tr("a flow begins, ends at the selected node")},
          {tr("Del, Backspace"), tr("delete what is selected")}}}};
    const std::vector<KeyGroup> right = {
        {tr("PICTURE"),
         {{tr("wheel, drag"), tr("zoom at the pointer, move the picture")},
          {tr("Ctrl+0, Ctrl+=, Ctrl+−"), tr("fit the picture, zoom in, zoom out")},
          {QStringLiteral("[, ]"), tr("a line: shorter rows, longer ones")},
          {tr("Ctrl+E, Ctrl+P, Ctrl+Shift+C"), tr("export, print, copy the picture")}}},
        {tr("WINDOW"),
         {{tr("Ctrl+1 … Ctrl+%1").arg(views), tr("the views, in the order of their tabs")},
          {tr("Ctrl+,"), tr("the settings of the view")},
          {tr("F2, F3"), tr("hide or show the panels")},
          {tr("Ctrl+F, Esc"), tr("search the games, and leave that")},
          {tr("F5, Esc"), tr("present, and leave it")},
          {tr("F11"), tr("the whole screen, and back")},
          {QStringLiteral("1 … 9, B, L"), tr("presenting: views, black screen, spotlight")},
          {tr("Ctrl+D"), tr("dark or light")},
          {tr("Tab, Shift+Tab"), tr("to the next part, to the one before")},
          {tr("Return"), tr("press what has the focus")},
          {QStringLiteral("↑ ↓"), tr("in a field of a number: one more, one less")},
          {QStringLiteral("F1, ?"), tr("about this game and view; these keys")}}},
        {tr("DOCUMENT"),
         {{tr("Ctrl+Z, Ctrl+Shift+Z"), tr("undo, redo")},
          {tr("Ctrl+N, Ctrl+O"), tr("a new document, open one")},
          {tr("Ctrl+Shift+N, Ctrl+W, Ctrl+Q"), tr("a new window, close this one")},
          {tr("Ctrl+S, Ctrl+Shift+S"), tr("save the document, under another name")},
          {tr("Ctrl+V"), tr("open a document or a graph that was copied")}}}};

    setWindowTitle(tr("Keys"));
    appearance.dressDialog(*this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 16);
    auto* scroll = new QScrollArea(this);
    auto* inside = new QWidget(scroll);
    inside->setObjectName("scrolled");
    auto* columns = new QHBoxLayout(inside);
    columns->setContentsMargins(margin, 8, margin, 8);
    columns->setSpacing(margin);
    for (const auto* groups : {&left, &middle, &right})
        columns->addLayout(keyTable(*groups, inside));
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    layout->addWidget(scroll);
    auto* buttons = closeButton(tr("Close"), *this);
    buttons->setContentsMargins(0, 8, 16, 0);
    buttons->setFocus();
    layout->addWidget(buttons);
    for (QWidget* part : findChildren<QWidget*>())
        part->ensurePolished(); // else its size is not known
    if (inside->sizeHint().width() > window.width()) columns->setDirection(QBoxLayout::TopToBottom);
    // Large enough for everything, but not larger than the window.
    const QSize frame(2 * scroll->frameWidth(), 2 * scroll->frameWidth());
    const int below = layout->spacing() + buttons->sizeHint().height() + layout->contentsMargins().bottom();
    QSize all = inside->sizeHint() + frame + QSize(0, below);
    const QSize room = window.size() - frameRoom;
    if (all.height() > room.height()) all.rwidth() += scroll->verticalScrollBar()->sizeHint().width();
    resize(all.boundedTo(room));
}

} // namespace mexplorer::app
