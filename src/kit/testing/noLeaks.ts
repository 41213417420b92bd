// Fails a run in which too many listeners pile up on one thing: each is kept until that is gone, and the warning goes to a log that
// nobody reads.
const mark = Symbol.for('estia.noLeaks')
const marked = process as unknown as Record<symbol, boolean>

// Test files of one process share its listeners.
if (!marked[mark]) {
  marked[mark] = true
  process.on('warning', (warning) => {
    if (warning.name === 'MaxListenersExceededWarning') throw warning
  })
}
