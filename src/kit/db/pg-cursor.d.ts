// pg-cursor ships no types; kysely says what it needs of it.
declare module 'pg-cursor' {
  import type { PostgresCursor } from 'kysely'

  export default class Cursor<Row> implements PostgresCursor<Row> {
    constructor(sql: string, parameters: unknown[])
    read(rowsCount: number): Promise<Row[]>
    close(): Promise<void>
  }
}
