// Readers of path parameters and query strings, for the screens' props.

export type Params = Record<string, string>
export type Search = Record<string, unknown>

/** Thrown by the readers of addresses. */
export class NoSuchPage extends Error {}

/**
 * Returns the result of `read` for an address; undefined if there is no such page. The router must not see the error: it
 * renders a page that is being left once more, and an exception then would take the whole application down.
 */
export function readAddress<Made>(read: () => Made): { value: Made } | null {
  try {
    return { value: read() }
  } catch (reason) {
    if (reason instanceof NoSuchPage) return null
    throw reason
  }
}

/** The ID in an address; anything else is a "not found" page. */
export function numberOf(value: unknown): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new NoSuchPage()
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
export const presetsFromSearch = ({ objectId, demandId }: Search) => ({
  ...(objectId !== undefined && { objectId: numberOf(objectId) }),
  ...(demandId !== undefined && { demandId: numberOf(demandId) }),
})
