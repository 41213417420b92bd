// The process that reads uploaded workbooks. It ends when the server does.
import { readFile } from 'node:fs/promises'
import { readSheet } from './readSheet.ts'
import type { SheetAnswer, SheetTask } from './readUploadedSheet.ts'

process.on('message', ({ id, path, limits }: SheetTask) => {
  const answer = (result: Omit<SheetAnswer, 'id'>) => process.send?.({ id, ...result })
  readFile(path)
    .then((file) => readSheet(file, limits))
    .then(
      (read) => answer({ read }),
      (error: Error) => answer({ failure: error.message }),
    )
})
process.on('disconnect', () => process.exit())
