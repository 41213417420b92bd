// The context that a form gives to its fields.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Fields } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import type { Draft } from './draft/draft.ts'
import type { DraftSnapshot, Values } from './draft/draftSnapshot.ts'

export type FormOfContext = {
  entity: string
  fields: Fields
  /** The draft being edited; null in a view. */
  store: Draft | null
  /** The values shown without a draft. */
  values: Values
  /** Saves a single field; makes values clickable. */
  saveField: ((name: string, value: unknown) => Promise<unknown>) | undefined
  /** Fetches the choices of a field that is edited alone. */
  loadField: ((name: string) => Promise<{ options?: readonly Option[] }>) | undefined
  /** All fields are disabled. */
  disabled: boolean
}

const Context = createContext<FormOfContext | null>(null)
export const FormContext = Context.Provider

export function useFormOf(): FormOfContext {
  const form = useContext(Context)
  if (!form) throw new Error('A field stands outside of a form')
  return form
}

/** Null outside of a form. */
export const useFormAround = (): FormOfContext | null => useContext(Context)

export function useFieldOf(name: string) {
  const form = useFormOf()
  const field = form.fields[name]
  if (!field) throw new Error(`${form.entity} has no field ${name}`)
  return { form, field }
}

/**
 * Reports an invalid text in this input to the draft of the form, which does not save the field meanwhile. Does nothing
 * outside of such a form.
 */
export function useUnread(name: string | undefined) {
  const store = useFormAround()?.store ?? null
  const unread = useOfDraft(store, (draft) => (name ? draft?.unread[name] : undefined))
  if (!store || !name) return {}
  return { unread, onUnread: (text: string | null) => store.setUnread(name, text) }
}

const nowhere = () => () => {}

/** A part of the draft; re-renders only when it changes. `part` must return stable values. */
export function useOfDraft<T>(store: Draft | null, part: (snapshot: DraftSnapshot | null) => T): T {
  const look = () => part(store ? store.snapshot() : null)
  return useSyncExternalStore(store ? store.subscribe : nowhere, look)
}
