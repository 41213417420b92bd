// Reads vCard files of the versions 2.1, 3.0 and 4.0, one row per card. Not with ical.js, which does not support 2.1, although
// phones still export it.
import { cardLines } from './cardLines.ts'
import { Card } from './card.ts'
import { TableRefused } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'

const batchRows = 500

/** The non-empty cards, without those of groups. Several values of a property are joined with `;`. Throws `TableRefused`. */
export async function* cardRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  let card: Card | undefined
  let depth = 0
  let count = 0
  let isAgent = false
  const finish = () => {
    const row = card?.row()
    card = undefined
    depth = 0
    if (!row) return
    if (++count > limits.rows) throw new TableRefused('tooManyRows')
    rows.push(row)
  }
  for await (const line of cardLines(path, encoding, limits)) {
    const isOfCard = /^vcard$/i.test(line.value.trim())
    if (line.name === 'BEGIN' && isOfCard) {
      // The card of an agent inside another card; otherwise the end of the previous card is missing.
      if (isAgent) depth++
      else {
        finish()
        card = new Card(line.line)
      }
    } else if (line.name === 'END' && isOfCard) {
      if (depth === 0) finish()
      else depth--
    } else if (depth === 0) card?.add(line)
    isAgent = line.name === 'AGENT'
    if (rows.length < batchRows) continue
    yield rows
    rows = []
  }
  finish()
  yield rows
}
