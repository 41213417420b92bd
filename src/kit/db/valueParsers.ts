// How PostgreSQL's text values become JavaScript values: dates stay strings, numbers become numbers.
import pg from 'pg'

type Parse = (text: string) => unknown

const asIs: Parse = (text) => text

/** '2025-01-02 03:04:05.6' → '2025-01-02T03:04:05' */
const parseTimestamp = (text: string): string =>
  text.length < 19 ? text : `${text.slice(0, 10)}T${text.slice(11, 19)}`

/** '2025-01-02 03:04:05.6+00' → '2025-01-02T03:04:05.600Z'. Sessions run in UTC, other offsets are converted. */
function parseTimestamptz(text: string): string {
  if (text.endsWith('infinity')) return text
  if (!text.endsWith('+00')) return new Date(text.replace(' ', 'T')).toISOString()
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

/** Throws RangeError if a JavaScript number would not be exact. */
function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const scalar = {
  date: { oid: 1082, arrayOid: 1182, parse: asIs },
  timestamp: { oid: 1114, arrayOid: 1115, parse: parseTimestamp },
  timestamptz: { oid: 1184, arrayOid: 1185, parse: parseTimestamptz },
  int8: { oid: 20, arrayOid: 1016, parse: parseBigint },
  numeric: { oid: 1700, arrayOid: 1231, parse: Number },
}

const parsers = new Map<number, Parse>()
for (const { oid, arrayOid, parse } of Object.values(scalar)) {
  parsers.set(oid, parse)
  parsers.set(arrayOid, (text) => parseEach(parseTexts(text), parse))
}

const textArrayOid: number = 1009
const parseTexts = pg.types.getTypeParser(textArrayOid) as (text: string) => unknown[]

function parseEach(values: unknown[], parse: Parse): unknown[] {
  return values.map((value) =>
    typeof value === 'string'
      ? parse(value)
      : Array.isArray(value)
        ? parseEach(value, parse)
        : value,
  )
}

/** The `types` of a pg connection; leaves the global parsers unchanged. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}
