// The contrasts of the colours of tokens.css, as the WCAG compute them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, mixed, rgbOf } from './contrast.ts'
import type { Rgb } from './contrast.ts'
import { themeIn } from './theme.ts'

type Scheme = 'light' | 'dark'

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
  return colourOf(scheme === 'light' ? light! : dark!)
}

/** At the comma outside of all parentheses. */
const partsOf = (text: string) =>
  text
    .split(/,(?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$)/)
    .map((part) => part.trim().replace(/\s+/g, ' '))

function colourOf(text: string): Rgb {
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (#\w+)\)$/.exec(text)
  if (mix) return mixed(rgbOf(mix[3]!), colourOf(mix[1]!), Number(mix[2]) / 100)
  const shade = /aegean-(\d)/.exec(text)
  return rgbOf(shade ? aegean[Number(shade[1])]! : text)
}

const between = (one: string, other: string, scheme: Scheme) =>
  contrast(colour(one, scheme), colour(other, scheme))

const schemes = ['light', 'dark'] as const
const tones = ['neutral', 'blue', 'teal', 'violet', 'amber', 'green', 'red']

test.each(schemes)('texts are readable on all that they stand on, %s', (scheme) => {
  const pairs = ['ground', 'raised', 'sunken', 'hover'].flatMap((ground) =>
    ['quiet', 'soft', 'ink', 'link', 'red', 'green', 'amber'].map(
      (text) => [text, ground, between(text, ground, scheme)] as const,
    ),
  )
  expect(pairs).toHaveLength(28)
  expect(pairs.filter(([, , ratio]) => ratio < 4.5)).toEqual([])
})

test.each(schemes)('the word of a pill is readable on its ground, %s', (scheme) => {
  const pairs = tones.map((tone) => [tone, between(tone, `${tone}Wash`, scheme)] as const)
  expect(pairs.filter(([, ratio]) => ratio < 6)).toEqual([])
})

test.each(schemes)('what is selected is readable, and edges of inputs are seen, %s', (scheme) => {
  expect(between('onTint', 'tint', scheme)).toBeGreaterThan(6)
  expect(between('ink', 'tint', scheme)).toBeGreaterThan(7)
  expect(between('edge', 'raised', scheme)).toBeGreaterThan(3)
  expect(between('edge', 'ground', scheme)).toBeGreaterThan(3)
  expect(between('chart', 'raised', scheme)).toBeGreaterThan(3)
})
