// An account of the demo agency before it has an id.

export const specialities = [
  'isAttorney',
  'isNotary',
  'isLawyer',
  'isWorker',
  'isElectrician',
  'isConstructionEngineer',
  'isCleaner',
  'isInteriorDesigner',
  'isTranslator',
  'isAccountant',
  'isEconomist',
  'isLandscapeDesigner',
  'isSecurityService',
  'isPlumber',
  'isLocksmith',
  'isIT',
  'isWebDesigner',
  'isEnergySupplyCompany',
  'isElectricalStore',
  'isTechnician',
  'isRealEstateAgencyOrBroker',
] as const

export type Speciality = (typeof specialities)[number]

const kinds = [
  'isOwner',
  'isClient',
  'isEmploye',
  'isSource',
  'isProfessional',
  'isPartnerRealEstate',
  'isPartnerTourism',
  'hasTransactions',
] as const

const texts = [
  'firstName',
  'lastName',
  'middleName',
  'nameEng',
  'nameLocal',
  'firstNameEng',
  'lastNameEng',
  'middleNameEng',
  'firstNameLocal',
  'lastNameLocal',
  'middleNameLocal',
  'language',
  'country',
  'nationality',
  'role',
  'email',
  'phone',
  'internalPassportNumber',
  'passportNumber',
  'taxNumber',
  'taxNumberOfOtherCountry',
  'city',
  'postcode',
  'address',
  'notes',
  'startDate',
  'endDate',
  'isClientDate',
  'isOwnerDate',
] as const

const numbers = [
  'purchaseBudgetRangeMin',
  'purchaseBudgetRangeMax',
  'branchId',
  'companyType',
] as const

/** An account before it is filled in: flags are false and all others null. */
export type AccountDraft = Record<(typeof kinds)[number] | Speciality, boolean> &
  Record<(typeof texts)[number], string | null> &
  Record<(typeof numbers)[number], number | null> & {
    isCompany: boolean | null
    isIndividual: boolean | null
  }

export type Stamps = {
  createdOn: string
  createdById: number
  modifiedOn: string
  modifiedById: number
  deletedOn: string | null
  deletedById: number | null
}

export type DemoAccount = AccountDraft & Stamps & { id: number }

const allOf = <K extends string, V>(keys: readonly K[], value: V) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

export const draft = (known: Partial<AccountDraft>): AccountDraft => ({
  ...allOf(kinds, false),
  ...allOf(specialities, false),
  ...allOf(texts, null),
  ...allOf(numbers, null),
  isCompany: null,
  isIndividual: null,
  ...known,
})
