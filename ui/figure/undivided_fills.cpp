// Qt divides each fill of more than a hundred lines or so among the threads of its own pool, and waits for
// them. Figures are made of thousands of small fills: on two cores they took twice as long as in one thread,
// and beside busy workers the window waited for a core at each of them. There is no switch, but Qt asks
// whether the painting thread belongs to the pool, which would wait for itself (qdrawhelper.cpp, since
// Qt 6.0). Only its painting asks that.
#include <QThreadPool>

#if defined(__ELF__) && !defined(QT_STATIC) // elsewhere a program cannot answer for a library
bool QThreadPool::contains(const QThread* /*thread*/) const {
    return true;
}
#endif
