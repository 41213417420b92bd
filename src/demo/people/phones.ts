// Valid phone numbers of each country, in the inconsistent formats that staff use.

import type { Random } from '../random.ts'

/** Country code, then national formats; `#` is a digit. */
const MOBILES: Readonly<Record<string, readonly [code: string, ...shapes: string[]]>> = {
  GR: ['30', '690#######', '693#######', '694#######', '697#######', '698#######'],
  CY: ['357', '99######', '96######', '97######'],
  RU: ['7', '903#######', '905#######', '916#######', '921#######', '926#######', '962#######'],
  RS: ['381', '63#######', '64#######', '65#######'],
  BG: ['359', '87#######', '88#######', '89#######'],
  DE: ['49', '151########', '160#######', '171#######', '176########'],
  GB: ['44', '7712######', '7855######', '7769######'],
  IL: ['972', '522######', '544######', '506######'],
  RO: ['40', '721######', '744######', '752######'],
  PL: ['48', '501######', '602######', '695######'],
  FR: ['33', '612######', '661######', '681######'],
  IT: ['39', '333#######', '347#######', '328#######'],
  NL: ['31', '612######', '625######', '648######'],
}

const fill = (random: Random, shape: string) => shape.replace(/#/g, () => random.digits(1))

const grouped = (digits: string) => digits.replace(/(\d{3})(?=\d{3})/g, '$1 ')

export function mobile(random: Random, country: string): string {
  const [code, ...shapes] = MOBILES[country] ?? MOBILES['GR']!
  const national = fill(random, random.pick(shapes))
  if (country === 'GR' && random.chance(0.45)) {
    return random.chance(0.6) ? national : grouped(national)
  }
  return random.chance(0.5) ? `+${code}${national}` : `+${code} ${grouped(national)}`
}

/** A Greek fixed line behind the area code of a town: 2310 234567, 23730 21234. */
export function landline(random: Random, areaCode: string): string {
  const rest = areaCode.length === 4 ? `${random.int(2, 9)}#####` : '2####'
  const number = `${areaCode} ${fill(random, rest)}`
  return random.chance(0.7) ? number : `+30 ${number}`
}
