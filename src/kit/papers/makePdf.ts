// Makes PDFs in a process of its own (pdf.process.ts).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { createPdf } from 'pdfmake'
import { inTemporaryFolder } from '../files/temporaryFolder.ts'
import { sideProcess } from '../processes/sideProcess.ts'
import type { Numbered } from '../processes/sideProcess.ts'

export type PdfDefinition = Parameters<typeof createPdf>[0]

/** What a module of a layout exports as `definition`: the PDF of a paper. `logo` is a picture as a data URL. */
export type Layout<Paper> = (paper: Paper & { logo: string | null }) => PdfDefinition

/** `layout` is the address of the module, `logo` a picture in base64. */
type PdfJob = { layout: string; paper: object; logo: string | null; to: string }
type PdfResult = { failure?: string }
export type PdfTask = Numbered<PdfJob>
export type PdfAnswer = Numbered<PdfResult>

const ask = sideProcess<PdfJob, PdfResult>({
  name: 'setting papers',
  file: join(import.meta.dirname, 'pdf.process.ts'),
  stderr: 'ignore',
  patience: 120_000,
  idle: 30_000,
})

/** The PDF that the module at `layout` (a URL) makes of the paper, which must survive JSON. */
export const makePdf = (layout: URL, paper: object, logo: Buffer | null): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const to = join(folder, 'paper.pdf')
    const { failure } = await ask({
      layout: layout.href,
      paper,
      logo: logo && logo.toString('base64'),
      to,
    })
    if (failure) throw new Error(`A paper could not be set: ${failure}`)
    return readFile(to)
  })
