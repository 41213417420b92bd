// Makes a small file's bytes: a drawn picture of a house, a view or a floor plan, or a text.

import sharp from 'sharp'
import type { DemoFile } from './demoFiles.ts'
import { seededRandom } from './random.ts'
import type { Random } from './random.ts'

const WIDTH = 480
const HEIGHT = 320

export async function makeFile({ content, userName }: DemoFile): Promise<Buffer> {
  if (content.kind === 'text') return Buffer.from(content.text, 'utf8')
  const random = seededRandom(content.seed)
  const draw = /Κάτοψη|План|plan|Τοπογραφικό/i.test(userName)
    ? floorPlan
    : /θέα|Вид|view/i.test(userName)
      ? seaView
      : houseFront
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw(random)}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

const rect = (x: number, y: number, width: number, height: number, style: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`

const fill = (hue: number, saturation: number, light: number) =>
  `fill="hsl(${hue},${saturation}%,${light}%)"`

function seaView(random: Random): string {
  const horizon = random.int(130, 170)
  const hill = (x: number, height: number, light: number) =>
    `<ellipse cx="${x}" cy="${horizon}" rx="${random.int(110, 190)}" ry="${height}" ${fill(150, 22, light)}/>`
  return [
    rect(0, 0, WIDTH, HEIGHT, fill(random.int(195, 215), 70, 82)),
    `<circle cx="${random.int(60, 420)}" cy="${random.int(35, 80)}" r="24" ${fill(46, 95, 72)}/>`,
    hill(random.int(40, 200), random.int(30, 70), 52),
    hill(random.int(260, 440), random.int(24, 56), 60),
    rect(0, horizon, WIDTH, HEIGHT - horizon, fill(random.int(198, 208), 62, 46)),
    rect(0, 262, WIDTH, 58, fill(random.int(34, 42), 48, 74)),
  ].join('')
}

function houseFront(random: Random): string {
  const floors = random.int(2, 4)
  const windows = random.int(3, 5)
  const wall = fill(random.int(20, 50), random.int(20, 45), random.int(78, 90))
  const top = 280 - floors * 58
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, fill(205, 60, 86)),
    rect(0, 280, WIDTH, 40, fill(95, 25, 58)),
    rect(90, top, 300, floors * 58, wall),
    rect(80, top - 12, 320, 12, fill(random.int(8, 20), 55, 48)),
  ]
  for (let floor = 0; floor < floors; floor++) {
    for (let at = 0; at < windows; at++) {
      const x = 90 + (300 / windows) * (at + 0.5) - 15
      const isDoor = floor === 0 && at === Math.floor(windows / 2)
      const y = 280 - floor * 58 - (isDoor ? 46 : 44)
      parts.push(rect(x, y, 30, isDoor ? 46 : 30, fill(205, 40, isDoor ? 30 : 55)))
    }
  }
  return parts.join('')
}

function floorPlan(random: Random): string {
  const across = random.int(180, 300)
  const down = random.int(130, 190)
  const line = 'fill="none" stroke="#2f3b45" stroke-width="6"'
  return [
    rect(0, 0, WIDTH, HEIGHT, 'fill="#f7f5f0"'),
    rect(60, 40, 360, 240, line),
    rect(60, 40, across - 60, down - 40, line),
    rect(across, 40, 420 - across, down - 40, line),
    rect(60, down, random.int(220, 330) - 60, 280 - down, line),
    rect(across - 3, 40 + random.int(20, 50), 6, 34, 'fill="#f7f5f0"'),
    rect(90 + random.int(0, 60), down - 3, 38, 6, 'fill="#f7f5f0"'),
    rect(300, 277, 44, 6, 'fill="#f7f5f0"'),
  ].join('')
}
