// The fields of an account, shared by the form, the view, the merge screen, the API and the table.
import {
  boolNullable,
  currency,
  date,
  emails,
  flag,
  select,
  selectText,
  textarea,
  textareaUpTo,
  texts,
  textUpTo,
} from '#kit/fields/kinds.ts'

/** The kinds of an account; one account can be of several kinds. */
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

const personName = textUpTo(80)
/** Long: the legal name of a Greek company lists all of its activities. */
const companyName = textUpTo(160)
/** Twice the length of any country's document numbers. */
const documentNumber = textUpTo(40)

const consentSource = textUpTo(200)
const consentWords = textareaUpTo(500)

/**
 * Consents: when, where (the site's form, on paper, by phone) and with which text they were given, and when they were
 * withdrawn. The three purposes are separate: asking for an answer is no consent to mailings.
 */
const consentFields = {
  /** Consent to store their data in order to answer them. */
  answerConsentOn: date,
  answerConsentSource: consentSource,
  answerConsentWords: consentWords,
  answerConsentWithdrawnOn: date,
  /** Consent to mailings, required for any advertising. */
  consentOn: date,
  consentSource,
  consentWords,
  consentWithdrawnOn: date,
  /** Consent to pass their data on to owners, partners and others outside the agency. */
  shareConsentOn: date,
  shareConsentSource: consentSource,
  shareConsentWords: consentWords,
  shareConsentWithdrawnOn: date,
} as const

export const accountFields = {
  lastName: personName,
  firstName: personName,
  middleName: personName,
  ...kindFlags,
  purchaseBudgetRangeMin: currency,
  purchaseBudgetRangeMax: currency,
  isCompany: boolNullable,
  isIndividual: boolNullable,
  nameEng: companyName,
  nameLocal: companyName,
  ...specialityFlags,
  language: selectText('language'),
  country: selectText('country'),
  nationality: selectText('nationality'),
  companyType: select('companyType'),
  lastNameEng: personName,
  firstNameEng: personName,
  middleNameEng: personName,
  lastNameLocal: personName,
  firstNameLocal: personName,
  middleNameLocal: personName,
  email: emails(4, 100),
  phone: texts(5, 40),
  internalPassportNumber: documentNumber,
  passportNumber: documentNumber,
  taxNumber: documentNumber,
  taxNumberOfOtherCountry: documentNumber,
  city: textUpTo(80),
  postcode: textUpTo(20),
  address: textUpTo(300),
  startDate: date,
  endDate: date,
  branchId: select('branch'),
  notes: textarea,
  hasTransactions: flag,
  ...consentFields,
} as const

/** The consent fields of each purpose, in the order in which they are shown. */
export const consents = {
  answer: [
    'answerConsentOn',
    'answerConsentSource',
    'answerConsentWithdrawnOn',
    'answerConsentWords',
  ],
  mailing: ['consentOn', 'consentSource', 'consentWithdrawnOn', 'consentWords'],
  share: ['shareConsentOn', 'shareConsentSource', 'shareConsentWithdrawnOn', 'shareConsentWords'],
} as const satisfies Record<string, readonly (keyof typeof consentFields)[]>

export type KindFlag = keyof typeof kindFlags
export type SpecialityFlag = keyof typeof specialityFlags
export const specialities = Object.keys(specialityFlags) as SpecialityFlag[]
