#pragma once

#include "ui/figure/figure.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

class QWidget;

namespace mexplorer::app {

class DesktopSettings;
class Undressed;

/// How the program looks: light or dark, at a desk or presented to a room. Kept from one start to the next.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Dresses the program at once: widgets made before would keep the old font (Qt 6.4).
    explicit Appearance(QWidget& window);
    ~Appearance() override;

    [[nodiscard]] const ui::Theme& theme() const;
    [[nodiscard]] ui::Style figureStyle() const;
    /// Dark or light as the desktop is, also when that changes, until another is chosen; choosing what the
    /// desktop has follows it again.
    void setDark(bool dark);
    /// Whether things move from step to step; as the desktop's do, also when that changes, until it is
    /// chosen.
    [[nodiscard]] bool moves() const;
    void setMoving(bool moves);
    /// What is presented has large type; `apply` must follow when the window has its size.
    void setPresenting(bool presenting);
    [[nodiscard]] bool isPresenting() const { return presenting_; }
    /// Sets the program's font and colours, and lets all else follow; the style sheet follows when the event
    /// loop comes round, as setting it takes as long as all before, and a window is to answer in between.
    void apply();
    /// The same once the event loop comes round, so that the window answers between this and what was done
    /// before.
    void applyNext();
    /// Presented, the type follows the window's size: that of the figures at once, that of the rest when the
    /// size has come to rest, unless it is the first one.
    void windowResized();
    /// Gives a dialog of many words the usual type while presenting, in proportion to the screen.
    void dressDialog(QWidget& dialog) const;

signals:
    void changed();

private:
    void undress();
    void recolour();
    void applyAtOnce();
    void dress();
    [[nodiscard]] QString sheet() const;
    [[nodiscard]] bool isDesktopDark() const;
    [[nodiscard]] bool isDark() const { return dark_.value_or(isDesktopDark()); }

    QWidget& window_;
    bool startedDark_; ///< the palette that the program was given is dark
    DesktopSettings* desktop_;
    std::optional<bool> dark_;  ///< as chosen
    std::optional<bool> moves_; ///< as chosen
    bool presenting_ = false;
    bool isEntering_ = false;              ///< the window has not the size yet in which it will present
    QTimer atRest_;                        ///< since the window had another size
    std::shared_ptr<Undressed> undressed_; ///< between font and style sheet
    QTimer recolouring_; ///< between the style taken off and the one put on: font and palette
    QTimer changing_;    ///< then figures and panels
    QTimer dressing_;
};

} // namespace mexplorer::app
