// The fields of a file about a party of a deal: who they are, where their money comes from, and what risk follows.
import {
  date,
  flag,
  flagEnum,
  select,
  selectText,
  textUpTo,
  textareaUpTo,
} from '#kit/fields/kinds.ts'

export const knownClientFields = {
  /** As in the document. */
  name: textUpTo(250),
  taxNumber: textUpTo(40),
  isCompany: flag,
  documentKind: select('identityDocument'),
  documentNumber: textUpTo(80),
  documentCountry: selectText('country'),
  documentAuthority: textUpTo(120),
  documentUntil: date,
  /** The day on which somebody of the agency saw the document. */
  seenOn: date,
  moneySource: select('moneySource'),
  moneyWords: textareaUpTo(2000),
  /** Whether they are politically exposed, and by which office. */
  officeHeld: select('officeHeld'),
  office: textUpTo(300),
  risk: select('clientRisk'),
  riskReasons: flagEnum('riskReason'),
  riskWords: textareaUpTo(2000),
  /** Of a high risk: when to look again. */
  reviewOn: date,
} as const

/** What a file can lack, in the order of the form. */
export const missingParts = [
  'name',
  'documentKind',
  'documentNumber',
  'issuer',
  'seenOn',
  'wasExpired',
  'file',
  'owners',
  'ownerFacts',
  'moneySource',
  'moneyWords',
  'officeHeld',
  'office',
  'risk',
  'riskReasons',
  'reviewOn',
] as const
export type MissingPart = (typeof missingParts)[number]
