#include "ui/judge/judge_panel.h"

#include "core/judge/generate.h"
#include "ui/figure/canvas.h"
#include "ui/file/chosen_file.h"
#include "ui/judge/case_list.h"
#include "ui/judge/game_form_edit.h"
#include "ui/judge/input_edit.h"
#include "ui/judge/open_game_problem.h"
#include "ui/judge/panel_parts.h"
#include "ui/judge/problem_choice.h"
#include "ui/judge/solution_check.h"
#include "ui/task/job_bar.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

using judge_parts::button;
using judge_parts::label;
using judge_parts::pairs;
using judge_parts::row;
using judge_parts::shrink;

namespace {

constexpr std::size_t largestParameter = std::size_t{4} << 20U; // bytes: a graph read within half a second
constexpr int codePixels = 13;
constexpr float faultOpacity = 0.3F; // the text on it stays legible

} // namespace

JudgePanel::JudgePanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), running_(new Job<std::shared_ptr<const JudgeRun>>(this)),
      picking_(new Job<judge::PickedCase>(this)), check_(new SolutionCheck(this, [this] {
          return SolutionCheck::Asked{problem_, input_->input()};
      })) {
    setObjectName("panel");
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 8);
    outer->setSpacing(4);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll);
    inside->setObjectName("scrolled");
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(12, 10, 12, 4);
    layout->setSpacing(8);
    heading_ = label("headline", inside);
    close_ = button("closeJudge", inside);
    layout->addLayout(row({heading_, close_}));
    buildProblem(*layout);
    buildInput(*layout);
    buildOutput(*layout);
    scroll->setWidget(inside);
    outer->addWidget(scroll, 1);
    for (JobBase* job :
         std::initializer_list<JobBase*>{running_, picking_, &check_->comparing(), &check_->checking()})
        outer->addWidget(new JobBar(*job, this));
    connectParts();
    problemChosen();
    retranslate();
}

void JudgePanel::buildProblem(QVBoxLayout& layout) {
    problems_ = new ProblemChoice(this);
    problems_->setObjectName("problems");
    statement_ = label("scrolled", this);
    statement_->setTextFormat(Qt::RichText);
    list_ = new QToolButton(this);
    list_->setObjectName("topButton");
    list_->setText(QStringLiteral("▾"));
    connect(list_, &QToolButton::clicked, problems_, &QComboBox::showPopup);
    form_ = new GameFormEdit(this);
    layout.addLayout(row({problems_, list_}));
    layout.addWidget(form_);
    layout.addWidget(statement_);
}

void JudgePanel::buildInput(QVBoxLayout& layout) {
    inputHeading_ = label("fieldLabel", this);
    sample_ = button("sample", this);
    open_ = button("openInput", this);
    generate_ = button("generateInput", this);
    clear_ = button("clearInput", this);
    start_ = button("runJudge", this);
    start_->setDefault(true);
    input_ = new InputEdit(this);
    input_->setObjectName("judgeInput");
    shrink(*input_);
    layout.addWidget(inputHeading_);
    layout.addLayout(pairs({sample_, open_, generate_, clear_}));
    layout.addWidget(input_, 1);
    layout.addLayout(pairs({start_, check_->button()}));
}

/// The verdict stands above the answers, where it is seen in a low window, too.
void JudgePanel::buildOutput(QVBoxLayout& layout) {
    verdict_ = label("verdict", this);
    failure_ = label("fieldError", this);
    outputHeading_ = label("fieldLabel", this);
    cases_ = new CaseList(this);
    cases_->setObjectName("judgeCases");
    shrink(*cases_);
    note_ = label("quiet", this);
    for (QLabel* told : {verdict_, failure_}) {
        told->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout.addWidget(told);
    }
    layout.addWidget(outputHeading_);
    layout.addWidget(cases_, 1);
    layout.addWidget(note_);
}

JudgePanel::~JudgePanel() {
    hide(); // now, while the panel is whole: a field that loses the focus uses it
}

