// Which parts an account shows, by what it is.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { kindFlags } from '../accountFields.contract.ts'
import type { KindFlag } from '../accountFields.contract.ts'

type Kinds = Pick<ValuesOf<typeof kindFlags>, KindFlag>

export const kinds = Object.keys(kindFlags) as KindFlag[]

export const isPartner = (of: Kinds) => of.isPartnerRealEstate || of.isPartnerTourism
/** Sources, specialists and partners may be companies. */
export const mayBeCompany = (of: Kinds) => of.isSource || of.isProfessional || isPartner(of)

/** The parts of the form, as their titles and anchors call them. */
export type SectionName =
  | 'names'
  | 'kinds'
  | 'request'
  | 'company'
  | 'specialities'
  | 'partner'
  | 'general'
  | 'namesEng'
  | 'namesLocal'
  | 'contact'
  | 'documents'
  | 'address'
  | 'employment'
  | 'notes'
  | 'payments'
