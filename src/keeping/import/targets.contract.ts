// The targets of columns: the parts of a row, such as a property and its owner, and the fields of each.
import type { Field, Fields } from '#kit/fields/kinds.ts'
import { activityFields } from '#base/activities/activityFields.contract.ts'
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { objectFields } from '#records/objects/objectFields.contract.ts'
import { objectAccountFields } from '#records/objects/people/objectAccounts.contract.ts'
import { composites } from './composites.contract.ts'
import type { Composite, ImportedName } from './composites.contract.ts'
import type { ImportKindName } from './import.contract.ts'
import {
  guestCopies,
  importedLeadFields,
  importedPaymentFields,
  importedStayFields,
} from './importedFields.contract.ts'

// Fields that the product sets, and fields of employees.
const withoutAccount = ['isEmploye', 'branchId', 'hasTransactions', 'startDate', 'endDate']
const withoutObject = ['mapZoom', 'publishRequested']

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const fieldsOf: Record<ImportedName, Fields> = {
  Account: without(accountFields, withoutAccount),
  Object: without(objectFields, withoutObject),
  ObjectAccount: objectAccountFields,
  Demand: importedLeadFields,
  Activity: { description: activityFields.description },
  Reservation: importedStayFields,
  Transaction: importedPaymentFields,
}

/** A record that a row is about. */
export type PartRule = {
  entity: ImportedName
  /** Fixed values of each record. */
  always: Readonly<Record<string, unknown>>
  /** Fields that refer to the records of other parts. */
  refs: Readonly<Record<string, string>>
  /** Of these, the ones that a row may lack, as long as it has one of them. */
  optional: readonly string[]
  /** Only looked up, never added or changed. */
  isThere: boolean
  /** A person who should exist, so weaker evidence is enough to identify them. */
  isKnown: boolean
  /** If the row has too little to add the record: it is refused as unknown, or ignored. */
  ifLacking: 'refuse' | 'leave' | null
  /** Values required by other parts, even if an existing record takes over nothing else. */
  needs?: Readonly<Record<string, unknown>>
  /** Values taken over from another part, by its own fields. */
  copies?: { of: string; fields: Readonly<Record<string, string>> }
}

const part = (entity: ImportedName, more: Partial<Omit<PartRule, 'entity'>> = {}): PartRule => ({
  entity,
  always: {},
  refs: {},
  optional: [],
  isThere: false,
  isKnown: false,
  ifLacking: null,
  ...more,
})

const linkOf = (name: string, relation: number) =>
  part('ObjectAccount', { always: { relation }, refs: { objectId: 'object', accountId: name } })

/** The parts of a row of each kind, in the order in which they are written. */
export const partsOf: Record<ImportKindName, Readonly<Record<string, PartRule>>> = {
  people: { person: part('Account') },
  leads: {
    person: part('Account', { always: { isClient: true } }),
    lead: part('Demand', { refs: { accountId: 'person' } }),
  },
  activities: {
    person: part('Account', { isKnown: true, ifLacking: 'refuse' }),
    object: part('Object', { isThere: true }),
    activity: part('Activity', {
      refs: { accountId: 'person', objectId: 'object' },
      optional: ['person', 'object'],
    }),
  },
  stays: {
    object: part('Object', { isThere: true }),
    guest: part('Account', { always: { isClient: true }, ifLacking: 'leave' }),
    stay: part('Reservation', {
      refs: { objectId: 'object', accountId: 'guest' },
      optional: ['guest'],
      copies: { of: 'guest', fields: guestCopies },
    }),
  },
  payments: {
    person: part('Account', {
      needs: { hasTransactions: true },
      isKnown: true,
      ifLacking: 'refuse',
    }),
    object: part('Object', { isThere: true }),
    payment: part('Transaction', {
      refs: { accountId: 'person', objectId: 'object' },
      optional: ['object'],
    }),
  },
  properties: {
    object: part('Object'),
    owner: part('Account', { always: { isOwner: true } }),
    tenant: part('Account', { always: { isClient: true } }),
    ownership: linkOf('owner', 1),
    tenancy: linkOf('tenant', 4),
  },
}

/** The kinds of records of an import, parents before dependent ones. */
export const entitiesOf = (kind: ImportKindName): ImportedName[] => [
  ...new Set(Object.values(partsOf[kind]).map(({ entity }) => entity)),
]

