// A prepared statement whose columns are read once per connection. pg reads them before each run and rebuilds its list
// of a hundred columns, which took a tenth of the time of reading one account.
import pg from 'pg'

// Parts of pg's query that are missing in its types.
type Columns = Pick<InnerResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>
type InnerResult = {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
type InternalQuery = {
  _result: InnerResult
  _accumulateRows: boolean
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
  handleError(error: Error, connection: Connection): void
}
type Connection = {
  describe(): void
  close(statement: { type: 'S'; name: string }): void
  parsedStatements: Record<string, string>
}

const Query = pg.Query as unknown as new (...args: unknown[]) => InternalQuery

/** A plan takes 150 to 550 kB in each connection; the least recently used one is dropped. */
const mostKept = 60

/** PostgreSQL's code of "cached plan must not change result type". */
const otherColumns = '0A000'

/** The prepared statements of a connection, least recently used first, with the columns of those that have run. */
export type PreparedStatements = Map<string, Columns | null>

class KnownQuery extends Query {
  readonly #statements: PreparedStatements
  readonly #name: string

  constructor(
    statements: PreparedStatements,
    name: string,
    text: string,
    values: unknown,
    done: QueryCallback,
  ) {
    super({ name, text, values }, done)
    this.#statements = statements
    this.#name = name
  }

  override prepare(connection: Connection): void {
    const isParsed = this.hasBeenParsed(connection)
    const columns = this.#statements.get(this.#name) ?? null
    this.#statements.delete(this.#name)
    if (!isParsed) this.#makeRoom(connection)
    this.#statements.set(this.#name, columns)
    if (!isParsed || !columns) return super.prepare(connection)
    // If the columns have changed, PostgreSQL refuses to run it (see `handleError`).
    Object.assign(this._result, columns)
    this._accumulateRows = true
    super.prepare(Object.create(connection, { describe: { value: () => {} } }) as Connection)
  }

  #makeRoom(connection: Connection): void {
    for (const name of this.#statements.keys()) {
      if (this.#statements.size < mostKept) return
      this.#forget(name, connection)
    }
  }

  #forget(name: string, connection: Connection): void {
    this.#statements.delete(name)
    delete connection.parsedStatements[name]
    connection.close({ type: 'S', name })
  }

  /** A newer server may have changed a table: forget the statement, so that the next run prepares it again. */
  override handleError(error: Error & { code?: string }, connection: Connection): void {
    if (error.code === otherColumns) this.#forget(this.#name, connection)
    super.handleError(error, connection)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#statements.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
type QueryCallback = (error: Error | null, result: pg.QueryResult) => void

/** Runs a prepared statement with the client's `query`. A name must always have the same text. */
export function runPrepared(
  query: (submitted: KnownQuery) => unknown,
  statements: PreparedStatements,
  { name, text, values }: { name: string; text: string; values: unknown },
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done: QueryCallback = (error, result) => (error ? reject(error) : resolve(result))
    query(new KnownQuery(statements, name, text, values, done))
  })
}
