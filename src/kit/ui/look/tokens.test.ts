// The contrasts of the colours of tokens.css, as the WCAG compute them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeIn } from './theme.ts'

type Scheme = 'light' | 'dark'
type Rgb = [number, number, number]

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const declared = new Map(
  [...source.matchAll(/--estia-([\w-]+):\s*light-dark\(([\s\S]*?)\);/g)].map(
    ([, name, both]) => [name!, both!] as const,
  ),
)
const aegean = themeIn(undefined).colors!['aegean']!

/** The colour of a token in a scheme. */
function colour(name: string, scheme: Scheme): Rgb {
  const [light, dark] = partsOf(declared.get(name)!)
  return rgbOf(scheme === 'light' ? light! : dark!)
}

/** At the comma outside of all parentheses. */
const partsOf = (text: string) =>
  text
    .split(/,(?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$)/)
    .map((part) => part.trim().replace(/\s+/g, ' '))

function rgbOf(text: string): Rgb {
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (#\w+)\)$/.exec(text)
  if (mix) {
    const [own, other] = [rgbOf(mix[1]!), rgbOf(mix[3]!)]
    const share = Number(mix[2]) / 100
    return own.map((part, at) => part * share + other[at]! * (1 - share)) as Rgb
  }
  const shade = /aegean-(\d)/.exec(text)
  const hex = shade ? aegean[Number(shade[1])]! : text
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [a, b] = [luminance(colour(one, scheme)), luminance(colour(other, scheme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const schemes = ['light', 'dark'] as const
const tones = ['neutral', 'blue', 'teal', 'violet', 'amber', 'green', 'red']

test.each(schemes)('texts are readable on all that they stand on, %s', (scheme) => {
  const pairs = ['ground', 'raised', 'sunken', 'hover'].flatMap((ground) =>
    ['quiet', 'soft', 'ink', 'link', 'red', 'green', 'amber'].map(
      (text) => [text, ground, contrast(text, ground, scheme)] as const,
    ),
  )
  expect(pairs).toHaveLength(28)
  expect(pairs.filter(([, , ratio]) => ratio < 4.5)).toEqual([])
})

test.each(schemes)('the word of a pill is readable on its ground, %s', (scheme) => {
  const pairs = tones.map((tone) => [tone, contrast(tone, `${tone}Wash`, scheme)] as const)
  expect(pairs.filter(([, ratio]) => ratio < 6)).toEqual([])
})

test.each(schemes)('what is selected is readable, and edges of inputs are seen, %s', (scheme) => {
  expect(contrast('onTint', 'tint', scheme)).toBeGreaterThan(6)
  expect(contrast('ink', 'tint', scheme)).toBeGreaterThan(7)
  expect(contrast('edge', 'raised', scheme)).toBeGreaterThan(3)
  expect(contrast('edge', 'ground', scheme)).toBeGreaterThan(3)
  expect(contrast('chart', 'raised', scheme)).toBeGreaterThan(3)
})
