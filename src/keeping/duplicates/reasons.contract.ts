// Why two records may be the same, and why not.

export const reasonsFor = [
  'sameTaxNumber',
  'nearTaxNumber',
  'samePassport',
  'sameMobile',
  'samePhone',
  'sameEmail',
  'nearEmail',
  'sameSite',
  'sameName',
  'sameNameInOtherLetters',
  'everydayName',
  'nearName',
  'partOfName',
  'swappedNames',
  'sameFather',
  'sameAddress',
  'sameCompanyName',
  'partOfCompanyName',
  'sameFloor',
  'sameSize',
  'nearSize',
  'samePrice',
  'nearPrice',
  'nearby',
  'samePhotos',
  'sameReference',
  'sameOwner',
] as const

export const reasonsAgainst = [
  'otherTaxNumber',
  'otherFirstName',
  'otherLastName',
  'otherFather',
  'otherPhone',
  'otherEmail',
  'otherCity',
  'companyAndPerson',
  'otherCompanyName',
  'otherLegalForm',
  'otherAddress',
  'otherFloor',
  'otherSize',
  'otherPrice',
  'otherRooms',
  'otherType',
  'otherPlace',
  'farApart',
] as const

export type ReasonName = (typeof reasonsFor)[number] | (typeof reasonsAgainst)[number]

/** `value`: what both have, or how far they are apart; empty where the name says all. */
export type Reason = { reason: ReasonName; value: string }

/** Pairs that score less are not shown. */
export const leastScore = 60
