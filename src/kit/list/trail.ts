// Remembers, per tab, from which list and in which order a record was opened, for links to the previous and next one, without
// putting it into the address.
import { createStore } from '../ui/store.ts'
import type { Endpoint, Method } from '../http/endpoint.ts'

export type Trail = {
  /** The endpoint of the list. */
  method: Method
  path: string
  /** Its filters and its order. */
  input: Record<string, unknown>
  /** The records opened from it, the last one being the current. */
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
  // Newest last.
  const { [path]: _, ...others } = trails.get()
  trails.set({ ...others, [path]: trail })
  try {
    sessionStorage.setItem(key, JSON.stringify(trails.get()))
  } catch {
    // If the storage is full, it is only kept in memory.
  }
}

/** Call when a record is opened from this list. */
export function beginTrail(
  { method, path }: Endpoint,
  input: Record<string, unknown>,
  id: number,
): void {
  keep(path, { method, path, input, ids: [id] })
}

/** Call when moving on to another record of the list. */
export function followTrail(trail: Trail, id: number): void {
  const ids = [...trail.ids.filter((each) => each !== id), id].slice(-mostKept)
  keep(trail.path, { ...trail, ids })
}

/** The latest of these lists from which this record was opened. */
export function trailTo(
  all: Readonly<Record<string, Trail>>,
  isOf: (path: string) => boolean,
  id: number,
): Trail | undefined {
  return Object.values(all).findLast(({ path, ids }) => isOf(path) && ids.includes(id))
}
