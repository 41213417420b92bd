// Decides which database statements go to: the primary, or a replica of it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'

const places = new AsyncLocalStorage<{ primary: pg.Pool; replica: pg.Pool }>()

/** Sends all statements of `work` for `primary` to `replica`. Only for work that writes nothing. */
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

/** Binds the rows to the database of the current work, even if they are read later or elsewhere. */
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
