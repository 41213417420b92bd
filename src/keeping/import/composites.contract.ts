// What a column may hold that is no single field of its record.
/** In our own exports: the number of the record, and when it was added. */
const ofExport = { idHere: 'idHere', createdHere: 'createdHere' } as const

export const composites = {
  Account: {
    /** First and last name in one cell. */
    fullName: 'fullName',
    /** The name of a company. */
    company: 'company',
    /** Owner, client and other roles in words. */
    kinds: 'kinds',
    /** The number in the other system. */
    number: 'number',
    ...ofExport,
  },
  Object: {
    /** A type or a sub-type, in words. */
    type: 'type',
    /** For sale, for rent, … in words. */
    offers: 'offers',
    /** The price of a sale or of a rent, as the row says what is offered. */
    offeredPrice: 'offeredPrice',
    features: 'features',
    position: 'position',
    /** The currency of the amounts of the row. */
    currency: 'currency',
    /** Addresses of photos, one or several. */
    photos: 'photos',
    number: 'number',
    /** For properties that are only looked up: our reference number, and any of its titles. */
    referenceNumber: 'referenceNumber',
    objectName: 'objectName',
    ...ofExport,
  },
  ObjectAccount: {},
  Activity: {
    number: 'number',
    /** A call, a meeting or another type in words. */
    activityKind: 'activityKind',
    /** A date, optionally with a time. */
    when: 'when',
    time: 'time',
    /** The employee who made it. */
    responsible: 'responsible',
    ...ofExport,
  },
  Reservation: {
    number: 'number',
    /** The day of departure. */
    departure: 'departure',
    currency: 'currency',
    ...ofExport,
  },
  Transaction: {
    number: 'number',
    /** Income or expense, in words. */
    isDebit: 'isDebit',
    /** Separate columns for income and expense. */
    income: 'income',
    expense: 'expense',
    currency: 'currency',
    ...ofExport,
  },
  Demand: {
    number: 'number',
    /** To buy, to rent or another wish in words. */
    wants: 'wants',
    /** One amount, or two. */
    budgetFrom: 'budgetFrom',
    budgetTo: 'budgetTo',
    /** Up to three places in one cell. */
    places: 'places',
    /** The name of the assigned employee. */
    responsible: 'responsible',
    currency: 'currency',
    ...ofExport,
  },
} as const
type CompositesOf = typeof composites
export type Composite = {
  [E in keyof CompositesOf]: CompositesOf[E][keyof CompositesOf[E]]
}[keyof CompositesOf]

/** The kinds of records that an import writes or looks up. */
export type ImportedName = keyof typeof composites
