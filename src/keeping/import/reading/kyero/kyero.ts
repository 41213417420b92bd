// Reads property feeds in the format Kyero 3.
import { feedRows } from '../feeds/feedRows.ts'
import { rootOf } from '../feeds/rootOf.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { propertyCells } from './propertyCells.ts'

/** Whether a text is the beginning of such a feed. */
export const isKyero = (start: string): boolean =>
  rootOf(start) === 'root' && /<kyero[\s>]/.test(start)

export const kyeroRows = (
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> =>
  feedRows(path, encoding, limits, {
    isProperty: (elements) => elements.join('/') === 'root/property',
    cells: propertyCells,
  })
