// Living rooms, bedrooms, kitchens and bathrooms.

import type { Random } from '../random.ts'
import { bush, ellipse, HEIGHT, hsl, polygon, rect, shaded, WIDTH } from './shapes.ts'

const accents = [
  '#3f6d7a',
  '#8a5a44',
  '#5c7150',
  '#b0683f',
  '#5f5b7a',
  '#a8483f',
  '#4a6fa0',
  '#7c7f58',
]

/** Walls, floor and a window; what stands in the room comes on top. */
function room(random: Random): string {
  const wall = random.pick(['#f4efe6', '#eef0ee', '#f3e9dc', '#e9eef0', '#f2ece9'])
  const floor = random.pick([
    ['#c89f6d', '#a97c4b'],
    ['#d9c4a0', '#bfa27a'],
    ['#b5b2ac', '#96938d'],
    ['#8f6a4b', '#6f4f37'],
  ] as const)
  const boards = Array.from({ length: 9 }, (_, at) =>
    polygon(
      [at * 120, 440, at * 120 + 3, 440, at * 190 - 280, HEIGHT, at * 190 - 290, HEIGHT],
      '#000',
      'opacity=".09"',
    ),
  )
  return [
    rect(0, 0, WIDTH, 440, wall),
    rect(0, 0, WIDTH, 26, '#fff', 'opacity=".7"'),
    shaded(0, 440, WIDTH, 200, floor[0], floor[1]),
    ...boards,
    rect(0, 428, WIDTH, 12, '#fff'),
    window(random),
  ].join('')
}

function window(random: Random): string {
  const x = random.int(90, 560)
  const width = random.int(210, 320)
  const hasSea = random.chance(0.5)
  const curtain = random.pick(['#ffffff', '#e8d9c2', '#c9d4d3', '#e3cfc6'])
  return [
    rect(x - 12, 78, width + 24, 264, '#fff'),
    shaded(x, 90, width, 240, '#9fcbe8', '#e7f3f8'),
    hasSea
      ? shaded(x, 230, width, 100, '#3f87ad', '#77b4c9')
      : ellipse(x + width / 2, 330, width / 2, 80, hsl(110, 26, 52)),
    rect(x + width / 2 - 4, 90, 8, 240, '#fff'),
    rect(x - 60, 66, 56, 360, curtain, 'opacity=".92"'),
    rect(x + width + 4, 66, 56, 360, curtain, 'opacity=".92"'),
    polygon(
      [x, 440, x + width, 440, x + width + 140, HEIGHT, x + 60, HEIGHT],
      '#fff',
      'opacity=".16"',
    ),
  ].join('')
}

const picture = (random: Random, x: number, y: number) =>
  rect(x, y, 110, 82, '#fff') +
  rect(x + 8, y + 8, 94, 66, random.pick(accents), 'opacity=".75"') +
  ellipse(x + random.int(30, 80), y + 44, 20, 18, '#f3dfb5', 'opacity=".85"')

const plant = (random: Random, x: number) =>
  rect(x - 24, 430, 48, 60, '#c9b29a') +
  bush(random, x, 400, 46) +
  bush(random, x - 12, 366, 34) +
  bush(random, x + 16, 350, 28)

export function living(random: Random): string {
  const sofa = random.pick(accents)
  const x = random.int(180, 400)
  return [
    room(random),
    picture(random, random.int(700, 800), 130),
    ellipse(480, 556, 340, 56, random.pick(accents), 'opacity=".35"'),
    rect(x, 350, 400, 84, sofa, 'rx="22"'),
    rect(x - 20, 420, 440, 86, sofa, 'rx="18"'),
    rect(x - 20, 420, 440, 8, '#fff', 'opacity=".18"'),
    rect(x + 30, 372, 80, 62, random.pick(accents), 'rx="10"'),
    rect(x + 290, 372, 80, 62, '#efe6d6', 'rx="10"'),
    rect(x + 70, 540, 240, 16, '#6b4b34', 'rx="6"'),
    rect(x + 90, 556, 10, 46, '#6b4b34'),
    rect(x + 280, 556, 10, 46, '#6b4b34'),
    random.chance(0.4) ? fireplace() : plant(random, 890),
  ].join('')
}

const fireplace = () =>
  rect(760, 280, 180, 190, '#e8e2d8') +
  rect(745, 266, 210, 20, '#7a5a42') +
  rect(795, 350, 110, 120, '#2b2622') +
  ellipse(850, 448, 32, 24, '#f08a3c') +
  ellipse(850, 454, 16, 16, '#fbd36b')

