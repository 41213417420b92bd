// Reads property feeds in the format OpenImmo 1.2, of German programs.
import { feedRows } from '../feeds/feedRows.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { openImmoCells } from './openImmoCells.ts'

export const openImmoRows = (
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> =>
  feedRows(path, encoding, limits, {
    isProperty: (elements) => elements.join('/') === 'openimmo/anbieter/immobilie',
    cells: openImmoCells,
    hasAttributes: true,
    nameOf: (name, { gruppe, feldname }) => [name, gruppe, feldname].filter(Boolean).join(' '),
    leftOut: 'anhanginhalt',
  })