void JudgePanel::connectParts() {
    connect(problems_, &QComboBox::currentIndexChanged, this, &JudgePanel::problemChosen);
    connect(form_, &GameFormEdit::formChanged, this, &JudgePanel::problemChosen);
    connect(&document_, &Document::changed, this, &JudgePanel::followGame);
    connect(sample_, &QPushButton::clicked, this, &JudgePanel::fillInSample);
    connect(open_, &QPushButton::clicked, this, &JudgePanel::openFile);
    connect(clear_, &QPushButton::clicked, this, [this] { input_->setInput({}); });
    connect(generate_, &QPushButton::clicked, this, &JudgePanel::generate);
    connect(start_, &QPushButton::clicked, this, [this] { run(); });
    connect(close_, &QPushButton::clicked, this, &JudgePanel::closed);
    connect(input_, &InputEdit::inputChanged, this, &JudgePanel::clearRun);
    connect(input_, &InputEdit::inputChanged, check_, &SolutionCheck::drop);
    connect(input_, &InputEdit::refused, this, &JudgePanel::showFailure);
    connect(cases_, &CaseList::chosen, this, [this](quint64 number) { openCase(number); });
    // When something else changes first, the chosen case is not wanted any more.
    connect(&document_, &Document::changed, picking_, &JobBase::drop);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this] { run(); });
    }
    connect(check_, &SolutionCheck::begun, this, [this] {
        showVerdict({});
        showFailure({});
    });
    connect(check_, &SolutionCheck::passed, this,
            [this](const QString& sentence) { showVerdict(tr("✓ %1").arg(sentence)); });
    connect(check_, &SolutionCheck::refused, this, &JudgePanel::showFailure);
    connect(check_, &SolutionCheck::failedAt, this, &JudgePanel::showFailed);
    connect(check_, &SolutionCheck::failedOn, this,
            [this](const QString& input, quint64 number, const QString& sentence) {
                input_->setInput(input);
                showFailed(number, sentence);
            });
}

void JudgePanel::problemChosen() {
    if (problems_->currentIndex() < 0) return;
    const judge::Problem* listed = problems_->problem();
    problem_ = listed != nullptr
                   ? std::shared_ptr<const judge::Problem>(std::shared_ptr<const void>(), listed)
                   : openGameProblem(document_.game(), form_->form());
    form_->setVisible(listed == nullptr);
    generate_->setEnabled(problem_->cases != nullptr);
    check_->button()->setEnabled(problem_->cases != nullptr);
    showProblem();
    fillInSample();
}

void JudgePanel::followGame() {
    const bool isMade = document_.game() && problem().game == document_.game()->description().id &&
                        problem().parameters == document_.game()->parameters();
    if (problems_->problem() == nullptr && !isMade) problemChosen();
}

void JudgePanel::showProblem() {
    const auto paragraph = [](const QString& heading, const Message& text) {
        return QStringLiteral("<p style='margin:0 0 6px 0'><b>%1</b> %2</p>")
            .arg(heading.toHtmlEscaped(), translated(text).toHtmlEscaped());
    };
    const judge::Problem& shown = problem();
    statement_->setText(QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>")
                            .arg(translated(shown.statement).toHtmlEscaped()) +
                        paragraph(tr("Input:"), shown.input) + paragraph(tr("Output:"), shown.output));
    showNote();
}

void JudgePanel::showNote() {
    const auto inFull = [](std::uint64_t number) {
        return QLocale().toString(static_cast<qulonglong>(number));
    };
    const std::uint64_t cases = run_ ? run_->cases() : 0;
    const std::uint64_t listed = cases_->listed();
    if (!run_)
        outputHeading_->setText(tr("Answers"));
    else
        outputHeading_->setText(tr("Answers: %1").arg(inFull(cases)));
    const QString file = shownFileName(input_->file());
    if (!file.isEmpty())
        inputHeading_->setText(tr("The beginning of %1").arg(file));
    else if (input_->isBeginning())
        inputHeading_->setText(tr("The beginning of the input"));
    else
        inputHeading_->setText(tr("Input"));
    inputHeading_->setWordWrap(!file.isEmpty() || input_->isBeginning()); // else Chinese words would break
    note_->setText(listed == cases
                       ? tr("Click a case to see it as a figure.")
                       : tr("The first %1 of %2 answers are listed. Click a case to see it as a figure.")
                             .arg(inFull(listed), inFull(cases)));
}

void JudgePanel::fillInSample() {
    input_->setInput(QString::fromStdString(problem().sample));
}

void JudgePanel::openFile() {
    const QString path = chooseToOpen(this, tr("Open an input"));
    if (path.isEmpty()) return;
    if (const auto opened = input_->openFile(path); !opened) showFailure(translated(opened.error()));
}

/// Drops what was found for an input that has changed.
void JudgePanel::clearRun() {
    running_->drop();
    picking_->drop();
    run_.reset();
    cases_->setRun(nullptr);
    showVerdict({});
    showFailure({});
    showNote();
}

