import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'settings.unknownList': 'Δεν υπάρχει τέτοια λίστα.',
  'settings.branchInUse_one':
    '{{count}} λογαριασμός ανήκει σε αυτό το υποκατάστημα. Μεταφέρετέ τον πρώτα σε άλλο.',
  'settings.branchInUse_other':
    '{{count}} λογαριασμοί ανήκουν σε αυτό το υποκατάστημα. Μεταφέρετέ τους πρώτα σε άλλο.',
}
