#include "app/window/application.h"
#include "core/task/guarded.h"
#include "tests/runner/listed.h"

#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

#include <new>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

class Throwing : public QObject {
protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::User) throw std::bad_alloc();
        return QObject::event(event);
    }
};

} // namespace

class TestApplication : public QObject {
    Q_OBJECT

private slots:
    void whatABoxSaysIsNoHtml() {
        QMessageBox box;
        box.setText("<h1>name.mex</h1> already exists.");
        box.ensurePolished();
        QCOMPARE(box.textFormat(), Qt::PlainText);
        QMessageBox ours;
        ours.setTextFormat(Qt::RichText); // as chosen by the program itself
        ours.ensurePolished();
        QCOMPARE(ours.textFormat(), Qt::RichText);
    }

    /// Without the limit, laying out so many accents would take a second.
    void whatABoxSaysIsShort() {
        QMessageBox box;
        const QString accents(15'000, QChar(0x301));
        box.setText("e" + accents + ".pdf\nis not writable.");
        box.ensurePolished();
        QVERIFY(box.text().size() < 1100);
        QVERIFY(box.text().endsWith("\nis not writable."));
    }

    void memoryThatRunsOutInAHandlerIsToldAndSurvived() {
        auto* application = qobject_cast<Application*>(QCoreApplication::instance());
        QSignalSpy failed(application, &Application::failed);
        Throwing throwing;
        QCoreApplication::postEvent(&throwing, new QEvent(QEvent::User));
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().toString().toStdString(),
                 errorOf(std::bad_alloc()).message.english());
    }
};

static const mexplorer::tests::Listed listedTestApplication(__FILE__, [](int argc, char** argv) {
    const Application application(argc, argv);
    TestApplication test;
    return QTest::qExec(&test, argc, argv);
});
#include "test_application.moc"
