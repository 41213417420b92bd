// What fields need from outside: choices of lists, how another record is picked.
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { OptionsOf } from '../fields/options.ts'

/** What the feature's picker of another record or place gets. */
export type RefInputProps = {
  kind: 'ref' | 'location'
  /** The kind of record, or 'location'. */
  entity: string
  value: number | null
  /** What it is called, where that is known. */
  text?: string | undefined
  onChange: (value: number | null, text?: string) => void
  label: ReactNode
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
}

/** What the feature's name of a record or place gets. */
export type RefNameProps = Pick<RefInputProps, 'entity'> & { id: number }

export type Surroundings = {
  optionsOf: OptionsOf | undefined
  /** The component that picks another record or a place. */
  renderRef: ComponentType<RefInputProps> | undefined
  /** The component that finds out what a record or place is called that no one has named. */
  renderRefName: ComponentType<RefNameProps> | undefined
}

const none: Surroundings = { optionsOf: undefined, renderRef: undefined, renderRefName: undefined }
const Context = createContext(none)

export const FormSurroundings = Context.Provider
export const useSurroundings = (): Surroundings => useContext(Context)
