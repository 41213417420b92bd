// Reasons for and against two records being the same.

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

/** `value`: the shared value, or the difference; empty if the name is enough. */
export type Reason = { reason: ReasonName; value: string }

/** Pairs with a lower score are not stored. */
export const leastScore = 60
