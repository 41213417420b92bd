import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'objectKey.unknownAccount': 'Η επαφή δεν υπάρχει ή έχει διαγραφεί.',
  'objectKey.backBeforeGiven': 'Το κλειδί δεν μπορεί να επιστράφηκε πριν παραδοθεί.',
}
