import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'order.endsWithExtended': 'Λήξτε την εντολή που παρατείνεται με αυτήν: τότε λήγουν και οι δύο.',
  'order.extendsEnded': 'Η εντολή που παρατείνεται με αυτήν έληξε πρόωρα. Ετοιμάστε νέα εντολή.',
  'order.otherObjects': 'Η παράταση αφορά τα ίδια ακίνητα με την εντολή που παρατείνεται.',
}
