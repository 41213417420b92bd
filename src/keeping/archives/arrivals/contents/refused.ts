// Reasons for refusing an archive, shown to the person who uploaded it.
import { DatabaseError } from 'pg'
import type { Message } from '#kit/i18n/messages.ts'

export class ArchiveRefused extends Error {
  readonly says: Message

  constructor(says: Message) {
    super(JSON.stringify(says))
    this.says = says
  }
}

/** Parameter for the name of a table, which the reader sees as its label. */
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

/** The refusal for a database error about a table's rows; undefined if the archive is not the cause. */
export function refusedByDatabase(error: unknown, table: string): ArchiveRefused | undefined {
  if (!(error instanceof DatabaseError) || !error.code) return undefined
  const { code, constraint, column, detail } = error
  const key = keys[code] ?? (code.startsWith('22') ? 'arrival.refused.value' : undefined)
  // Only names of columns and constraints: values are personal data.
  const what = column ?? constraint ?? /^Key \(([^)]*)\)=/.exec(detail ?? '')?.[1] ?? ''
  return key === undefined ? undefined : new ArchiveRefused([key, inTable(table, { what })])
}
