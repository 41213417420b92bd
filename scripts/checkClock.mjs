// Allows no clock but the agency's: src/kit/clock.ts, and src/kit/db/agencyClock.sql for SQL. The date of the machine or of UTC
// differs from the agency's for some hours of each night.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const allowed = {
  'src/kit/clock.ts': 'the clock itself',
  'src/kit/db/agencyClock.sql': 'the same in SQL',
  'src/app/walks/checkClock.test.ts': 'examples of what is refused',
}

const inCode = 'take agencyToday(), agencyDay(), agencyNow() or instantNow() of src/kit/clock.ts'
const inMs =
  'take epochMs() or instantNow() of src/kit/clock.ts, or performance.now() to measure how long something takes'
const inSql =
  'take "agencyToday"() or "agencyNow"() of src/kit/db/agencyClock.sql, or today or now of src/kit/db/days.ts'

const ofStamp = `take localTime() of src/kit/db/days.ts, in SQL files AT TIME ZONE 'Europe/Athens'`

const instant = String.raw`(?:now|(?:clock|transaction|statement)_timestamp)\(\)`
const asLocal = String.raw`(?:\s*::\s*(?:date|time|timestamp)\b|\s+AT\s+TIME\s+ZONE\b)`
const parts = 'year|quarter|month|week|day|dow|isodow|doy|isoyear|hour'

const refused = [
  // Without arguments, with or without parentheses.
  [/\bnew\s+Date\b(?!\s*\(\s*[^\s)])/g, inCode],
  [/(?<!\bnew\s+|[\w.])Date\(\s*\)/g, inCode],
  [/\bDate\s*\.\s*now\b/g, inMs],
  [/\bdayjs\(\s*\)|\bTemporal\.Now\b/g, inCode],
  [/\bCURRENT_(?:DATE|TIME|TIMESTAMP)\b/gi, inSql],
  [/\b(?:LOCALTIME|localtime)(?:STAMP|stamp)?\b/g, inSql],
  [/'(?:today|tomorrow|yesterday|now)'\s*::|\b(?:date|timestamp)\s+'(?:today|now)'/gi, inSql],
  [new RegExp(`\\b${instant}${asLocal}`, 'gi'), inSql],
  [new RegExp(`\\(\\s*${instant}(?:\\s*[-+][^)]*)?\\)${asLocal}`, 'gi'), inSql],
  [new RegExp(`\\bcast\\(\\s*${instant}\\s+AS\\s+(?:date|time|timestamp)\\b`, 'gi'), inSql],
  [new RegExp(`\\b(?:date|to_char)\\(\\s*${instant}`, 'gi'), inSql],
  [new RegExp(`\\btimezone\\([^()]*,\\s*${instant}`, 'gi'), inSql],
  [new RegExp(`\\bdate_trunc\\(\\s*'(?:${parts})'\\s*,\\s*${instant}`, 'gi'), inSql],
  [new RegExp(`\\bextract\\(\\s*(?:${parts})\\s+FROM\\s+${instant}\\s*\\)`, 'gi'), inSql],
  [/"(?:created|modified|deleted|published)On"\s*::\s*(?:date|time|timestamp)\b/g, ofStamp],
  [new RegExp(`\\blocalTime\\(\\s*sql\`${instant}`, 'g'), inSql],
]

const files = sourceFiles(['src', 'e2e', 'bench', 'migrations'], /\.(?:tsx?|sql)$/)
if (files.length === 0) throw new Error('No file was read')

const needless = Object.keys(allowed)
  .filter((file) => !files.includes(file))
  .map((file) => `${file} may read any clock, and is not there: remove it from the list`)

const complaints = files
  .filter((file) => !Object.hasOwn(allowed, file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return refused.flatMap(([pattern, instead]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const line = text.slice(0, index).split('\n').length
        return `${file}:${line} has ${found.replace(/\s+/g, ' ')}: ${instead}`
      }),
    )
  })

complaints.push(...needless)
for (const complaint of complaints) console.error(complaint)
console.log(`${files.length} files, ${complaints.length} complaints`)
process.exit(complaints.length > 0 ? 1 : 0)
