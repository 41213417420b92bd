// Prints the messages and the progress of a command.
import type { Report } from './command.ts'

/** Milliseconds between two lines of progress where the output is no terminal. */
const pause = 5_000

export function reportTo(stream: NodeJS.WriteStream): Report {
  let isProgressShown = false
  let lastAt = -Infinity
  const clear = () => {
    if (isProgressShown) stream.write('\r\u001B[K')
    isProgressShown = false
  }
  return {
    say(line) {
      clear()
      stream.write(`${line}\n`)
    },
    progress(line) {
      if (stream.isTTY) {
        stream.write(`\r\u001B[K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`)
        isProgressShown = true
      } else if (performance.now() - lastAt > pause) {
        lastAt = performance.now()
        stream.write(`${line}\n`)
      }
    },
  }
}
