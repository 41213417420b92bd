import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** SQL for the text of the activity with alias `of`: generated texts in a language, others as written. */
export const activityText = (of: string, language: string): RawBuilder<string | null> =>
  sql`coalesce(${sql.ref(`${of}.said`)}->'texts'->>${sql.lit(language)}, ${sql.ref(`${of}.description`)})`
