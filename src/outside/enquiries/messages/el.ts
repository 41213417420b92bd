import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'enquiry.source': 'Φόρμα ιστότοπου',
  'enquiry.about': 'Ακίνητο #{{number}}',
  'enquiry.name': 'Όνομα',
  'enquiry.phone': 'Τηλέφωνο',
  'enquiry.email': 'E-mail',
  'enquiry.mailSubject': 'Νέο αίτημα: {{name}}',
  'enquiry.mailLead': 'Η ζήτηση: {{link}}',
  'enquiry.thanksSubject': '{{agency}}: λάβαμε το μήνυμά σας',
  'enquiry.thanksText':
    'Σας ευχαριστούμε για το μήνυμά σας. Θα επικοινωνήσουμε σύντομα μαζί σας.\n\nΑν δεν μας γράψατε εσείς, αγνοήστε αυτό το e-mail.',
}
