// Lets a query be planned once for each connection instead of at every call. For queries by number
// that join a lot, planning costs several times what running them does.
import pg from 'pg'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

const mark = /^\/\* prepared (\w+) \*\//

/**
 * Put first in a raw query: sql`${prepared('viewAccount')} SELECT …`. The name belongs to one text
 * alone; values must come as parameters. Only for queries whose best plan is always the same.
 */
export const prepared = (name: string): RawBuilder<never> => sql.raw(`/* prepared ${name} */`)

type Query = (...args: unknown[]) => unknown

/** A client that names the statements which ask for it. */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? mark.exec(text.trimStart())?.[1] : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }) as pg.Client['query']
  }
}
