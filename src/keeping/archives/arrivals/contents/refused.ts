// Why an archive cannot be brought in, for whoever sent it.
import { DatabaseError } from 'pg'
import type { Message } from '#kit/i18n/messages.ts'

export class ArchiveRefused extends Error {
  readonly says: Message

  constructor(says: Message) {
    super(JSON.stringify(says))
    this.says = says
  }
}

/** Where an archive names a table, the reader sees what it is called. */
export const inTable = (table: string, more: Record<string, string | number> = {}) => ({
  table,
  ...more,
})

const keys: Readonly<Record<string, string>> = {
  '23502': 'arrival.refused.empty',
  '23503': 'arrival.refused.nothing',
  '23505': 'arrival.refused.twice',
  '23514': 'arrival.refused.rule',
  '23P01': 'arrival.refused.overlap',
}

/** What the database refuses of a table's rows; undefined for a failure that is not the archive's. */
export function refusedByDatabase(error: unknown, table: string): ArchiveRefused | undefined {
  if (!(error instanceof DatabaseError) || !error.code) return undefined
  const { code, constraint, column, detail } = error
  const key = keys[code] ?? (code.startsWith('22') ? 'arrival.refused.value' : undefined)
  // Names of columns and constraints alone: values are personal data.
  const what = column ?? constraint ?? /^Key \(([^)]*)\)=/.exec(detail ?? '')?.[1] ?? ''
  return key === undefined ? undefined : new ArchiveRefused([key, inTable(table, { what })])
}
