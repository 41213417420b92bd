// A prepared statement whose columns are asked for once per connection. pg asks before each run, and builds its table of a
// hundred columns anew from each response, which took a tenth of the time of reading one account.
import pg from 'pg'

// Parts of pg's query that are missing in its types.
type Columns = Pick<InnerResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>
type InnerResult = {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
type Inner = {
  _result: InnerResult
  _accumulateRows: boolean
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  handleRowDescription(message: unknown): void
}
type Connection = { describe(): void }

const Query = pg.Query as unknown as new (...args: unknown[]) => Inner

/** The columns of each prepared statement of a connection, by its name. */
export type KnownColumns = Map<string, Columns>

class KnownQuery extends Query {
  readonly #columns: KnownColumns
  readonly #name: string

  constructor(columns: KnownColumns, name: string, text: string, values: unknown, done: Done) {
    super({ name, text, values }, done)
    this.#columns = columns
    this.#name = name
  }

  override prepare(connection: Connection): void {
    const columns = this.hasBeenParsed(connection) ? this.#columns.get(this.#name) : undefined
    if (!columns) return super.prepare(connection)
    // If they have changed meanwhile, PostgreSQL refuses: "cached plan must not change result type".
    Object.assign(this._result, columns)
    this._accumulateRows = true
    super.prepare(Object.create(connection, { describe: { value: () => {} } }) as Connection)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#columns.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
type Done = (error: Error | null, result: pg.QueryResult) => void

/** Runs a prepared statement by the client's own `query`. A name must always have the same text. */
export function runKnown(
  query: (submitted: KnownQuery) => unknown,
  columns: KnownColumns,
  { name, text, values }: { name: string; text: string; values: unknown },
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result))
    query(new KnownQuery(columns, name, text, values, done))
  })
}
