// Readers of path parameters and query strings, for the screens' props.
import { notFound } from '@tanstack/react-router'
import type { Params, Search } from './screen.tsx'

/** The ID in an address; anything else is a "not found" page. */
export function numberOf(value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw notFound()
  return number
}

/** 0 view, 1 edit, 2 expanded edit. */
export const modeOf = (value: unknown): 0 | 1 | 2 => (value === '1' ? 1 : value === '2' ? 2 : 0)

export const byId = ({ id }: Params) => ({ id: numberOf(id) })

export const byIdAndMode = ({ id, mode }: Params) => ({ id: numberOf(id), mode: modeOf(mode) })

export const byIdEditing = ({ id }: Params, { mode }: Search) => ({
  id: numberOf(id),
  editing: mode === 'edit',
})

/** Preset object and lead of a new record. */
export const about = ({ objectId, demandId }: Search) => ({
  ...(objectId !== undefined && { objectId: numberOf(objectId) }),
  ...(demandId !== undefined && { demandId: numberOf(demandId) }),
})
