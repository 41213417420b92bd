// The stored files that the rows of a database name.
import type pg from 'pg'

export type StoredFile = {
  /** In the file store. */
  name: string
  /** Bytes; null when nobody knows, for small files only. */
  size: number | null
  contentType: string
  /** False while it may not be stored yet, or no longer. */
  isNeeded: boolean
}

const atOnce = 1_000

/** `list` is a SELECT of such rows. Needs a transaction. */
export async function* storedFiles(
  client: pg.ClientBase,
  list: string,
): AsyncGenerator<StoredFile> {
  await client.query(`DECLARE "storedFiles" CURSOR FOR ${list}`)
  for (;;) {
    const { rows } = await client.query<StoredFile>(`FETCH ${atOnce} FROM "storedFiles"`)
    yield* rows
    if (rows.length < atOnce) break
  }
  await client.query('CLOSE "storedFiles"')
}

/** Those of the names that rows still name. What a person removed meanwhile is not missed. */
export async function stillThere(
  client: pg.ClientBase,
  list: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT "name" FROM (${list}) AS "stored" WHERE "name" = ANY ($1)`,
    [names],
  )
  const found = new Set(rows.map(({ name }) => name))
  return names.filter((name) => found.has(name))
}
