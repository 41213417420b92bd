// Prepares marked queries once per connection: for queries by id with many joins, planning takes several times longer than
// running. Also closes connections that broke or that PostgreSQL no longer answers.
import pg from 'pg'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Socket } from 'node:net'
import { BreakingCursor } from './breakingCursor.ts'
import type { CursorClient } from './breakingCursor.ts'
import { runPrepared } from './preparedQuery.ts'
import type { PreparedStatements } from './preparedQuery.ts'
import { tracedQuery } from '../tracing/traceQueries.ts'
import { isTracing } from '../tracing/tracing.ts'

const mark = /^\/\* prepared (\w+) \*\//

/**
 * The beginning of a raw query: sql`${prepared('viewAccount')} SELECT …`. A name must always have the same text; values must be
 * parameters. Only for queries whose best plan is always the same.
 */
export const prepared = (name: string): RawBuilder<never> => sql.raw(preparedText(name, ''))

/** The same for a compiled text. */
export const preparedText = (name: string, text: string): string => `/* prepared ${name} */${text}`

type Query = (...args: unknown[]) => unknown

type ParameterStatus = { parameterName: string; parameterValue: string }

// Parts of pg's client that are missing in its types.
type InternalClient = {
  connection: {
    stream: Socket
    on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void
  }
  /** False while a response is awaited. */
  readyForQuery: boolean
  _activeQuery: { state?: string } | null
}

export type ClientConfig = pg.ClientConfig & {
  /** Milliseconds without any data from PostgreSQL after which the connection is closed. */
  silence?: number
  /** Uses no named statements: the next one may run in a session that does not have it. */
  isPooled?: boolean
}

/** A client that prepares marked statements, and whose lost connection does not end the process. */
export class PreparedClient extends pg.Client {
  /** Whether the server is a standby, which only reads. Known once it is connected; PostgreSQL says so by itself. */
  isStandby = false

  constructor(config?: string | ClientConfig) {
    super(config)
    const { silence, isPooled = false } = typeof config === 'object' ? config : {}
    // The next query fails with the error. Without a listener, a lost connection would end the process.
    this.on('error', () => {})
    const inner = this as unknown as InternalClient
    if (silence) this.once('connect', () => giveUpAfter(inner, silence))
    inner.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on'
    })
    const query = this.query.bind(this) as Query
    const statements: PreparedStatements = new Map()
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (text instanceof BreakingCursor) return text.readFrom(this as unknown as CursorClient)
      const name =
        typeof text === 'string' && !isPooled ? mark.exec(text.trimStart())?.[1] : undefined
      const run = () =>
        name && rest.length === 0
          ? runPrepared(query, statements, { name, text: text as string, values })
          : query(text, values, ...rest)
      return isTracing() && typeof text === 'string' ? tracedQuery(text, run) : run()
    }) as pg.Client['query']
  }
}

/** For a pool that writes: throws if the connection leads to a standby. */
export function refuseStandby(client: pg.ClientBase): void {
  if (client instanceof PreparedClient && client.isStandby)
    throw new Error('PostgreSQL is a standby, which only reads')
}

function giveUpAfter(client: InternalClient, silence: number): void {
  const { stream } = client.connection
  stream.setTimeout(silence)
  // A callback of `setTimeout` would be called once, and a query after a longer rest would be waited for forever.
  stream.on('timeout', () => {
    // An idle cursor, whose reader is pausing, awaits nothing.
    const isAwaited = !client.readyForQuery && client._activeQuery?.state !== 'idle'
    if (!isAwaited) return
    const error = new Error(`PostgreSQL said nothing for ${silence} ms`)
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}
