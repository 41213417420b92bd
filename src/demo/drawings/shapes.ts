// Shapes of the drawn pictures as SVG text. Pictures are 960 wide and 640 high.

import type { Random } from '../random.ts'

export const WIDTH = 960
export const HEIGHT = 640

export const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${hue},${saturation}%,${light}%)`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`

/** @param points x and y in turn */
export const polygon = (points: readonly number[], fill: string, more = '') =>
  `<polygon points="${points.map(round).join(' ')}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

const round = (value: number) => Math.round(value * 10) / 10

/** A rectangle whose colour runs from top to bottom. */
export function shaded(
  x: number,
  y: number,
  width: number,
  height: number,
  from: string,
  to: string,
) {
  const id = [x, y, width, height].map(Math.round).join('-')
  return `<linearGradient id="s${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>${rect(x, y, width, height, `url(#s${id})`)}`
}

/** Morning, noon or evening over the whole picture. */
export function sky(random: Random, horizon: number): string {
  const [top, low] = random.pick([
    ['#7db7e8', '#dff0fa'],
    ['#5aa2dc', '#cfe8f7'],
    ['#89a7d8', '#fbdcc4'],
    ['#6f8fc4', '#f7c9a9'],
    ['#9cc9e6', '#f4f3ea'],
  ] as const)
  const clouds = Array.from({ length: random.int(0, 3) }, () => {
    const x = random.int(60, 900)
    const y = random.int(40, Math.max(60, horizon - 160))
    const size = random.int(40, 90)
    return (
      ellipse(x, y, size, size * 0.22, '#fff', 'opacity=".75"') +
      ellipse(x + size * 0.4, y - size * 0.12, size * 0.6, size * 0.24, '#fff', 'opacity=".7"')
    )
  })
  return shaded(0, 0, WIDTH, horizon, top, low) + clouds.join('')
}

export function tree(random: Random, x: number, ground: number, height: number): string {
  const green = hsl(random.int(88, 140), random.int(24, 42), random.int(30, 44))
  const light = hsl(random.int(80, 120), 36, 50)
  const trunk = rect(
    x - height * 0.04,
    ground - height * 0.5,
    height * 0.08,
    height * 0.5,
    '#7a5a42',
  )
  if (random.chance(0.3))
    return (
      rect(x - height * 0.03, ground - height * 0.2, height * 0.06, height * 0.2, '#6e5340') +
      ellipse(x, ground - height * 0.6, height * 0.11, height * 0.5, green)
    )
  return (
    trunk +
    ellipse(x, ground - height * 0.7, height * 0.32, height * 0.32, green) +
    ellipse(
      x - height * 0.1,
      ground - height * 0.8,
      height * 0.17,
      height * 0.16,
      light,
      'opacity=".5"',
    )
  )
}

export const bush = (random: Random, x: number, ground: number, size: number) =>
  ellipse(
    x,
    ground - size * 0.4,
    size,
    size * 0.6,
    hsl(random.int(95, 130), 32, random.int(34, 44)),
  ) + (random.chance(0.5) ? flowers(random, x, ground - size * 0.5, size) : '')

const flowers = (random: Random, x: number, y: number, size: number) =>
  Array.from({ length: 9 }, () =>
    ellipse(
      x + (random.next() - 0.5) * size * 1.4,
      y + (random.next() - 0.5) * size * 0.6,
      5,
      5,
      random.pick(['#e4568a', '#f2b8cf', '#f5d65b', '#ffffff']),
    ),
  ).join('')
