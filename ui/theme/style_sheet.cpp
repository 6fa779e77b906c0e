#include "ui/theme/theme.h"

#include <QString>

namespace mexplorer::ui {

namespace {
// In units of the size of the text below.
constexpr double headingSize = 1.08;
constexpr double sentenceSize = 1.31;
constexpr double headlineSize = 1.54;
} // namespace

QString styleSheetOf(const Theme& theme, double pixels) {
    QString sheet = QStringLiteral(R"(
QMainWindow, QDialog { background: @chrome; }
QWidget#panel, QWidget#player { background: @chrome; }
QWidget#leftPanel { background: @chrome; border-right: 1px solid @line; }
QWidget#rightPanel, QWidget#gamePanel, QWidget#quizPanel { background: @chrome; border-left: 1px solid @line; }
QWidget#topBar { background: @chrome; border-bottom: 1px solid @line; }
QMenuBar { background: transparent; padding: 4px 8px; spacing: 4px; }
QMenuBar::item { padding: 6px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @accentSoft; }
QMenu { background: @paper; border: 1px solid @line; padding: 4px; }
QFrame#popup { background: @chrome; border: 1px solid @line; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft; color: @ink; }
QMenu::item:disabled { color: @quiet; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QToolTip { background: @paper; color: @ink; border: 1px solid @line; padding: 4px; }
QLabel#statusChip { background: @chrome; border: 1px solid @line; border-radius: 6px; color: @ink; padding: 2px 8px; }
QPushButton, QToolButton#topButton { background: @paper; border: 1px solid @rim; border-radius: 6px; padding: 5px 12px; }
QToolButton#topButton { padding: 4px 8px; }
QPushButton::menu-indicator, QToolButton#topButton::menu-indicator { width: 0; image: none; }
QPushButton:hover, QToolButton#topButton:hover { border-color: @accent; }
QPushButton:pressed, QToolButton#topButton:pressed { background: @accentSoft; }
QPushButton:disabled, QToolButton#topButton:disabled { color: @quiet; background: @chrome; border-color: @line; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 11px; }
QToolButton#topButton:focus { border: 2px solid @accent; padding: 3px 7px; }
QPushButton:default { background: @accent; color: @paper; border-color: @accent; }
QPushButton:default:focus { border-color: @ink; }
QLineEdit, QComboBox, QSpinBox { background: @paper; border: 1px solid @rim; border-radius: 6px; padding: 3px 8px; min-height: 20px;
    selection-background-color: @accent; selection-color: @paper; }
QPlainTextEdit, QTableView#judgeCases { background: @paper; border: 1px solid @rim; border-radius: 6px; padding: 1px;
    selection-background-color: @accent; selection-color: @paper; }
QPlainTextEdit:focus, QTableView#judgeCases:focus { border: 2px solid @accent; padding: 0; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid @accent; padding: 2px 7px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { border-color: @line; }
QListWidget#gameList { background: @paper; border: 1px solid @rim; border-radius: 6px; padding: 1px; outline: none; }
QListWidget#gameList:focus { border: 2px solid @accent; padding: 0; }
QListWidget#gameList::item { padding: 2px 4px; border-radius: 4px; }
QListWidget#gameList::item:selected { background: @accentSoft; color: @accent; }
QTableView#judgeCases { outline: none; }
QTableView#judgeCases::item { padding: 0 8px; border: none; }
QTableView#judgeCases QHeaderView, QTableView#judgeCases QHeaderView::section { background: @paper; color: @quiet; border: none; }
QTableView#judgeCases QHeaderView::section { border-right: 1px solid @line; padding: 0 8px; }
QCheckBox::indicator { width: 16px; height: 16px; background: @paper; border: 1px solid @quiet; border-radius: 4px; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/ticks/check-@scheme.svg); }
QCheckBox { border: 2px solid transparent; border-radius: 6px; padding: 0 2px; }
QCheckBox:focus { border-color: @accent; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/ticks/down-@scheme.svg); width: 12px; height: 12px; }
QComboBox#problems::down-arrow { image: none; }
QComboBox QAbstractItemView { background: @paper; border: 1px solid @line; selection-background-color: @accentSoft; selection-color: @ink; outline: none; }
QListView#completions { background: @paper; color: @ink; border: 1px solid @rim; outline: none; padding: 2px; }
QListView#completions::item { padding: 2px 6px; border-radius: 4px; }
QListView#completions::item:selected { background: @accentSoft; color: @accent; }
QTreeView { background: transparent; border: 2px solid transparent; border-radius: 6px; outline: none; show-decoration-selected: 0; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QTreeView:focus { border-color: @accent; }
QTreeView::item { padding: 3px 6px; border-radius: 6px; }
QTreeView::item:hover { background: @hover; }
QTreeView::item:selected { background: @accentSoft; color: @accent; }
QTreeView::branch { background: transparent; image: none; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @quiet; padding: 9px 4px 7px 4px; margin: 0 10px 1px 10px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: @accent; font-weight: bold; border-bottom-color: @accent; }
QTabBar::tab:selected:focus { border: 2px solid @accent; border-bottom-width: 3px; padding: 7px 2px; }
QTabBar::tab:hover:!selected { color: @ink; }
QTabBar::tab:disabled { color: @line; }
QWidget#tabRow { background: @paper; border-bottom: 1px solid @line; }
QWidget#editTools { background: @paper; border-bottom: 1px solid @line; }
QWidget#sliceBar { background: @paper; border-bottom: 1px solid @line; }
QSlider#slice { border: 2px solid transparent; border-radius: 6px; min-height: 20px; }
QSlider#slice:focus { border-color: @accent; }
QSlider#slice::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider#slice::sub-page:horizontal { height: 4px; background: @accent; border-radius: 2px; }
QSlider#slice::handle:horizontal { width: 14px; margin: -5px 0; background: @accent; border-radius: 7px; }
QToolBarExtension, QMenuBarExtension { qproperty-icon: url(:/ticks/down-@scheme.svg); }
QWidget#editTools QToolBar { background: transparent; border: none; padding: 0; }
QWidget#editTools QToolButton#topButton { margin-right: 6px; }
QWidget#editTools QToolButton#topButton:checked { background: @accentSoft; border-color: @accent; }
QWidget#centre { background: @paper; }
QScrollArea { background: transparent; border: 2px solid transparent; }
QScrollArea:focus { border-color: @accent; }
QScrollArea > QWidget > QWidget#scrolled { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @rim; border-radius: 4px; min-height: 24px; margin: 1px; }
QScrollBar::handle:vertical:hover { background: @quiet; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @rim; border-radius: 4px; min-width: 24px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QProgressBar { background: @line; border: none; border-radius: 4px; max-height: 8px; text-align: center; color: transparent; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QLabel#sectionHeading { color: @quiet; font-weight: bold; font-size: @headingpx; padding-top: 10px; }
QLabel#quizSentence { font-size: @sentencepx; }
QLabel#quizVerdict { font-size: @headlinepx; font-weight: bold; }
QDialog QLabel#sectionHeading { padding-top: 4px; }
QLabel#headline { font-size: @headlinepx; font-weight: bold; }
QLabel#fieldLabel { color: @quiet; }
QLabel#fieldBubble { background: @paper; color: @mismatch; border: 1px solid @mismatch; border-radius: 6px; padding: 4px 8px; }
QLabel#fieldError, QLabel#verdict[wrong="true"] { color: @mismatch; }
QFrame#notice { background: @accentSoft; }
QLabel#failure { color: @mismatch; background: @paper; padding: 8px 16px; }
QLabel#quiet { color: @quiet; }
)");
    const QColor hover = theme.dark ? theme.chrome.lighter(125) : theme.chrome.darker(104);
    const std::pair<const char*, QColor> colours[] = {{"@accentSoft", theme.accentSoft},
                                                      {"@accent", theme.accent},
                                                      {"@paper", theme.paper},
                                                      {"@chrome", theme.chrome},
                                                      {"@ink", theme.ink},
                                                      {"@quiet", theme.quiet},
                                                      {"@line", theme.line},
                                                      {"@rim", theme.rim},
                                                      {"@mismatch", theme.mismatch},
                                                      {"@hover", hover}};
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1StringView(name), colour.name());
    sheet.replace(QLatin1StringView("@heading"), QString::number(qRound(headingSize * pixels)));
    sheet.replace(QLatin1StringView("@sentence"), QString::number(qRound(sentenceSize * pixels)));
    sheet.replace(QLatin1StringView("@headline"), QString::number(qRound(headlineSize * pixels)));
    return sheet.replace(QLatin1StringView("@scheme"), QLatin1StringView(theme.dark ? "dark" : "light"));
}

} // namespace mexplorer::ui
