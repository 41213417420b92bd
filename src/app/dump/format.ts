// The archive that `estia dump` writes: one tar file.
//
//   head.json                      what made it, and the tables with their columns
//   sql.json.zst                   the SQL files that the database was made from, to make one like it
//   rows/TABLE/000001.copy.zst     rows as COPY writes them, in pieces of whole rows
//   sequences.json                 the state of every sequence
//   files/NAME                     stored files
//   foot.json                      how many rows and files there are, and which files were not
//
// Every 1,000 entries, and at the end, an entry `sums/000001.sha256` lists the SHA-256 of those before it, as
// `sha256sum` writes and checks them.
import { z } from 'zod'

/** Grows when an earlier release could not read the archive any more. */
export const format = 1

export const headName = 'head.json'
export const sqlName = 'sql.json.zst'
export const sequencesName = 'sequences.json'
export const footName = 'foot.json'
export const rowsName = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, '0')}.copy.zst`
export const fileName = (name: string): string => `files/${name}`
export const sumsName = (group: number): string => `sums/${String(group).padStart(6, '0')}.sha256`

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
export type DumpedTable = z.infer<typeof table>

export const headSchema = z.object({
  format: z.number(),
  /** The product and its version, such as { name: 'estia', version: '0.3.0' }. */
  madeBy: z.object({ name: z.string(), version: z.string() }),
  /** UTC instant. */
  madeOn: z.string(),
  /** The version of PostgreSQL, such as '15.18'. */
  postgres: z.string(),
  /** Names of the migrations that this state of the tables contains. */
  migrations: z.array(z.string()),
  tables: z.array(table),
})
export type Head = z.infer<typeof headSchema>

const sqlFile = z.object({
  name: z.string(),
  sql: z.string(),
  checksum: z.string(),
  requires: z.array(z.string()),
})
export const sqlSchema = z.object({
  tables: z.array(sqlFile),
  functions: z.array(sqlFile.extend({ version: z.number(), isKept: z.boolean() })),
  /** Without their SQL: the tables contain them already. */
  migrations: z.array(sqlFile),
})
export type ArchivedSql = z.infer<typeof sqlSchema>

/** Text, because a bigint may be larger than a number holds. */
export const sequencesSchema = z.array(
  z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() }),
)

export const footSchema = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Names of files that have a row and were not in the file store, or not with their size. */
  missing: z.array(z.string()),
  /** Entries before this one. */
  entries: z.number(),
  /** SHA-256 of the texts of all sums before this entry. */
  sums: z.string(),
})
export type Foot = z.infer<typeof footSchema>
