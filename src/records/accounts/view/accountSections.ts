// The sections of an account, and which kinds of account have them.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { kindFlags } from '../accountFields.contract.ts'
import type { KindFlag } from '../accountFields.contract.ts'

type Kinds = Pick<ValuesOf<typeof kindFlags>, KindFlag>

export const kinds = Object.keys(kindFlags) as KindFlag[]

export const isPartner = (of: Kinds) => of.isPartnerRealEstate || of.isPartnerTourism
/** Sources, specialists and partners may be companies. */
export const mayBeCompany = (of: Kinds) => of.isSource || of.isProfessional || isPartner(of)

/** The names of sections, used in the keys of their titles and as anchors. */
export type SectionName =
  | 'names'
  | 'kinds'
  | 'request'
  | 'company'
  | 'specialities'
  | 'partner'
  | 'general'
  | 'consents'
  | 'namesEng'
  | 'namesLocal'
  | 'contact'
  | 'documents'
  | 'address'
  | 'employment'
  | 'notes'
  | 'payments'
