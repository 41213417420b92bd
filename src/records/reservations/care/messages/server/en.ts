export const en = {
  'stayTask.handover': 'Handover: {{object}}',
  'stayTask.cleaning': 'Cleaning: {{object}}',
  'stayTask.guest': 'Guest: {{guest}}',
  'stayTask.guestPhone': 'Guest: {{guest}}, {{phone}}',
  'stayTask.stay': 'Reservation #{{number}}, {{from}} – {{till}}',
} as const
