// Long lists are read a few at once: each keeps a connection for as long as its reader takes, and
// the connections are there for everybody.

const atOnce = 4
let underway = 0
const waiting: (() => void)[] = []

/** The rows of `open`, which is called when it is its turn. */
export async function* inTurn<Row>(open: () => AsyncIterable<Row>): AsyncGenerator<Row> {
  if (underway < atOnce) underway++
  else await new Promise<void>((go) => waiting.push(go))
  try {
    yield* open()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else underway--
  }
}
