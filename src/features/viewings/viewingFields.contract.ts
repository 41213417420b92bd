import { dateTime, ref } from '#kit/fields/kinds.ts'

/** The result of an object that the client wants to have. */
export const offerMade = 1
/** The result of an object that was not shown after all. */
export const cancelled = 8

export const viewingFields = {
  appointmentCreated: dateTime,
  dateOfViewing: dateTime,
  demandId: ref('lead'),
} as const
