import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'payments.invitation.mailSubject': 'Οι πληρωμές σας στο γραφείο {{agency}}',
  'payments.invitation.mailText':
    'Γεια σας,\n\nτο γραφείο {{agency}} σας προσκαλεί να παρακολουθείτε τις πληρωμές σας ηλεκτρονικά: τι εισπράχθηκε και τι δαπανήθηκε για λογαριασμό σας, μαζί με κάθε παραστατικό, όποτε το θελήσετε.\n\nΠαρακαλούμε ορίστε κωδικό πρόσβασης μέσα σε μία εβδομάδα:\n\n{{link}}\n\nΣτη συνέχεια θα συνδέεστε στη διεύθυνση {{address}} με το {{username}}.\n\nΑν δεν περιμένατε αυτό το μήνυμα, παρακαλούμε αγνοήστε το.',
}
