// The fields of an account, once for the form, the view, the merge screen, the API and the table.
import {
  boolNullable,
  currency,
  date,
  flag,
  select,
  selectText,
  text,
  longText,
  textarea,
  texts,
} from '#kit/fields/kinds.ts'

/** What an account is to the agency; one account can be several at once. */
export const kindFlags = {
  isOwner: flag,
  isClient: flag,
  isEmploye: flag,
  isSource: flag,
  isProfessional: flag,
  isPartnerRealEstate: flag,
  isPartnerTourism: flag,
} as const

export const specialityFlags = {
  isAttorney: flag,
  isNotary: flag,
  isLawyer: flag,
  isWorker: flag,
  isElectrician: flag,
  isConstructionEngineer: flag,
  isCleaner: flag,
  isInteriorDesigner: flag,
  isTranslator: flag,
  isAccountant: flag,
  isEconomist: flag,
  isLandscapeDesigner: flag,
  isSecurityService: flag,
  isPlumber: flag,
  isLocksmith: flag,
  isIT: flag,
  isWebDesigner: flag,
  isEnergySupplyCompany: flag,
  isElectricalStore: flag,
  isTechnician: flag,
  isRealEstateAgencyOrBroker: flag,
} as const

export const accountFields = {
  lastName: text,
  firstName: text,
  middleName: text,
  ...kindFlags,
  purchaseBudgetRangeMin: currency,
  purchaseBudgetRangeMax: currency,
  isCompany: boolNullable,
  isIndividual: boolNullable,
  nameEng: text,
  nameLocal: text,
  ...specialityFlags,
  language: selectText('language'),
  country: selectText('country'),
  nationality: selectText('country'),
  companyType: select('companyType'),
  lastNameEng: text,
  firstNameEng: text,
  middleNameEng: text,
  lastNameLocal: text,
  firstNameLocal: text,
  middleNameLocal: text,
  email: texts(4),
  phone: texts(5),
  internalPassportNumber: text,
  passportNumber: text,
  taxNumber: text,
  taxNumberOfOtherCountry: text,
  city: text,
  postcode: text,
  address: longText,
  startDate: date,
  endDate: date,
  branchId: select('branch'),
  notes: textarea,
  hasTransactions: flag,
} as const

/** Which list's flags an account has, by what the menus and routes call it. */
export type KindFlag = keyof typeof kindFlags
export type SpecialityFlag = keyof typeof specialityFlags
export const specialities = Object.keys(specialityFlags) as SpecialityFlag[]
