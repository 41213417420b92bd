// The sea, pools and gardens, and open land.

import type { Random } from '../random.ts'
import {
  bush,
  ellipse,
  HEIGHT,
  hsl,
  path,
  polygon,
  rect,
  shaded,
  sky,
  tree,
  WIDTH,
} from './shapes.ts'

export function sea(random: Random): string {
  const horizon = random.int(250, 310)
  const hue = random.int(192, 208)
  const coast = Array.from({ length: 3 }, (_, at) =>
    ellipse(
      random.int(0, WIDTH),
      horizon,
      random.int(180, 380),
      random.int(30, 95),
      hsl(random.int(140, 215), 16, 56 + at * 6),
    ),
  )
  const waves = Array.from({ length: 26 }, () => {
    const y = random.int(horizon + 12, 540)
    return rect(random.int(0, 900), y, random.int(30, 140), 2, '#fff', 'opacity=".22"')
  })
  const shore = 500 + random.int(0, 40)
  const sand = path(
    `M0 ${shore} C 240 ${shore - 50}, 520 ${shore + 60}, ${WIDTH} ${shore - 30} V ${HEIGHT} H 0 Z`,
    hsl(random.int(36, 44), 48, 78),
  )
  const foam = path(
    `M0 ${shore} C 240 ${shore - 50}, 520 ${shore + 60}, ${WIDTH} ${shore - 30}`,
    'none',
    'stroke="#fff" stroke-width="9" opacity=".8"',
  )
  const water = shaded(0, horizon, WIDTH, HEIGHT - horizon, hsl(hue, 58, 42), hsl(hue - 14, 52, 62))
  const sun = ellipse(random.int(120, 840), random.int(70, 170), 38, 38, '#fff3c4', 'opacity=".9"')
  return [
    sky(random, horizon),
    sun,
    ...coast,
    water,
    ...waves,
    sand,
    foam,
    foreground(random),
  ].join('')
}

/** From the beach, from a balcony, or between pines. */
function foreground(random: Random): string {
  const from = random.pick(['beach', 'balcony', 'pines'] as const)
  if (from === 'beach')
    return [170, 420, 700].map((x) => umbrella(random, x + random.int(-60, 60))).join('')
  if (from === 'pines')
    return tree(random, 70, 660, 460) + tree(random, 890, 650, 400) + bush(random, 480, 650, 90)
  const bars = Array.from({ length: 33 }, (_, at) => rect(at * 30, 470, 4, 150, '#f7f7f5'))
  return (
    rect(0, 612, WIDTH, 28, '#d8cfc2') +
    bars.join('') +
    rect(0, 462, WIDTH, 12, '#ffffff') +
    bush(random, 80, 610, 60)
  )
}

function umbrella(random: Random, x: number): string {
  const color = random.pick(['#e76f51', '#2a9d8f', '#f4a261', '#ffffff', '#457b9d'])
  return (
    rect(x - 3, 500, 6, 100, '#8a6d52') +
    path(`M${x - 70} 505 Q ${x} 420 ${x + 70} 505 Z`, color) +
    rect(x + 20, 580, 80, 10, '#efe3cf')
  )
}

export function pool(random: Random): string {
  const lawn = shaded(0, 300, WIDTH, 340, hsl(95, 36, 54), hsl(98, 38, 40))
  const terrace = polygon(
    [80, 430, 880, 430, WIDTH, HEIGHT, 0, HEIGHT],
    random.pick(['#e5dccd', '#d9d4cb', '#eadfc8']),
  )
  const water = polygon([210, 462, 750, 462, 860, 610, 100, 610], hsl(random.int(186, 198), 62, 56))
  const light = polygon([240, 480, 560, 480, 480, 560, 170, 560], '#fff', 'opacity=".16"')
  const beds = [130, 770].map((x) => rect(x, 440, 90, 14, '#fff') + rect(x, 428, 26, 14, '#fff'))
  const hedge = Array.from({ length: 12 }, (_, at) => bush(random, at * 86, 340, 70))
  const wall =
    rect(560, 170, 400, 170, '#f5efe4') +
    polygon([530, 172, 760, 90, WIDTH, 150, WIDTH, 172], '#b4593c') +
    shaded(620, 210, 110, 130, '#5d7f99', '#a9c6d6') +
    shaded(780, 210, 110, 130, '#5d7f99', '#a9c6d6')
  const trees =
    tree(random, random.int(60, 180), 360, 260) + tree(random, random.int(300, 480), 340, 200)
  return [sky(random, 320), lawn, trees, wall, ...hedge, terrace, water, light, ...beds].join('')
}

export function land(random: Random): string {
  const horizon = random.int(250, 330)
  const hills = Array.from({ length: 4 }, (_, at) =>
    ellipse(
      random.int(0, WIDTH),
      horizon + 10,
      random.int(220, 420),
      random.int(50, 150) - at * 12,
      hsl(random.int(110, 200), 16, 62 - at * 4),
    ),
  )
  const ground = shaded(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    hsl(random.int(48, 92), 40, 66),
    hsl(random.int(54, 98), 38, 44),
  )
  const what = random.pick(['olives', 'rows', 'meadow', 'plot'] as const)
  return [sky(random, horizon + 10), ...hills, ground, growing(random, horizon)[what]()].join('')
}

const growing = (random: Random, horizon: number) => ({
  olives: () =>
    Array.from({ length: 18 }, (_, at) => {
      const y = horizon + 30 + Math.floor(at / 6) * 95
      return ellipse(
        70 + (at % 6) * 165 + random.int(-20, 20),
        y,
        34 + (y - horizon) * 0.13,
        26 + (y - horizon) * 0.1,
        hsl(random.int(84, 110), 20, random.int(40, 52)),
      )
    }).join(''),
  rows: () =>
    Array.from({ length: 13 }, (_, at) => {
      const x = -400 + at * 150
      return polygon(
        [460 + at * 5, horizon, 466 + at * 5, horizon, x + 46, HEIGHT, x, HEIGHT],
        hsl(96, 34, 36),
        'opacity=".75"',
      )
    }).join(''),
  meadow: () =>
    Array.from({ length: 14 }, () =>
      bush(random, random.int(0, WIDTH), random.int(horizon + 60, 630), random.int(14, 34)),
    ).join('') + tree(random, random.int(100, 860), horizon + 120, 220),
  plot: () =>
    polygon(
      [220, horizon + 60, 720, horizon + 60, 900, 610, 60, 610],
      '#d8c39a',
      'opacity=".8" stroke="#fff" stroke-width="5" stroke-dasharray="22 14"',
    ) +
    [
      [220, horizon + 60],
      [720, horizon + 60],
      [900, 610],
      [60, 610],
    ]
      .map(([x, y]) => rect(x! - 5, y! - 46, 10, 50, '#c2553f'))
      .join('') +
    tree(random, 820, horizon + 80, 190),
})
