// The process that makes PDFs, so that their time and memory are not the server's. It ends when the server does.
import { createRequire } from 'node:module'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Layout, PdfAnswer, PdfTask } from './makePdf.ts'

type PdfMake = {
  setFonts: (fonts: Record<string, Record<string, string>>) => void
  setLocalAccessPolicy: (allows: (path: string) => boolean) => void
  setUrlAccessPolicy: (allows: (url: string) => boolean) => void
  createPdf: (definition: unknown) => { getBuffer: () => Promise<Buffer> }
}

const require = createRequire(import.meta.url)
// The package's types describe another way to load it.
const pdfmake = require('pdfmake') as PdfMake
const fonts = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto')
// This font includes Greek and Cyrillic.
pdfmake.setFonts({
  Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') },
})
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))
pdfmake.setUrlAccessPolicy(() => false)

async function run({ layout, paper, logo, to }: PdfTask): Promise<void> {
  const { definition } = (await import(layout)) as { definition: Layout<object> }
  const picture = logo && (await sharp(Buffer.from(logo, 'base64')).png().toBuffer())
  const shown = picture ? `data:image/png;base64,${picture.toString('base64')}` : null
  const pdf = pdfmake.createPdf(definition({ ...paper, logo: shown }))
  await writeFile(to, await pdf.getBuffer())
}

process.on('message', (task: PdfTask) => {
  const answer = (what: Omit<PdfAnswer, 'id'>) => process.send?.({ id: task.id, ...what })
  run(task).then(
    () => answer({}),
    (error: Error) => answer({ failure: error.message }),
  )
})
process.on('disconnect', () => process.exit())
