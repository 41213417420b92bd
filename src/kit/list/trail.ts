// From which list, and in what order, somebody came to a record: kept for this tab, so that the next and the
// one before are at hand, and the address says nothing of it.
import { createStore } from '../ui/store.ts'
import type { Endpoint, Method } from '../http/endpoint.ts'

export type Trail = {
  /** The call of the list. */
  method: Method
  path: string
  /** Its filters and its order. */
  input: Record<string, unknown>
  /** What was opened from it, and on from there; the last is where somebody is. */
  ids: readonly number[]
}

const key = 'estia.trails'
const mostKept = 200

export const trails = createStore<Readonly<Record<string, Trail>>>(stored())

function stored(): Record<string, Trail> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, Trail>
  } catch {
    return {}
  }
}

function keep(path: string, trail: Trail): void {
  // The newest is the last.
  const { [path]: _, ...others } = trails.get()
  trails.set({ ...others, [path]: trail })
  try {
    sessionStorage.setItem(key, JSON.stringify(trails.get()))
  } catch {
    // Without room in the storage it is known until the page is loaded anew.
  }
}

/** A record is opened from this list. */
export function beginTrail(
  { method, path }: Endpoint,
  input: Record<string, unknown>,
  id: number,
): void {
  keep(path, { method, path, input, ids: [id] })
}

/** Somebody goes on to another record of it. */
export function followTrail(trail: Trail, id: number): void {
  const ids = [...trail.ids.filter((each) => each !== id), id].slice(-mostKept)
  keep(trail.path, { ...trail, ids })
}

/** The newest of these lists that this record was opened from. */
export function trailTo(
  all: Readonly<Record<string, Trail>>,
  isOf: (path: string) => boolean,
  id: number,
): Trail | undefined {
  return Object.values(all).findLast(({ path, ids }) => isOf(path) && ids.includes(id))
}
