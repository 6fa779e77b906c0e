#include "tests/runner/listed.h"
#include "ui/file/folder_dialog.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestFolderDialog : public QObject {
    Q_OBJECT

private slots:
    void noFieldTakesMoreThanAPath() {
        QFileDialog dialog;
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        takeOnlyPaths(dialog);
        const auto fields = dialog.findChildren<QLineEdit*>();
        QVERIFY(!fields.empty());
        for (QLineEdit* field : fields) {
            field->setText(QString(16'716, QChar(0x301)));
            QVERIFY(field->text().size() <= 4096);
        }
    }
};

MEXPLORER_TEST(TestFolderDialog)
#include "test_folder_dialog.moc"
