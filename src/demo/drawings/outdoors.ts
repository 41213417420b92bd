// Houses, apartment buildings and shops as they look from the street.

import type { Random } from '../random.ts'
import { bush, ellipse, HEIGHT, hsl, polygon, rect, shaded, sky, tree, WIDTH } from './shapes.ts'

const glass = (x: number, y: number, width: number, height: number) =>
  shaded(x, y, width, height, '#5d7f99', '#a9c6d6')

const wallColor = (random: Random) =>
  random.pick([
    '#f6f1e7',
    '#f3e3c8',
    '#efd9c3',
    '#e9e6df',
    '#f5d9b8',
    '#dfe5e4',
    '#f1cfae',
    '#ffffff',
  ])

export function facade(random: Random): string {
  const ground = 560
  const floors = random.int(4, 7)
  const width = random.int(430, 620)
  const left = random.int(80, WIDTH - width - 80)
  const story = Math.floor(440 / floors)
  const top = ground - floors * story
  const wall = wallColor(random)
  const parapet = random.pick(['#8d99a1', '#c9b8a0', '#b26e4b', '#7d8f86', '#d8d2c6'])
  const awning = random.pick(['#d98b4a', '#5f8a6b', '#4f7ea3', '#c2554d', '#d9c17a'])
  const columns = random.int(3, 4)
  const bay = width / columns
  const parts = [
    sky(random, 560),
    neighbours(random, ground),
    rect(left, top, width, ground - top, wall),
  ]
  parts.push(rect(left + width - 26, top, 26, ground - top, '#000', 'opacity=".06"'))
  parts.push(rect(left - 8, top - 14, width + 16, 14, parapet))
  for (let floor = 0; floor < floors - 1; floor++) {
    const y = top + floor * story
    for (let at = 0; at < columns; at++) {
      const x = left + at * bay
      parts.push(glass(x + bay * 0.18, y + story * 0.2, bay * 0.64, story * 0.66))
      parts.push(rect(x + bay * 0.49, y + story * 0.2, 4, story * 0.66, '#f4f4f2'))
      if (random.chance(0.3))
        parts.push(rect(x + bay * 0.1, y + story * 0.12, bay * 0.8, story * 0.24, awning))
    }
    parts.push(rect(left - 14, y + story * 0.86, width + 28, story * 0.1, '#d9d5cc'))
    parts.push(
      rect(left - 12, y + story * 0.58, width + 24, story * 0.28, parapet, 'opacity=".82"'),
    )
    if (random.chance(0.6))
      parts.push(bush(random, left + random.int(20, width - 20), y + story * 0.62, 16))
  }
  parts.push(rect(left, ground - story, width, story, '#cbc6bb'))
  parts.push(glass(left + 24, ground - story * 0.82, width * 0.4, story * 0.6))
  parts.push(rect(left + width * 0.62, ground - story * 0.84, 62, story * 0.84, '#4b4038'))
  return parts.join('') + street(random, ground)
}

function neighbours(random: Random, ground: number): string {
  const heights = [0, 1, 2].map((at) => [at * 340 - 40, random.int(140, 330)] as const)
  return heights
    .map(([x, height]) => rect(x, ground - height, 300, height, hsl(random.int(20, 220), 12, 82)))
    .join('')
}

function street(random: Random, ground: number): string {
  const trees = Array.from({ length: random.int(1, 3) }, () =>
    tree(random, random.int(40, 920), ground + 26, random.int(130, 210)),
  )
  return (
    rect(0, ground, WIDTH, 26, '#cfcac0') +
    trees.join('') +
    rect(0, ground + 26, WIDTH, HEIGHT, '#7b7f83') +
    rect(0, ground + 20, WIDTH, 6, '#b3aea4')
  )
}

