// A draft as screens see it.
export type Values = Record<string, unknown>
export type DraftState = 'saved' | 'waiting' | 'saving' | 'failed' | 'offline' | 'conflict'
/** A field that this person and someone else have changed differently. */
export type Clash = {
  name: string
  mine: unknown
  theirs: unknown
  /** What this person typed, where it is no value of the field. */
  unread?: string | undefined
}
/** Why the last try failed, in the server's words; '' when there was no connection. */
export type Failure = { detail: string; offline: boolean }

export type DraftSnapshot = {
  /** The record as the person sees it: what was saved, and what was typed on top. */
  values: Values
  /** Something typed is not saved. */
  dirty: boolean
  /** Nothing of it is stored, and the person has not touched it. */
  untouched: boolean
  errors: Record<string, string[]>
  /** Texts in the inputs of fields that are no values of them. */
  unread: Record<string, string>
  state: DraftState
  conflicts: Clash[]
  failure: Failure | null
}

export const pick = (from: Values, names: Values): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, from[name]]))
export const without = <T>(all: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== name))
