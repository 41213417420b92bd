// Lets a query be planned once for each connection instead of at every call. For queries by number
// that join a lot, planning costs several times what running them does.
//
// And gives a connection up that broke or that PostgreSQL no longer answers.
import pg from 'pg'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Socket } from 'node:net'
import { BreakingCursor } from './breakingCursor.ts'
import type { CursorClient } from './breakingCursor.ts'

const mark = /^\/\* prepared (\w+) \*\//

/**
 * Put first in a raw query: sql`${prepared('viewAccount')} SELECT …`. The name belongs to one text
 * alone; values must come as parameters. Only for queries whose best plan is always the same.
 */
export const prepared = (name: string): RawBuilder<never> => sql.raw(`/* prepared ${name} */`)

type Query = (...args: unknown[]) => unknown

// Parts of pg's client that its types leave out.
type Inner = {
  connection: { stream: Socket }
  /** False while an answer is awaited. */
  readyForQuery: boolean
  _activeQuery: { state?: string } | null
}

export type ClientConfig = pg.ClientConfig & {
  /** After so many milliseconds without a word from PostgreSQL its answer is no longer awaited. */
  silence?: number
  /** Names no statement: the next may run in a session that does not know it. */
  isPooled?: boolean
}

/** A client that names the statements which ask for it, and that loses a connection quietly. */
export class PreparedClient extends pg.Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const { silence, isPooled = false } = typeof config === 'object' ? config : {}
    // Whoever asks next is told. Without a listener, the break of a connection ends the process.
    this.on('error', () => {})
    if (silence) this.once('connect', () => giveUpAfter(this as unknown as Inner, silence))
    const query = this.query.bind(this) as Query
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (text instanceof BreakingCursor) return text.readFrom(this as unknown as CursorClient)
      const name =
        typeof text === 'string' && !isPooled ? mark.exec(text.trimStart())?.[1] : undefined
      return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
    }) as pg.Client['query']
  }
}

function giveUpAfter(client: Inner, silence: number): void {
  const { stream } = client.connection
  stream.setTimeout(silence, () => {
    // A cursor whose reader takes a rest waits for nothing.
    const isAwaited = !client.readyForQuery && client._activeQuery?.state !== 'idle'
    if (!isAwaited) return
    const error = new Error(`PostgreSQL said nothing for ${silence} ms`)
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}