export function house(random: Random): string {
  const ground = 500
  const wall = wallColor(random)
  const roof = random.pick(['#b4593c', '#a84e34', '#c36b48', '#8f4a36', '#6b6f73'])
  const wood = random.pick(['#5d4331', '#3f5d6b', '#4d6b52', '#7a3b35', '#39434a'])
  const width = random.int(440, 560)
  const left = random.int(120, WIDTH - width - 160)
  const isTall = random.chance(0.65)
  const wallTop = ground - (isTall ? 270 : 150)
  const hills =
    ellipse(random.int(100, 400), ground, 420, random.int(90, 190), hsl(130, 18, 62)) +
    ellipse(random.int(600, 900), ground, 380, random.int(70, 150), hsl(140, 16, 68))
  const parts = [
    sky(random, ground),
    hills,
    shaded(0, ground - 6, WIDTH, HEIGHT - ground + 6, hsl(92, 34, 56), hsl(96, 36, 40)),
  ]
  parts.push(tree(random, left - random.int(30, 80), ground + 10, random.int(200, 290)))
  parts.push(rect(left, wallTop, width, ground - wallTop, wall))
  const gable = random.chance(0.5)
  parts.push(
    gable
      ? polygon(
          [left - 34, wallTop, left + width / 2, wallTop - 120, left + width + 34, wallTop],
          roof,
        )
      : polygon(
          [
            left - 34,
            wallTop,
            left + 70,
            wallTop - 86,
            left + width - 70,
            wallTop - 86,
            left + width + 34,
            wallTop,
          ],
          roof,
        ),
  )
  if (random.chance(0.6)) parts.push(rect(left + width * 0.7, wallTop - 120, 34, 76, '#d9cdbf'))
  const windows = random.int(3, 4)
  for (let floor = 0; floor < (isTall ? 2 : 1); floor++) {
    for (let at = 0; at < windows; at++) {
      const x = left + (width / windows) * (at + 0.5) - 27
      const y = ground - 112 - floor * 128
      const isDoor = floor === 0 && at === Math.floor(windows / 2)
      if (isDoor) parts.push(rect(x - 4, ground - 118, 62, 118, wood))
      else {
        parts.push(
          rect(x - 18, y, 16, 74, wood),
          glass(x, y, 54, 74),
          rect(x + 56, y, 16, 74, wood),
        )
        parts.push(rect(x + 25, y, 4, 74, '#fff'))
      }
    }
  }
  if (isTall) parts.push(rect(left - 6, ground - 146, width + 12, 10, '#cfc6b8'))
  parts.push(
    rect(left + width + 4, ground - 128, 130, 10, wood),
    rect(left + width + 118, ground - 120, 10, 120, wood),
  )
  const path = polygon(
    [
      left + width / 2 - 40,
      ground,
      left + width / 2 + 50,
      ground,
      left + width / 2 + 150,
      HEIGHT,
      left + width / 2 - 150,
      HEIGHT,
    ],
    '#d8cbb4',
  )
  const green = Array.from({ length: 7 }, () =>
    bush(random, random.int(20, 940), random.int(510, 610), random.int(26, 52)),
  )
  return parts.join('') + path + green.join('') + tree(random, 900, 560, random.int(190, 300))
}

export function shop(random: Random): string {
  const ground = 540
  const color = random.pick(['#2f5d62', '#7a3b3b', '#37506e', '#5b5a3c', '#6a4a6a', '#30343a'])
  const panes = random.int(2, 4)
  const bay = 700 / panes
  const parts = [
    sky(random, 200),
    rect(40, 0, 880, ground, wallColor(random)),
    rect(130, 170, 700, ground - 170, color),
    rect(130, 120, 700, 60, color),
    rect(330, 140, 300, 20, '#fff', 'opacity=".85"'),
  ]
  for (let at = 0; at < panes; at++) {
    parts.push(shaded(142 + at * bay, 200, bay - 24, ground - 224, '#3f5566', '#c7d8df'))
    parts.push(
      polygon(
        [
          160 + at * bay,
          500,
          160 + at * bay + bay * 0.3,
          210,
          190 + at * bay + bay * 0.3,
          210,
          200 + at * bay,
          500,
        ],
        '#fff',
        'opacity=".18"',
      ),
    )
  }
  const stripe = random.pick(['#e8e2d2', '#e2b96f', '#d8e3df'])
  for (let at = 0; at < 20; at++)
    parts.push(rect(130 + at * 35, 180, 35, 42, at % 2 ? stripe : color))
  for (let at = 0; at < 4; at++) parts.push(rect(100 + at * 220, 20, 130, 90, '#9fb6c2'))
  parts.push(rect(0, ground, WIDTH, 40, '#d3cec4'), rect(0, ground + 40, WIDTH, 60, '#7b7f83'))
  return parts.join('') + bush(random, 110, ground + 10, 34) + bush(random, 852, ground + 10, 34)
}
