// Types of the values in log data: the records' fields, and values logged in addition.
import { onServer } from '#base/register/recordsOnServer.ts'
import type { Field, Fields } from '#kit/fields/kinds.ts'
import { boolNullable, date, ref, selectText, text, textarea } from '#kit/fields/kinds.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { parameterFields } from '#base/rules/ruleParameters.contract.ts'
import { loggedPortal } from '#outside/portals/loggedPortal.ts'
import { blockFields, feedFields } from '#records/stay-calendars/calendarFields.contract.ts'
import { stayCareFields } from '#records/reservations/care/stayCare.contract.ts'
import { seasonFields } from '#records/reservations/seasons/seasonFields.contract.ts'

/** A list of linked rows: `key` names the row's reference, `list` the options of its relation. */
export type LoggedList = { kind: 'list'; key: string | null; entity: string; list?: string }
/** Types of logged values beyond those of fields. */
export type Logged = Field | LoggedList | { kind: 'instant' | 'links' | 'count' | 'reasons' }

type ExtraFields = Record<string, Logged | null>

/** null: of no interest to a reader. */
const everywhere: ExtraFields = {
  deletedOn: null,
  deletedById: null,
  version: null,
  assignedTo: { kind: 'list', key: null, entity: 'account' },
}

const further: Partial<Record<string, ExtraFields>> = {
  Account: {
    role: selectText('role'),
    checksClients: boolNullable,
    isClientDate: date,
    isOwnerDate: date,
    mergedIntoId: null,
    name: null,
  },
  Object: {
    published: boolNullable,
    publishError: { kind: 'reasons' },
    images: { kind: 'count' },
    referenceNumber: text,
    ownerId: null,
    ownerName: null,
    typeKey: null,
    isBlank: null,
  },
  Activity: { links: { kind: 'links' }, said: null },
  Demand: { objects: { kind: 'list', key: null, entity: 'object' } },
  Viewing: {
    results: { kind: 'list', key: 'objectId', entity: 'object', list: 'viewingResult' },
  },
  Deal: {
    accounts: { kind: 'list', key: 'accountId', entity: 'account', list: 'dealAccountRelation' },
    shares: { kind: 'list', key: 'accountId', entity: 'account' },
  },
  Order: {
    parties: { kind: 'list', key: 'accountId', entity: 'account' },
    objects: { kind: 'list', key: 'objectId', entity: 'object' },
    content: null,
    partyNames: null,
    objectNumbers: null,
    issuedOn: { kind: 'instant' },
    signedOn: { kind: 'instant' },
    declinedOn: { kind: 'instant' },
    withdrawnOn: { kind: 'instant' },
    extendedUntil: date,
    endedOn: date,
    endReason: text,
    forgottenOn: { kind: 'instant' },
    code: text,
  },
  OrderTemplate: {
    approvedSum: null,
    approvedOn: { kind: 'instant' },
    approvedById: ref('account'),
  },
  KnownClient: { dealId: ref('deal'), accountId: ref('account'), owners: { kind: 'count' } },
  Selection: {
    objects: { kind: 'list', key: null, entity: 'object' },
    leadId: ref('lead'),
    revokedOn: { kind: 'instant' },
    sentOn: { kind: 'instant' },
    sentTo: text,
    undeliveredOn: { kind: 'instant' },
  },
  Alert: {
    readedOn: { kind: 'instant' },
    readedById: ref('account'),
    accountId: ref('account'),
    objectId: ref('object'),
    entity: null,
    entityId: null,
    part: null,
    said: null,
    forAdministrators: null,
  },
  Transaction: { reservationId: ref('reservation') },
  ObjectAccount: { objectId: ref('object'), accountId: ref('account') },
  File: { userName: text, parentKind: null, parentId: { kind: 'links' } },
  // The parameters are logged one by one.
  Rule: { ...parameterFields, key: null, parameters: null },
  Portal: loggedPortal,
  StayFeed: { ...feedFields, url: textarea, objectId: ref('object'), dueOn: null },
  StaySeason: { ...seasonFields, objectId: ref('object') },
  StayCare: { ...stayCareFields, objectId: ref('object') },
  StayBlock: { ...blockFields, objectId: ref('object'), feedId: null, uid: null, kind: null },
}

/** Type of a logged value; null if it is of no interest to a reader, undefined if unknown. */
export function loggedField(entity: string, name: string): Logged | null | undefined {
  const own: Fields | undefined = isRecordKind(entity) ? onServer(entity).fields : undefined
  if (own && Object.hasOwn(own, name)) return own[name]
  for (const more of [Object.hasOwn(further, entity) ? further[entity] : undefined, everywhere])
    if (more && Object.hasOwn(more, name)) return more[name]
  return undefined
}

/** Possible keys of a value's label, most likely first. */
export function labelKeys(entity: string, name: string): string[] {
  const own = isRecordKind(entity) ? [`${records[entity].entity}.${name}`] : []
  return [...own, ...(entity === 'Portal' ? [`portal.${name}`] : []), `actionLog.field.${name}`]
}

/** Kind of record that a field with this entity refers to. */
export const kindOfRef = (entity: string): RecordKind | undefined =>
  entity === 'source' ? 'Account' : recordKinds().find((kind) => records[kind].entity === entity)

export const isRecordKind = (entity: string): entity is RecordKind => Object.hasOwn(records, entity)
