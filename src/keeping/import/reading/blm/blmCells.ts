// The cells of a property in BLM, with words for the codes of the format.
import { cellText } from '#kit/fields/cellText.ts'
import { plainText } from '../feeds/plainText.ts'

export function blmCells(headers: readonly string[], texts: readonly string[]): (string | null)[] {
  const isPriced = headers.some((header) => /^(?:PRICE_)?CURRENCY(?:_CODE|_ID)?$/i.test(header))
  // Only the end of the last field may follow.
  const given = texts.at(-1)?.trim() === '' ? texts.slice(0, -1) : texts
  return given.map((text, at) => {
    const header = headers[at]?.toUpperCase() ?? ''
    const cell = cellText(plainText(text))
    if (cell === null) return null
    // Without a currency the format means pounds.
    if (header === 'PRICE') return isPriced || /^0+$/.test(cell) ? notZero(cell) : `${cell} GBP`
    return codes[header]?.[cell] ?? cell
  })
}

const notZero = (cell: string) => (/^0+$/.test(cell) ? null : cell)

const codes: Record<string, Record<string, string>> = {
  TRANS_TYPE_ID: { 1: 'sale', 2: 'rent' },
  STATUS_ID: {
    0: 'available',
    1: 'sold subject to contract',
    2: 'sold subject to contract (missives concluded)',
    3: 'under offer',
    4: 'reserved',
    5: 'let agreed',
  },
  LET_RENT_FREQUENCY: { 0: 'weekly', 1: 'monthly', 2: 'quarterly', 3: 'annual' },
  LET_FURN_ID: {
    0: 'furnished',
    1: 'part furnished',
    2: 'unfurnished',
    4: 'furnished or unfurnished',
  },
  PROP_SUB_ID: {
    1: 'terraced house',
    2: 'end of terrace house',
    3: 'semi detached house',
    4: 'detached house',
    5: 'mews house',
    7: 'ground floor flat',
    8: 'flat',
    9: 'studio',
    10: 'ground floor maisonette',
    11: 'maisonette',
    12: 'bungalow',
    13: 'terraced bungalow',
    14: 'semi detached bungalow',
    15: 'detached bungalow',
    16: 'mobile home',
    20: 'land',
    21: 'link detached house',
    22: 'town house',
    23: 'cottage',
    24: 'chalet',
    27: 'villa',
    28: 'apartment',
    29: 'penthouse',
    30: 'finca',
  },
}
