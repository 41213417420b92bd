// Makes a small file's bytes: a picture of a house, a view or a floor plan, or a text.

import sharp from 'sharp'
import type { DemoFile } from './demoFiles.ts'
import { picture, variants } from './pictures.ts'
import { seededRandom } from './random.ts'

export async function makeFile({ content, userName }: DemoFile): Promise<Buffer> {
  if (content.kind === 'text') return Buffer.from(content.text, 'utf8')
  const scene = /Κάτοψη|План|plan|Τοπογραφικό/i.test(userName)
    ? 'plan'
    : /θέα|Вид|view/i.test(userName)
      ? 'sea'
      : 'facade'
  const variant = seededRandom(content.seed).int(0, variants[scene] - 1)
  return sharp(await picture(scene, variant))
    .resize(480, 320)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
