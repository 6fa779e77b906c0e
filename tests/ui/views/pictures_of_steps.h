#pragma once

#include "ui/figure/figure.h"
#include "ui/views/view.h"

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QSet>

namespace mexplorer::ui {

/// The picture of each step of a view, as bytes for comparison.
inline QList<QByteArray> picturesOfSteps(View& view) {
    QList<QByteArray> pictures;
    for (int step = 0; view.trace()->hasStep(step); ++step) {
        view.showStep(step);
        QImage image(1000, 600, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        view.figure()->draw(painter, Frame(*view.figure(), QRectF(image.rect()), std::nullopt, {}));
        painter.end();
        pictures << QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    }
    return pictures;
}

inline bool allDiffer(const QList<QByteArray>& pictures) {
    return QSet<QByteArray>(pictures.begin(), pictures.end()).size() == pictures.size();
}

} // namespace mexplorer::ui
