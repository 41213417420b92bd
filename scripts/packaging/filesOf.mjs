import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All files, links and folders below a folder. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true }).map((path) => join(folder, path))
