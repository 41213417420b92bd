// What the fields of a form know of it.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Fields } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import type { Draft } from './draft/draft.ts'
import type { DraftSnapshot, Values } from './draft/draftSnapshot.ts'

export type FormOfContext = {
  entity: string
  fields: Fields
  /** The draft being edited; null where values are only shown. */
  store: Draft | null
  /** What is shown where there is no draft. */
  values: Values
  /** Saves one field by itself; values can then be clicked. */
  saveField: ((name: string, value: unknown) => Promise<unknown>) | undefined
  /** Asks for the choices of a field that is edited by itself. */
  loadField: ((name: string) => Promise<{ options?: readonly Option[] }>) | undefined
  /** Everything stays as it is for now. */
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
 * A text in the input of this name that is no value, told to the draft of the form around, which is not saved
 * meanwhile; nothing outside of such a form.
 */
export function useUnread(name: string | undefined) {
  const store = useFormAround()?.store ?? null
  const unread = useOfDraft(store, (draft) => (name ? draft?.unread[name] : undefined))
  if (!store || !name) return {}
  return { unread, onUnread: (text: string | null) => store.setUnread(name, text) }
}

const nowhere = () => () => {}

/** A part of the draft; renders again only when that part changes. Must be a stable value. */
export function useOfDraft<T>(store: Draft | null, part: (snapshot: DraftSnapshot | null) => T): T {
  const look = () => part(store ? store.snapshot() : null)
  return useSyncExternalStore(store ? store.subscribe : nowhere, look)
}
