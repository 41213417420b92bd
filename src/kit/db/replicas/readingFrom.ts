// Which database the statements of some work go to: that of the pool they are given to, or a replica of it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'

const places = new AsyncLocalStorage<{ primary: pg.Pool; replica: pg.Pool }>()

/** Everything that `work` asks the database of `primary`, it asks `replica`. Only for work that writes nothing. */
export const readingFrom = <T>(
  primary: pg.Pool,
  replica: pg.Pool,
  work: () => Promise<T>,
): Promise<T> => places.run({ primary, replica }, work)

/** Hands out the connections of `primary`, or of its replica inside `readingFrom`. */
export const connectionsOf = (primary: pg.Pool): PostgresPool => ({
  connect: () => poolFor(primary).connect() as ReturnType<PostgresPool['connect']>,
  end: () => primary.end(),
  options: primary.options,
})

function poolFor(primary: pg.Pool): pg.Pool {
  const place = places.getStore()
  return place?.primary === primary ? place.replica : primary
}

/** Rows that are read where this is called, however late and by whomever they are asked for. */
export function readHere<T>(rows: AsyncIterable<T>): AsyncIterable<T> {
  const here = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]() {
      const all = here(() => rows[Symbol.asyncIterator]())
      return {
        next: () => here(() => all.next()),
        return: async () =>
          here(async () => (await all.return?.()) ?? { done: true, value: undefined }),
      }
    },
  }
}
