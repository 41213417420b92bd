// The state of a draft for screens.
export type Values = Record<string, unknown>
export type DraftState = 'saved' | 'waiting' | 'saving' | 'failed' | 'offline' | 'conflict'
/** A field that this person and someone else have changed differently. */
export type Clash = {
  name: string
  mine: unknown
  theirs: unknown
  /** The text of this person, if it is not a valid value. */
  unread?: string | undefined
}
/** The server's reason for the last failure; '' if there was no connection. */
export type Failure = { detail: string; offline: boolean }

export type DraftSnapshot = {
  /** The record as the person sees it: saved values with unsaved changes on top. */
  values: Values
  /** There is unsaved input. */
  dirty: boolean
  /** A new record that is not stored and untouched. */
  untouched: boolean
  errors: Record<string, string[]>
  /** Invalid texts in inputs, by field. */
  unread: Record<string, string>
  state: DraftState
  conflicts: Clash[]
  failure: Failure | null
}

export const pick = (from: Values, names: Values): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name]]))
export const without = <T>(all: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))
