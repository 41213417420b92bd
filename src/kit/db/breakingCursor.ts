// Reads a long result in batches, at the pace of its reader. Unlike pg's own cursor it fails when the connection is lost,
// instead of waiting forever.
import type { Span } from '@opentelemetry/api'
import Cursor from 'pg-cursor'
import type { Socket } from 'node:net'
import { startQuerySpan } from '../tracing/traceQueries.ts'

/** The connection that a cursor reads from. */
export type CursorClient = {
  query(text: string): Promise<unknown>
  query<Row>(cursor: Cursor<Row>): Cursor<Row>
  connection: { stream: Socket }
}

export class BreakingCursor<Row> {
  readonly #cursor: Cursor<Row>
  #client: CursorClient | undefined
  #begun: Promise<unknown> | undefined
  #span: Span | undefined
  readonly #sql: string

  constructor(sql: string, parameters: unknown[]) {
    this.#sql = sql
    this.#cursor = new Cursor(sql, parameters)
  }

  /** Set by the client before anything is read. */
  readFrom(client: CursorClient): this {
    this.#client = client
    this.#span = startQuerySpan(this.#sql)
    return this
  }

  async read(rows: number): Promise<Row[]> {
    this.#begun ??= this.#begin()
    await this.#begun
    return this.#cursor.read(rows)
  }

  // The statement timeout would include the time that the reader takes.
  async #begin(): Promise<void> {
    await this.#client!.query('BEGIN READ ONLY; SET LOCAL statement_timeout = 0')
    this.#client!.query(this.#cursor)
  }

  async close(): Promise<void> {
    this.#span?.end()
    const begun = await this.#begun?.then(
      () => true,
      () => false,
    )
    const { stream } = this.#client!.connection
    if (!begun || stream.destroyed) return
    const { promise: broken, resolve: end } = Promise.withResolvers<void>()
    stream.once('close', end)
    await Promise.race([this.#cursor.close(), broken]).finally(() => stream.off('close', end))
    if (!stream.destroyed) await this.#client!.query('COMMIT')
  }
}
