// Sends statements to the process that makes PDFs (statement.process.ts).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { sideProcess } from '#kit/processes/sideProcess.ts'
import type { Numbered } from '#kit/processes/sideProcess.ts'
import type { StatementPaper } from './statementPdf.ts'

/** `logo` is an image in base64. */
type StatementJob = { paper: Omit<StatementPaper, 'logo'>; logo: string | null; to: string }
type StatementResult = { failure?: string }
export type PdfTask = Numbered<StatementJob>
export type PdfAnswer = Numbered<StatementResult>

const ask = sideProcess<StatementJob, StatementResult>({
  name: 'setting statements',
  file: join(import.meta.dirname, 'statement.process.ts'),
  stderr: 'ignore',
  patience: 120_000,
  idle: 30_000,
})

export const makePdf = (
  paper: Omit<StatementPaper, 'logo'>,
  logo: Buffer | null,
): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const to = join(folder, 'statement.pdf')
    const { failure } = await ask({ paper, logo: logo && logo.toString('base64'), to })
    if (failure) throw new Error(`A statement could not be set: ${failure}`)
    return readFile(to)
  })