export type Target = {
  /** `part.field` */
  name: string
  part: string
  entity: ImportedName
  field: string
  of: Field | Composite
  /** The message key of its label. */
  label: string
}

/** Prefix of the labels of their fields. */
export const labelPrefix: Record<ImportedName, string> = {
  Account: 'account',
  Object: 'object',
  ObjectAccount: 'object.link',
  Demand: 'lead',
  Activity: 'activity',
  Reservation: 'reservation',
  Transaction: 'transaction',
}

/** Targets that look up a property. */
const lookUps = ['number', 'referenceNumber', 'objectName', 'websiteCode', 'idHere']
const lookedUpOnly = ['referenceNumber', 'objectName']

const targetsOfPart = (name: string, { entity, always, isThere }: PartRule): Target[] => {
  const target = (field: string, of: Field | Composite, label: string): Target => ({
    name: `${name}.${field}`,
    part: name,
    entity,
    field,
    of,
    label,
  })
  return [
    ...Object.values(composites[entity] as Record<string, Composite>).map((composite) =>
      target(composite, composite, `import.target.${composite}`),
    ),
    ...Object.entries(fieldsOf[entity])
      .filter(([field]) => !Object.hasOwn(always, field))
      .map(([field, of]) => target(field, of, `${labelPrefix[entity]}.${field}`)),
  ].filter(({ field }) => (isThere ? lookUps.includes(field) : !lookedUpOnly.includes(field)))
}

const found = new Map<ImportKindName, Map<string, Target>>()

/** All targets of a kind of import, by name. */
export function targetsOf(kind: ImportKindName): Map<string, Target> {
  const known = found.get(kind)
  if (known) return known
  const all = Object.entries(partsOf[kind])
    .flatMap(([name, rule]) => targetsOfPart(name, rule))
    .filter(({ of, part }) => of !== 'createdHere' || part === mainPart(kind))
  const made = new Map(all.map((target) => [target.name, target]))
  found.set(kind, made)
  return made
}

/** The main part of a row. */
const mainParts: Record<ImportKindName, string> = {
  people: 'person',
  properties: 'object',
  leads: 'lead',
  activities: 'activity',
  stays: 'stay',
  payments: 'payment',
}
export const mainPart = (kind: ImportKindName): string => mainParts[kind]

/** The field for values without another target. */
export const notesOf: Record<ImportKindName, { part: string; field: string }> = {
  people: { part: 'person', field: 'notes' },
  properties: { part: 'object', field: 'internalNotes' },
  leads: { part: 'lead', field: 'description' },
  activities: { part: 'activity', field: 'description' },
  stays: { part: 'guest', field: 'notes' },
  payments: { part: 'payment', field: 'internalNotes' },
}

/** Targets whose columns hold days, and those whose columns hold amounts. */
const dayTargets: ReadonlySet<string> = new Set(['date', 'dateTime', 'when', 'departure'])
const amountKinds = new Set(['number', 'currency', 'money', 'area', 'distance', 'distanceKm'])
const amountTargets = new Set(['budgetFrom', 'budgetTo', 'income', 'expense', 'offeredPrice'])
export const isDay = ({ of }: Pick<Target, 'of'>): boolean =>
  dayTargets.has(typeof of === 'string' ? of : of.kind)
export const isAmount = ({ of }: Pick<Target, 'of'>): boolean =>
  typeof of === 'string' ? amountTargets.has(of) : amountKinds.has(of.kind)

/** Cells hold the names of places. */
export const isPlace = ({ of }: Pick<Target, 'of'>): boolean =>
  typeof of === 'string' ? of === 'places' : of.kind === 'location'

/** Composites whose cells may hold several words, each of which names a flag. */
const inFlags = new Set<Target['of']>(['kinds', 'offers', 'wants'])
export const areFlagWords = ({ of }: Pick<Target, 'of'>): boolean => inFlags.has(of)

/** Composites whose cells hold words for options. */
const inWords: ReadonlySet<string> = new Set(
  'kinds offers type wants responsible activityKind isDebit'.split(' '),
)
/** The option list for the words in its cells; null if they are no options. */
export function wordListOf(of: Target['of']): string | null {
  if (typeof of === 'string') return inWords.has(of) ? of : null
  return of.kind === 'select' || of.kind === 'flagEnum' ? of.list : null
}
