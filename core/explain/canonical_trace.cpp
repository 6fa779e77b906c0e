#include "core/explain/canonical_trace.h"

#include "core/explain/say_form.h"
#include "core/explain/say_short_game.h"

#include <algorithm>

namespace mexplorer {

namespace {

std::vector<Message> formCode() {
    return {say(MX_TEXT("core", "L, R ← the canonical forms of the options")),
            say(MX_TEXT("core", "strike out what is dominated: in L the smaller, in R the larger of two")),
            say(MX_TEXT("core", "bypass what is reversible: put in its place what follows the answer")),
            say(MX_TEXT("core", "again, until nothing changes")),
            say(MX_TEXT("core", "{L|R} is the canonical form; give it its name"))};
}

/// Adds the options that come in the place of this one behind it.
void addBrought(std::vector<FormOption>& all, const ShortGameReduction::Step& step) {
    const auto isThere = [&](const std::string& game) {
        return std::ranges::any_of(all, [&](const FormOption& option) {
            return option.isLeft == step.isLeft && option.name == game;
        });
    };
    for (const std::string& game : step.isLeft ? step.left : step.right) {
        if (isThere(game)) continue;
        const auto source = std::ranges::find_if(all, [&](const FormOption& option) {
            return option.isLeft == step.isLeft && option.name == step.option;
        });
        all.insert(source == all.end() ? source : source + 1, {step.isLeft, game, step.option});
    }
}

FormSubject formSubject(const ShortGameReduction& reduction) {
    FormSubject subject{{}, reduction.canonical};
    for (const std::string& option : reduction.left)
        subject.options.push_back({true, option});
    for (const std::string& option : reduction.right)
        subject.options.push_back({false, option});
    for (const ShortGameReduction::Step& step : reduction.steps)
        if (step.kind == FormStep::reversible) addBrought(subject.options, step);
    return subject;
}

/// Adds steps to a trace, each with what it leaves of the form.
class FormTeller {
    using Fate = FormState::Fate;
    enum Line : std::size_t { options, dominated, reversible, again, name };

public:
    explicit FormTeller(const ShortGameReduction& reduction)
        : reduction_(reduction),
          trace_(say(MX_TEXT("core", "The canonical form")), formCode(), formSubject(reduction)),
          now_{reduction.left, reduction.right, {}} {
        now_.fates.assign(trace_.subject.options.size(), Fate::absent);
        keep();
    }

    CanonicalTrace tell() {
        trace_.begin(say(MX_TEXT("core", "options")));
        add(say(MX_TEXT("core", "Left’s options: %1. Right’s options: %2."), sayGames(now_.left),
                sayGames(now_.right)),
            options, {.heading = sayForm(now_.left, now_.right)});
        if (!reduction_.steps.empty()) trace_.begin(say(MX_TEXT("core", "simplify")));
        for (const ShortGameReduction::Step& step : reduction_.steps)
            tellStep(step);
        tellRest();
        trace_.begin(say(MX_TEXT("core", "name")));
        tellName();
        return std::move(trace_);
    }

private:
    void tellStep(const ShortGameReduction::Step& step) {
        now_.left = step.left;
        now_.right = step.right;
        now_.about = {trace_.subject.find(step.isLeft, step.option)};
        now_.answer = step.kind == FormStep::reversible ? step.because : std::string();
        if (step.kind != FormStep::reversible)
            now_.about.push_back(trace_.subject.find(step.isLeft, step.because));
        if (step.kind != FormStep::compared)
            now_.fates[now_.about.front()] =
                step.kind == FormStep::dominated ? Fate::dominated : Fate::reversible;
        keep();
        add(sayFormStep(step), step.kind == FormStep::reversible ? reversible : dominated,
            plateOf(step.comparison));
    }

    /// Nothing changes any more.
    void tellRest() {
        now_.about.clear();
        now_.answer.clear();
        const bool isUnchanged = std::ranges::all_of(
            reduction_.steps, [](const auto& step) { return step.kind == FormStep::compared; });
        if (reduction_.untold > 0)
            addForm(say(reduction_.isUntoldAll
                            ? MX_TEXT("core", "Pairs of options that are confused and stay, not told one by "
                                              "one: %1.")
                            : MX_TEXT("core", "Pairs of options that are confused and stay, not told one by "
                                              "one: at least %1."),
                        reduction_.untold),
                    dominated);
        else if (isUnchanged)
            addForm(say(MX_TEXT("core", "Nothing is dominated, and nothing is reversible.")), again);
    }

    void tellName() {
        addForm(sayNaming(reduction_.named, now_.left, now_.right, reduction_.canonical), name);
        const Message remains = saidGame(reduction_.canonical);
        add(say(MX_TEXT("core", "What remains is %1."), remains), name,
            {.heading = sayForm(now_.left, now_.right),
             .verdict = inTurn({verbatim("G = "), remains}),
             .isEnd = true});
    }

    /// The options that the form has are there.
    void keep() {
        for (const bool isLeft : {true, false})
            for (const std::string& option : isLeft ? now_.left : now_.right)
                now_.fates[trace_.subject.find(isLeft, option)] = Fate::kept;
    }

    /// A step that is about the form as a whole.
    void addForm(const Message& reason, Line line) {
        add(reason, line, {.heading = sayForm(now_.left, now_.right), .verdict = reason});
    }

    void add(Message reason, Line line, FormPlate plate) {
        now_.plate = std::move(plate);
        trace_.add({std::move(reason), line}, now_);
    }

    const ShortGameReduction& reduction_;
    CanonicalTrace trace_;
    FormState now_;
};

} // namespace

std::size_t FormSubject::find(bool isLeft, const std::string& game) const {
    const auto found = std::ranges::find_if(
        options, [&](const FormOption& option) { return option.isLeft == isLeft && option.name == game; });
    return static_cast<std::size_t>(found - options.begin());
}

CanonicalTrace canonicalTrace(const ShortGameReduction& reduction) {
    return FormTeller(reduction).tell();
}

} // namespace mexplorer