export function bedroom(random: Random): string {
  const cover = random.pick(accents)
  const x = random.int(260, 460)
  return [
    room(random),
    rect(x, 296, 400, 150, random.pick(['#7a5a42', '#d8cfc0', '#4c4a48', '#b59775']), 'rx="14"'),
    rect(x + 10, 400, 380, 60, '#fdfbf7', 'rx="16"'),
    rect(x + 36, 380, 140, 46, '#fff', 'rx="16"'),
    rect(x + 224, 380, 140, 46, '#fff', 'rx="16"'),
    polygon([x + 4, 450, x + 396, 450, x + 440, 590, x - 40, 590], cover),
    polygon([x + 4, 450, x + 396, 450, x + 404, 476, x - 4, 476], '#fff', 'opacity=".55"'),
    rect(x - 110, 400, 80, 90, '#a98763', 'rx="4"'),
    rect(x - 74, 350, 8, 50, '#555'),
    polygon([x - 100, 356, x - 40, 356, x - 54, 310, x - 86, 310], '#f7e3b4'),
    random.chance(0.6) ? picture(random, 820, 140) : plant(random, 900),
  ].join('')
}

export function kitchen(random: Random): string {
  const front = random.pick(['#f7f5f0', '#3f5f66', '#6f8068', '#d9c9ae', '#2f3a45', '#a86d4f'])
  const top = random.pick(['#3d3d3f', '#cdbfa8', '#9a7350', '#e9e7e2'])
  const tile = hsl(random.int(20, 210), random.int(10, 30), 84)
  const upper = Array.from(
    { length: 5 },
    (_, at) =>
      rect(40 + at * 118, 90, 112, 130, front) + rect(140 + at * 118, 150, 5, 40, '#9b9b9b'),
  )
  const lower = Array.from(
    { length: 7 },
    (_, at) =>
      rect(40 + at * 118, 372, 112, 148, front) + rect(60 + at * 118, 386, 70, 5, '#9b9b9b'),
  )
  return [
    rect(0, 0, WIDTH, 540, '#f3efe8'),
    rect(40, 220, 826, 134, tile),
    ...Array.from({ length: 20 }, (_, at) =>
      rect(40 + at * 43, 220, 2, 134, '#fff', 'opacity=".6"'),
    ),
    ...upper,
    shaded(650, 80, 216, 150, '#9fcbe8', '#e7f3f8'),
    rect(754, 80, 8, 150, '#fff'),
    rect(30, 352, 846, 22, top),
    ...lower,
    rect(276, 380, 112, 132, '#2d3033', 'rx="4"'),
    rect(290, 410, 84, 70, '#55606a'),
    rect(700, 322, 8, 32, '#8d9499'),
    rect(672, 316, 36, 8, '#8d9499'),
    shaded(0, 520, WIDTH, 120, '#c9b697', '#a8916c'),
    rect(878, 110, 82, 420, '#dfe2e3'),
    ...[0, 1].map(
      (at) =>
        rect(330 + at * 150, 0, 4, 130, '#444') + ellipse(332 + at * 150, 140, 34, 20, '#f3d58b'),
    ),
    bush(random, 120, 356, 26),
  ].join('')
}

export function bathroom(random: Random): string {
  const tile = random.pick(['#cfe0e2', '#e6ded2', '#d7ddd0', '#dcd7e2', '#bccdd6'])
  const grid = Array.from(
    { length: 12 },
    (_, at) =>
      rect(at * 80, 0, 2, 460, '#fff', 'opacity=".7"') +
      rect(0, at * 42, WIDTH, 2, '#fff', 'opacity=".7"'),
  )
  return [
    rect(0, 0, WIDTH, 470, tile),
    ...grid,
    shaded(0, 470, WIDTH, 170, '#b9b3a9', '#948d82'),
    rect(120, 110, 220, 190, '#fff', 'rx="12"'),
    shaded(132, 122, 196, 166, '#c9dde6', '#eef5f7'),
    rect(90, 360, 280, 26, '#fff', 'rx="10"'),
    rect(110, 386, 240, 110, random.pick(['#a9835c', '#5d6b70', '#e9e5dc'])),
    rect(222, 326, 12, 34, '#9aa0a3'),
    rect(540, 420, 360, 110, '#fff', 'rx="46"'),
    rect(556, 432, 328, 26, '#dfeef2', 'rx="13"'),
    rect(870, 150, 8, 280, '#9aa0a3'),
    ellipse(852, 156, 40, 10, '#9aa0a3'),
    rect(440, 300, 60, 130, random.pick(accents), 'opacity=".8"'),
    bush(random, 480, 560, 40),
  ].join('')
}
