// Passports and identity cards shaped as each country prints them.

import type { Random } from './random.ts'

// Letters that Greek identity cards share with the Latin alphabet.
const GREEK_CARD = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const GERMAN = 'CFGHJKLMNPRTVWXYZ0123456789'

/** `#` is a digit, `@` a Latin letter, `Α` a letter of a Greek card, `G` a letter or digit of a German one. */
const PASSPORTS: Readonly<Record<string, string>> = {
  GR: 'A@#######',
  CY: 'K########',
  RU: '7# #######',
  RS: '0########',
  BG: '38#######',
  DE: 'CGGGGGGG#',
  GB: '5########',
  IL: '3#######',
  RO: '05#######',
  PL: 'E@#######',
  FR: '1#@@#####',
  IT: 'YA#######',
  NL: 'N@#######',
}

const IDENTITY_CARDS: Readonly<Record<string, string>> = {
  GR: 'ΑΑ ######',
  RU: '4# 1# ######',
  RS: '00#######',
  BG: '64#######',
  DE: 'LGGGGGGG#',
  RO: '@@ ######',
  PL: '@@@######',
  IT: 'CA#####@@',
}

const fill = (random: Random, shape: string, holes: RegExp) =>
  shape.replace(holes, (hole) => {
    if (hole === '#') return random.digits(1)
    if (hole === '@') return random.letters(1)
    return hole === 'G' ? random.letters(1, GERMAN) : random.letters(1, GREEK_CARD)
  })

const made = (random: Random, shapes: Readonly<Record<string, string>>, country: string) => {
  const shape = shapes[country]
  return shape ? fill(random, shape, country === 'DE' ? /[#G]/g : /[#@Α]/g) : null
}

export const passportNumber = (random: Random, country: string) => made(random, PASSPORTS, country)

export const identityCard = (random: Random, country: string) =>
  made(random, IDENTITY_CARDS, country)
