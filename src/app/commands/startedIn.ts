import { resolve } from 'node:path'

/** A path of the command line, which starts where the person is; the program works in its own folder. */
export const fromWhereStarted = (path: string): string =>
  resolve(process.env['STARTED_IN'] ?? process.cwd(), path)
