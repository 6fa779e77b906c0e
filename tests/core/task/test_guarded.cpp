#include "core/task/guarded.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <new>
#include <stdexcept>
#include <vector>

using namespace mexplorer;

class TestGuarded : public QObject {
    Q_OBJECT

private slots:
    void whatIsDoneIsHandedOn() {
        QCOMPARE(guarded([]() -> Expected<int> { return 7; }).value(), 7);
        const auto refused = guarded([]() -> Expected<int> { return cancelled(); });
        QCOMPARE(refused.error().kind, Error::Kind::cancelled);
    }

    void memoryThatRunsOutIsSaidInWords() {
        const auto thrown = guarded([]() -> Expected<int> { throw std::bad_alloc(); });
        QCOMPARE(thrown.error().kind, Error::Kind::tooLarge);
        QVERIFY(thrown.error().english().find("memory") != std::string::npos);
        const auto tooLong = guarded([]() -> Expected<int> {
            std::vector<int> values;
            values.reserve(values.max_size() + 1);
            return 0;
        });
        QCOMPARE(tooLong.error().english(), thrown.error().english());
    }

    void whateverElseIsThrownNamesItself() {
        const auto thrown = guarded([]() -> Expected<int> { throw std::out_of_range("the third shelf"); });
        QCOMPARE(thrown.error().kind, Error::Kind::invalid);
        QVERIFY(thrown.error().english().find("the third shelf") != std::string::npos);
    }
};

MEXPLORER_TEST(TestGuarded)
#include "test_guarded.moc"
