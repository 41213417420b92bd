// Stores the files of an archive before its rows, under new names. Each name is noted before the file is written, so that
// files left by a failure or a dead server are found and removed.
import { cutText } from '#kit/fields/cutText.ts'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { extensionOf } from '#kit/files/fileName.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { thumbnailNames } from '#kit/files/thumbnail.ts'
import type { Db } from '#base/backend/backend.ts'
import { numberOfStored, pathOfFile, placeOf } from '../../contents/pathOfFile.ts'
import type { StoredTable } from '../../contents/pathOfFile.ts'
import type { OpenedArchive } from '../contents/openArchive.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

type Storing = { db: Db; files: FileStore; archive: OpenedArchive; arrivalId: number }

/** The number of the logo, which is no record. */
const logo = 0

export async function storeFiles(
  storing: Storing,
  { table, batches }: { table: StoredTable; batches: AsyncIterable<Row[]> },
  onWorked: (count: number) => void,
): Promise<void> {
  const { archive } = storing
  for await (const rows of batches) {
    const placed = rows.map((row) => ({ row, ...asPlaced(table, row) }))
    await noteNames(storing, placed)
    for (const { there, path, systemName, row } of placed) {
      const content = await archive.file(there, path)
      if (content) await store(storing, { name: systemName, content, row })
      onWorked(1)
    }
  }
}

export async function storeLogo(storing: Storing): Promise<void> {
  const picture = storing.archive.logo()
  if (!picture) return
  const name = `${randomBytes(16).toString('hex')}.webp`
  await noteNames(storing, [{ there: logo, systemName: name }])
  await storing.files.write(name, streamOf(picture), 'image/webp')
}

const contentType = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,120}(; charset=[a-z0-9-]{1,40})?$/

/** Throws ArchiveRefused for a row without a valid id, type or path. */
function asPlaced(
  table: StoredTable,
  row: Row,
): { there: number; path: string; systemName: string } {
  const place = placeOf(table, row)
  const { id, userName } = place
  const { size, path } = row
  const isFine =
    Number.isInteger(id) &&
    typeof userName === 'string' &&
    typeof size === 'number' &&
    contentType.test(String(row['contentType'])) &&
    path === pathOfFile(place)
  if (!isFine)
    throw new ArchiveRefused(['arrival.refused.value', inTable(table, { what: String(id) })])
  const extension = /^\.[a-z0-9]{1,10}$/.exec(extensionOf(userName).toLowerCase())?.[0] ?? ''
  return {
    there: numberOfStored(table, id),
    path,
    systemName: `${randomBytes(16).toString('hex')}${extension}`,
  }
}

async function store(
  { files }: Storing,
  { name, content, row }: { name: string; content: AsyncIterable<Buffer>; row: Row },
): Promise<void> {
  const size = await files.write(name, streamOf(content), String(row['contentType']))
  if (size === row['size']) return
  throw new ArchiveRefused(['arrival.refused.size', { name: cutText(String(row['path']), 200) }])
}

const streamOf = (content: AsyncIterable<Buffer>) => Readable.from(content, { objectMode: false })

const noteNames = (
  { db, arrivalId }: Storing,
  files: readonly { there: number; systemName: string }[],
) =>
  sql`
    INSERT INTO "arrivalFile" ("arrivalId", "there", "systemName")
    SELECT ${arrivalId}::integer, n."there", n."systemName"
    FROM jsonb_to_recordset(${JSON.stringify(files.map(({ there, systemName }) => ({ there, systemName })))}::jsonb) AS n ("there" bigint, "systemName" text)`.execute(
    db,
  )

/** The names under which these files of the archive were stored. */
export async function namesOf(
  tx: Db,
  arrivalId: number,
  theirs: readonly unknown[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ there: number; systemName: string }>`
    SELECT "there"::float8 AS "there", "systemName" FROM "arrivalFile"
    WHERE "arrivalId" = ${arrivalId} AND "there" = ANY (${theirs.map(Number)}::bigint[])
  `.execute(tx)
  return new Map(rows.map(({ there, systemName }) => [there, systemName]))
}

export const nameOfLogo = async (tx: Db, arrivalId: number): Promise<string | null> =>
  (await namesOf(tx, arrivalId, [logo])).get(logo) ?? null

const atOnce = 500

/** Removes files left by a failure or an undo. The note about a file is deleted only after the file. */
export async function removeOrphanedFiles(
  { db, files }: { db: Db; files: FileStore },
  arrivalId: number,
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ systemName: string }>`
      SELECT "systemName" FROM "arrivalFile" WHERE "arrivalId" = ${arrivalId} LIMIT ${atOnce}`.execute(
      db,
    )
    for (const { systemName } of rows)
      for (const name of [systemName, ...thumbnailNames(systemName)]) await files.remove(name)
    await sql`
      DELETE FROM "arrivalFile" WHERE "arrivalId" = ${arrivalId}
        AND "systemName" = ANY (${rows.map(({ systemName }) => systemName)}::text[])`.execute(db)
    if (rows.length < atOnce) return
  }
}
