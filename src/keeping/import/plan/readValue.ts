// Parses a cell as what its column holds.
import { readCell } from './readCell.ts'
import type { CellOptions } from './readCell.ts'
import { isNothing } from '../reading/isNothing.ts'
import type { Target } from '../targets.contract.ts'
import { readComposite } from './readComposite.ts'
import type { ReadComposite } from './readComposite.ts'
import { readFloor } from './readFloor.ts'

const floors = new Set(['floor', 'floorMin', 'floorMax'])

export function readValue(text: string, target: Target, by: CellOptions): ReadComposite {
  const { of, field } = target
  if (typeof of === 'string') return readComposite(text, of, by)
  if (floors.has(field) && of.kind === 'number') return floorIn(text, field)
  const read = readCell(text, of, by)
  if (!read || 'fault' in read) return read
  const values = 'value' in read ? { [field]: read.value } : {}
  return { values, ...(read.rest && { rest: read.rest }) }
}

/** A text that names no floor is kept, and is no reason to refuse the row. */
function floorIn(text: string, field: string): ReadComposite {
  if (isNothing(text)) return undefined
  const read = readFloor(text)
  if (!read) return { values: {}, rest: text }
  return { values: { [field]: read.floor }, ...(!read.isWhole && { rest: text }) }
}
