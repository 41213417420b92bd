// Compares the confirmed writes with the database.
import pg from 'pg'

/** Copies the writes that were confirmed so far. */
export const soFar = ({ notes, descriptions, added, stays, files }) => ({
  notes: new Map(notes),
  descriptions: new Map(descriptions),
  added: [...added],
  stays: [...stays],
  files: new Map(files),
})

/** Lists everything missing, duplicated or double-booked. `since`: the writes that were already compared. */
export async function findLost(url, { confirmed, object, readFile }, since) {
  const now = soFar(confirmed)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const rows = async (sql, values) => (await client.query(sql, values)).rows
  const lost = []
  try {
    const texts = async (sql, kept) => {
      for (const [id, atLeast] of kept) {
        const [row] = await rows(sql, [id])
        if (!row || Number(row.text ?? 0) < atLeast)
          lost.push(`${id}: there is ${row?.text} after ${atLeast}`)
      }
    }
    await texts('SELECT "notes" AS "text" FROM "account" WHERE "id" = $1', now.notes)
    await texts('SELECT "description" AS "text" FROM "lead" WHERE "id" = $1', now.descriptions)

    const names = await rows(
      `SELECT "lastName" AS "name", count(*)::integer AS "times" FROM "account"
       WHERE "lastName" = ANY ($1) GROUP BY "lastName"`,
      [now.added],
    )
    const times = new Map(names.map((row) => [row.name, row.times]))
    for (const name of now.added)
      if (times.get(name) !== 1) lost.push(`${name} is there ${times.get(name) ?? 0} times`)

    const stays = await rows(
      `SELECT a."id", EXISTS (SELECT FROM "reservation" b WHERE b."objectId" = a."objectId" AND b."id" <> a."id"
         AND daterange(b."checkIn", b."checkOut") && daterange(a."checkIn", a."checkOut")) AS "isTwice"
       FROM "reservation" a WHERE a."objectId" = $1`,
      [object],
    )
    const standing = new Set(stays.map(({ id }) => id))
    for (const { id, isTwice } of stays) if (isTwice) lost.push(`stay ${id} is booked twice`)
    for (const { turn, winners } of now.stays) {
      if (winners.length !== 1) lost.push(`${winners.length} won the nights of turn ${turn}`)
      for (const id of winners) if (!standing.has(id)) lost.push(`stay ${id} is missing`)
    }
  } finally {
    await client.end()
  }
  const newer = [...now.files].filter(([name]) => !since?.files.has(name))
  const compare = async ([name, text]) => {
    if ((await readFile(name)) !== text) lost.push(`file ${name}`)
  }
  while (newer.length > 0) await Promise.all(newer.splice(0, 10).map(compare))
  return { lost, now }
}
