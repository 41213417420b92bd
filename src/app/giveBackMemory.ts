// V8 collects garbage when memory is allocated, not when the process is idle, so that a busy hour's memory would stay taken
// all night. This collects it once the server is idle after a lot of work, which leaves PostgreSQL more room for its cache.
import type { FastifyInstance } from 'fastify'

type When = { quiet: number; answers: number }

// A last-resort collection: the usual one keeps the pages that it has emptied.
const { gc } = globalThis
const thoroughly = gc && (() => gc({ type: 'major', flavor: 'last-resort' }))

/** After `answers` responses and then `quiet` milliseconds without one. `gc` needs Node's `--expose-gc`. */
export function giveBackMemory(
  http: FastifyInstance,
  tidyUp: (() => unknown) | undefined = thoroughly,
  { quiet, answers }: When = { quiet: 20_000, answers: 1000 },
): void {
  if (!tidyUp) return
  let since = 0
  let timer: NodeJS.Timeout | undefined
  http.addHook('onResponse', (_request, _reply, done) => {
    since++
    // Every response restarts the idle time.
    if (timer) timer.refresh()
    else if (since >= answers)
      timer = setTimeout(() => {
        timer = undefined
        since = 0
        tidyUp()
      }, quiet).unref()
    done()
  })
  http.addHook('onClose', () => clearTimeout(timer))
}
