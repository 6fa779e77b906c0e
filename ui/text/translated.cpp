#include "ui/text/translated.h"

#include "ui/text/spoken_text.h"

namespace mexplorer::ui {

QString translated(const Message& message) {
    return spoken(message).text;
}

} // namespace mexplorer::ui
