// Reads uploaded workbooks in a process of its own (sheet.process.ts).
import { join } from 'node:path'
import { TookTooMuch, boundedProcess } from '../processes/boundedProcess.ts'
import type { Numbered } from '../processes/sideProcess.ts'
import type { ReadLimits, SheetFault, StoredRow } from './readSheet.ts'

type Task = { path: string; limits: ReadLimits }
type ReadResult = { read?: StoredRow[] | SheetFault; failure?: string }
export type SheetTask = Numbered<Task>
export type SheetAnswer = Numbered<ReadResult>

/** Also answers `tooLarge` for a file that takes more than `patience` milliseconds, or more than 300 MB, to read. */
export function sheetReader(patience: number) {
  const ask = boundedProcess<Task, ReadResult>({
    name: 'reading a workbook',
    file: join(import.meta.dirname, 'sheet.process.ts'),
    patience,
    megabytes: 300,
  })
  return async (path: string, limits: ReadLimits): Promise<StoredRow[] | SheetFault> => {
    const { read, failure } = await ask({ path, limits }).catch((error: unknown): ReadResult => {
      if (error instanceof TookTooMuch) return { read: 'tooLarge' }
      throw error
    })
    if (read === undefined) throw new Error(failure)
    return read
  }
}

/** Reads the first sheet of the file at this path. */
export const readUploadedSheet = sheetReader(15_000)
