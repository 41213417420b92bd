import { resolve } from 'node:path'

/**
 * Resolves a path of the command line against the folder where the command was typed, because the program runs in its
 * own folder.
 */
export const resolveFromShell = (path: string): string =>
  resolve(process.env['STARTED_IN'] ?? process.cwd(), path)
