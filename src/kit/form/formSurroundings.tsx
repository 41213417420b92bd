// What fields need from other features: choices of lists, and pickers of records.
import { createContext, useContext } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { OptionsOf } from '../fields/options.ts'

/** Props of a picker for a record or a place. */
export type RefInputProps = {
  kind: 'ref' | 'location'
  /** The kind of record, or 'location'. */
  entity: string
  value: number | null
  /** The name of the picked record, if known. */
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

/** Props of the component that shows a record's name. */
export type RefNameProps = Pick<RefInputProps, 'entity'> & { id: number }

export type Surroundings = {
  optionsOf: OptionsOf | undefined
  /** The component that picks another record or a place. */
  renderRef: ComponentType<RefInputProps> | undefined
  /** The component that looks up and shows the name of a record or place. */
  renderRefName: ComponentType<RefNameProps> | undefined
}

const none: Surroundings = { optionsOf: undefined, renderRef: undefined, renderRefName: undefined }
const Context = createContext(none)

export const FormSurroundings = Context.Provider
export const useSurroundings = (): Surroundings => useContext(Context)
