import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'dataExport.email': 'E-mail',
  'dataExport.name': 'Όνομα',
  'dataExport.language': 'Γλώσσα',
  'dataExport.consent': 'Συγκατάθεση για ενημερώσεις',
  'dataExport.consent.given': 'Δόθηκε',
  'dataExport.consent.withdrawn': 'Ανακλήθηκε',
  'dataExport.consent.none': 'Δεν έχει δοθεί',
  'dataExport.consentOn': 'Από',
  'dataExport.consentSource': 'Τρόπος συγκατάθεσης',
}
