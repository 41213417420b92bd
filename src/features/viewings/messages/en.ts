export const en = {
  'viewing.unknownResult': 'This is not one of the results.',
  'viewing.noResult': 'No result yet',
  'viewing.appointmentCreated': 'Appointment created',
  'viewing.dateOfViewing': 'Date of viewing',
  'viewing.demandId': 'Original lead',
  'viewing.results': 'Objects',
} as const
