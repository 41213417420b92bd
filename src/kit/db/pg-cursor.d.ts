// pg-cursor has no types; these are the parts that kysely needs.
declare module 'pg-cursor' {
  import type { PostgresCursor } from 'kysely'

  export default class Cursor<Row> implements PostgresCursor<Row> {
    constructor(sql: string, parameters: unknown[])
    read(rowsCount: number): Promise<Row[]>
    close(): Promise<void>
  }
}