/// Another input each time, with the command that makes it as the verdict.
void JudgePanel::generate() {
    constexpr std::uint64_t usualCases = 100;
    const bool isOne = problem().form.ends == judge::InputForm::Ends::afterOne;
    const judge::Request request{isOne ? 1 : usualCases, ++seed_, {}};
    std::string text;
    Task task;
    const auto made = judge::generate(
        problem(), request,
        [&text](std::string_view block) {
            text += block;
            return true;
        },
        task);
    if (!made) return showFailure(translated(made.error()));
    input_->setInput(QString::fromStdString(text));
    showVerdict(QStringLiteral("mexplorer judge %1 --generate %2 --seed %3")
                    .arg(QString::fromStdString(problem().command.empty() ? problem().id : problem().command),
                         QString::number(request.cases), QString::number(request.seed)));
}

void JudgePanel::showVerdict(const QString& sentence, bool isWrong) {
    verdict_->setText(sentence);
    verdict_->setProperty("wrong", isWrong);
    verdict_->style()->polish(verdict_);
    verdict_->setVisible(!sentence.isEmpty());
}

/// Answers the input, opens the case in which a solution fails, and says what is wrong.
void JudgePanel::showFailed(std::uint64_t number, const QString& sentence) {
    run([this, number, sentence] {
        showVerdict(tr("✗ %1").arg(sentence), true);
        if (!run_ || number >= run_->cases()) return;
        if (number < cases_->listed()) cases_->mark(number);
        openCase(number);
    });
}

void JudgePanel::run(const std::function<void()>& then) {
    const std::shared_ptr<const JudgeInput> input = input_->input();
    clearRun();
    running_->start(
        tr("Judging %1").arg(QString::fromStdString(problem().id)),
        [asked = problem_, input](Task& task) { return JudgeRun::make(asked, input, task); },
        [this, then](Expected<std::shared_ptr<const JudgeRun>> found) {
            if (!found) return showFailure(translated(found.error()));
            showRun(std::move(*found));
            if (then) then();
        });
}

void JudgePanel::showRun(std::shared_ptr<const JudgeRun> run) {
    run_ = std::move(run);
    cases_->setRun(run_);
    showNote();
    input_->clearMark();
    if (!run_->failure()) return showFailure({});
    const judge::Failure& failure = *run_->failure();
    if (!failure.place) return showFailure(translated(failure.error));
    showFailure(tr("Line %1, column %2: %3")
                    .arg(QString::number(failure.place->line), QString::number(failure.place->column),
                         translated(failure.error)));
    input_->markLine(failure.place->line, InputEdit::Mark::fault);
}

void JudgePanel::showFailure(const QString& sentence) {
    failure_->setText(sentence);
    failure_->setVisible(!sentence.isEmpty());
}

void JudgePanel::openCase(std::uint64_t number) {
    if (!run_) return;
    document_.giveUpReading(); // a case chosen before may still be being read
    picking_->start(
        tr("Looking for case %1").arg(number + 1),
        [run = run_, number](Task& task) { return run->pick(number, task); },
        [this](const Expected<judge::PickedCase>& found) {
            if (!found) return showFailure(translated(found.error()));
            showCase(*found);
        });
}

void JudgePanel::showCase(const judge::PickedCase& found) {
    for (const auto& [id, value] : found.game->parameters()) {
        if (value.size() > largestParameter) {
            return showFailure(
                tr("This case is too large for a figure: the limit is %1 MB.").arg(largestParameter >> 20U));
        }
    }
    const QPointer<QWidget> focus = focusWidget();
    document_.setGame(found.game, found.instance);
    // The new view took the focus, but another case may be chosen next.
    if (focus && qobject_cast<Canvas*>(QApplication::focusWidget())) focus->setFocus();
    showFailure({});
    input_->markLine(found.place.line, InputEdit::Mark::chosen);
}

void JudgePanel::setTheme(const Theme& theme) {
    QColor fault = theme.mismatch;
    fault.setAlphaF(faultOpacity);
    input_->setMarkColours(theme.accentSoft, fault);
    const QFont code = codeFont(codePixels);
    input_->setFont(code);
    cases_->setFont(code);
}

void JudgePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void JudgePanel::retranslate() {
    heading_->setText(tr("Judge"));
    list_->setToolTip(tr("All problems"));
    input_->setAccessibleName(tr("Input"));
    cases_->setAccessibleName(tr("Answers"));
    sample_->setText(tr("Sample"));
    open_->setText(tr("Open…"));
    generate_->setText(tr("Generate"));
    generate_->setToolTip(tr("Small cases, limits and random ones; each time another input"));
    clear_->setText(tr("Clear"));
    check_->retranslate();
    form_->retranslate();
    start_->setText(tr("Run"));
    start_->setToolTip(tr("Ctrl+Return"));
    close_->setText(tr("Close"));
    input_->setPlaceholderText(tr("Paste an input here, or open a file."));
    showProblem();
}

} // namespace mexplorer::ui
