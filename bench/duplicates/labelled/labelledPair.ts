// A labelled pair: two records as staff typed them, and whether they are the same person, company or property.
import type { accountFields } from '#records/accounts/accountFields.contract.ts'
import type { objectFields } from '#records/objects/objectFields.contract.ts'

export type TypedAccount = Partial<Record<keyof typeof accountFields, string | boolean>>
/** `place`: a number that stands for a town or district. `photo`: the content of a picture. `owner`: the number of an owner. */
export type TypedObject = Partial<
  Record<Exclude<keyof typeof objectFields, 'locationId'>, string | number | boolean>
> & { place?: number; photo?: string; owner?: number }

type Labelled = { pattern: string; same: boolean }
export type LabelledAccounts = Labelled & {
  kind: 'Account'
  pair: readonly [TypedAccount, TypedAccount]
}
export type LabelledObjects = Labelled & {
  kind: 'Object'
  pair: readonly [TypedObject, TypedObject]
}
