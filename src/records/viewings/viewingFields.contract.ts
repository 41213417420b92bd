import { dateTime, ref } from '#kit/fields/kinds.ts'

export const viewingFields = {
  appointmentCreated: dateTime,
  dateOfViewing: dateTime,
  demandId: ref('lead'),
} as const
