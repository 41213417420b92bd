// Long lists are read a few at once: each keeps a connection for as long as its reader takes, and
// the connections are there for everybody. A person has one turn at a time, however many they ask for.

const atOnce = 4

type Waiting = { person: unknown; go: () => void }

const reading = new Set<unknown>()
let waiting: Waiting[] = []

/** The rows of `rows`, which are not asked for before it is this person's turn. */
export async function* inTurn<Row>(person: unknown, rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  if (mayRead(person)) reading.add(person)
  else await new Promise<void>((go) => waiting.push({ person, go }))
  try {
    yield* rows
  } finally {
    reading.delete(person)
    letGo()
  }
}

const mayRead = (person: unknown) => reading.size < atOnce && !reading.has(person)

function letGo() {
  const next = waiting.find(({ person }) => mayRead(person))
  if (!next) return
  waiting = waiting.filter((one) => one !== next)
  reading.add(next.person)
  next.go()
}
