import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'keyHandover.giveOut': 'Παράδοση',
  'keyHandover.giveOutOne': 'Παράδοση του κλειδιού #{{number}}',
  'keyHandover.to': 'Σε ποιον;',
  'keyHandover.givenOut': 'Το κλειδί #{{number}} παραδόθηκε με σημερινή ημερομηνία.',
}
