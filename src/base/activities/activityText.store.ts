import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** SQL for what an activity says, whose row is `of`: in a language where the product says it, else as it was written. */
export const activityText = (of: string, language: string): RawBuilder<string | null> =>
  sql`coalesce(${sql.ref(`${of}.said`)}->'texts'->>${sql.lit(language)}, ${sql.ref(`${of}.description`)})`
