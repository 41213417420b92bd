// What fields need from outside: choices of lists, how another record is picked, what it is called.
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { OptionsOf } from '../fields/options.ts'

/** What the feature's picker of another record or place gets. */
export type RefInputProps = {
  kind: 'ref' | 'location'
  /** The kind of record, or 'location'. */
  entity: string
  value: number | null
  onChange: (value: number | null) => void
  label: ReactNode
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
}

export type Surroundings = {
  optionsOf: OptionsOf | undefined
  /** The component that picks another record or a place. */
  renderRef: ComponentType<RefInputProps> | undefined
  refText: ((entity: string, id: number) => string | undefined) | undefined
}

const none: Surroundings = { optionsOf: undefined, renderRef: undefined, refText: undefined }
const Context = createContext(none)

export const FormSurroundings = Context.Provider
export const useSurroundings = (): Surroundings => useContext(Context)
