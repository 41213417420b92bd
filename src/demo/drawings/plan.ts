// A floor plan as an engineer draws it.

import type { Random } from '../random.ts'
import { HEIGHT, rect, WIDTH } from './shapes.ts'

const INK = '#2f3b45'
const PAPER = '#faf9f5'

export function plan(random: Random): string {
  const left = 130
  const right = 830
  const top = 80
  const bottom = 540
  const hall = random.int(400, 560)
  const middle = random.int(270, 350)
  const bath = random.int(hall + 110, 720)
  const low = random.int(300, 460)
  return [
    rect(0, 0, WIDTH, HEIGHT, PAPER),
    ...Array.from({ length: 32 }, (_, at) => rect(at * 30, 0, 1, HEIGHT, '#e3e7e6')),
    ...Array.from({ length: 22 }, (_, at) => rect(0, at * 30, WIDTH, 1, '#e3e7e6')),
    rect(left, top, right - left, bottom - top, '#fff'),
    rect(left, top, hall - left, middle - top, random.pick(['#f3ead8', '#e8eef0', '#eef0e4'])),
    rect(bath, top, right - bath, middle - top, '#dcebef'),
    wall(left, top, right, top),
    wall(left, bottom, right, bottom),
    wall(left, top, left, bottom),
    wall(right, top, right, bottom),
    wall(left, middle, right, middle),
    wall(hall, top, hall, middle),
    wall(bath, top, bath, middle),
    wall(low, middle, low, bottom),
    door(hall - 90, middle),
    door(bath + 20, middle),
    door(low + 30, bottom),
    opening(random.int(left + 60, hall - 160), top),
    opening(random.int(left + 20, left + 60), bottom),
    opening(random.int(low + 120, right - 140), bottom),
    furniture(left + 40, top + 30, 150, 110),
    furniture(low + 60, middle + 50, 190, 66),
    furniture(right - 200, middle + 90, 110, 110),
    furniture(bath + 24, top + 20, 40, 86),
    rect(left, 580, 140, 4, INK),
    rect(left, 574, 2, 16, INK),
    rect(left + 138, 574, 2, 16, INK),
  ].join('')
}

const wall = (x: number, y: number, toX: number, toY: number) =>
  rect(x - 6, y - 6, toX - x + 12, toY - y + 12, INK)

const opening = (x: number, y: number) =>
  rect(x, y - 6, 100, 12, '#fff') + rect(x, y - 1, 100, 2, INK)

const door = (x: number, y: number) =>
  rect(x, y - 6, 62, 12, '#fff') +
  `<path d="M${x} ${y} v-62 a62 62 0 0 1 62 62" fill="none" stroke="${INK}" stroke-width="2"/>`

const furniture = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, 'none', `stroke="#9aa7ae" stroke-width="3" rx="8"`)
