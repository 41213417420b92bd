import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * SQL for the text of an activity whose row has the alias `of`: in the language for generated texts, otherwise as
 * written.
 */
export const activityText = (of: string, language: string): RawBuilder<string | null> =>
  sql`coalesce(${sql.ref(`${of}.said`)}->'texts'->>${sql.lit(language)}, ${sql.ref(`${of}.description`)})`
