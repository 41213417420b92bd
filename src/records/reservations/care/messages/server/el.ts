import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'stayTask.handover': 'Παράδοση: {{object}}',
  'stayTask.cleaning': 'Καθαρισμός: {{object}}',
  'stayTask.guest': 'Επισκέπτης: {{guest}}',
  'stayTask.guestPhone': 'Επισκέπτης: {{guest}}, {{phone}}',
  'stayTask.stay': 'Κράτηση #{{number}}, {{from}} – {{till}}',
}
