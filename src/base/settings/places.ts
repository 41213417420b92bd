// Countries and languages by ISO code, named and sorted in the user's language.
import type { ListOption } from './listOption.ts'

// ISO 3166-1.
const countries = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`

// ISO 639: languages of owners and clients of Greek agencies, and some more.
const languages = `
  af am ar az be bg bn bs ca cs da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id is it ja ka kk km ko ky
  lb lt lv mk mn ms mt ne nl no pa pl ps pt ro ru sk sl sq sr sv sw ta tg th tk tr uk ur uz vi zh`

// The most often chosen ones stand first.
const first = { region: ['GR', 'CY', 'RU'], language: ['el', 'en', 'ru'] }

/** Number of countries that stand first. */
export const commonCountryCount = first.region.length

const optionsCache = new Map<string, ListOption[]>()

export const countryList = (language: string) => namesOf('region', countries, language)
export const languageList = (language: string) => namesOf('language', languages, language)

function namesOf(type: 'region' | 'language', codes: string, language: string): ListOption[] {
  const key = `${type} ${language}`
  const cached = optionsCache.get(key)
  if (cached) return cached
  const names = new Intl.DisplayNames(language, { type })
  const { compare } = new Intl.Collator(language)
  const option = (value: string) => ({
    value,
    text: capitalised(names.of(value) ?? value, language),
    parent: null,
  })
  const others = codes
    .trim()
    .split(/\s+/)
    .filter((code) => !first[type].includes(code))
  const options = [
    ...first[type].map(option),
    ...others.map(option).sort((a, b) => compare(a.text, b.text)),
  ]
  optionsCache.set(key, options)
  return options
}

// Russian writes language names in lower case within a sentence, but not in a list.
const capitalised = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
