// A process of its own in which workbooks of people are read. It ends when the server does.
import { readFile } from 'node:fs/promises'
import { readSheet } from './readSheet.ts'
import type { SheetAnswer, SheetTask } from './readUploadedSheet.ts'

process.on('message', ({ id, path, limits }: SheetTask) => {
  const answer = (what: Omit<SheetAnswer, 'id'>) => process.send?.({ id, ...what })
  readFile(path).then(
    (file) => answer({ read: readSheet(file, limits) }),
    (error: Error) => answer({ failure: error.message }),
  )
})
process.on('disconnect', () => process.exit())
