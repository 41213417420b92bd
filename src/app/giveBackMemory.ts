// V8 tidies up when it is asked for memory, not when nobody asks for anything: what a busy hour took would stay taken
// all night. So once it has been quiet after a lot of work, the server is tidied up by itself; PostgreSQL beside it
// keeps more of its pages.
import type { FastifyInstance } from 'fastify'

type When = { quiet: number; answers: number }

// The thorough kind, as if there were no memory left: the usual one keeps the pages that it has emptied.
const { gc } = globalThis
const thoroughly = gc && (() => gc({ type: 'major', flavor: 'last-resort' }))

/** After so many answers and then so many milliseconds without one. Node has a `gc` when it has `--expose-gc`. */
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
    // A quiet time begins anew with each answer.
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
