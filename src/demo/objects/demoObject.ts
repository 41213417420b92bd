// An object of the demo agency as a row of its table.

import { objectFields } from '#records/objects/objectFields.contract.ts'
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import type { Stamps } from '../people/demoAccount.ts'

type FieldName = keyof typeof objectFields
type FlagName = {
  [Name in FieldName]: (typeof objectFields)[Name]['kind'] extends 'flag' ? Name : never
}[FieldName]
type TextName = {
  [Name in FieldName]: (typeof objectFields)[Name]['kind'] extends 'text' | 'textarea' | 'date'
    ? Name
    : never
}[FieldName]
type NumberName = Exclude<FieldName, FlagName | FeatureFlag | TextName | 'orientation'>

export type ObjectDraft = Record<FlagName, boolean> &
  Record<FeatureFlag, boolean | null> &
  Record<TextName, string | null> &
  Record<NumberName, number | null> & {
    orientation: number[]
    published: boolean
    publishError: string | null
    publishedOn: string | null
  }

export type DemoObject = ObjectDraft & Stamps & { id: number }

const nothing = ({ kind }: { kind: string }) =>
  kind === 'flag' ? false : kind === 'flagEnum' ? [] : null

const empty: Record<string, unknown> = Object.fromEntries(
  Object.entries(objectFields).map(([name, field]) => [name, nothing(field)]),
)

/** Only the required values and a description. */
export const objectDraft = (known: Partial<ObjectDraft>): ObjectDraft => ({
  ...(empty as ObjectDraft),
  active: true,
  mapCircleRadius: 2500,
  published: false,
  publishError: null,
  publishedOn: null,
  ...known,
})

export type Features = Partial<Record<FeatureFlag, boolean | null>>
