import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'account.section.consents': 'Συγκαταθέσεις',
  'account.answerConsentOn': 'Απαντήσεις: συγκατάθεση στις',
  'account.answerConsentSource': 'Απαντήσεις: συγκατάθεση μέσω',
  'account.answerConsentWords': 'Απαντήσεις: κείμενο συγκατάθεσης',
  'account.answerConsentWithdrawnOn': 'Απαντήσεις: ανάκληση συγκατάθεσης στις',
  'account.consentOn': 'Ενημερώσεις: συγκατάθεση στις',
  'account.consentSource': 'Ενημερώσεις: συγκατάθεση μέσω',
  'account.consentWords': 'Ενημερώσεις: κείμενο συγκατάθεσης',
  'account.consentWithdrawnOn': 'Ενημερώσεις: ανάκληση συγκατάθεσης στις',
  'account.shareConsentOn': 'Διαβίβαση σε τρίτους: συγκατάθεση στις',
  'account.shareConsentSource': 'Διαβίβαση σε τρίτους: συγκατάθεση μέσω',
  'account.shareConsentWords': 'Διαβίβαση σε τρίτους: κείμενο συγκατάθεσης',
  'account.shareConsentWithdrawnOn': 'Διαβίβαση σε τρίτους: ανάκληση συγκατάθεσης στις',
}
