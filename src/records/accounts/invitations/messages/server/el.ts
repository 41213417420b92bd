import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'accounts.invite.adminOfBranch':
    'Ο διαχειριστής εργάζεται για όλα τα υποκαταστήματα. Αφαιρέστε το υποκατάστημα ή επιλέξτε άλλο ρόλο.',
  'accounts.invite.existing': 'Αυτό είναι το e-mail του λογαριασμού {{name}}.',
  'accounts.invite.signsIn':
    'Με αυτό το e-mail συνδέεται ήδη: {{name}}. Για άλλα δικαιώματα αλλάξτε τον ρόλο στην επαφή.',
  'accounts.invite.pending':
    'Η πρόσκληση για {{name}} έχει ήδη γίνει ({{by}}). Βρίσκεται στη λίστα υπαλλήλων: στείλτε την ξανά από εκεί.',
  'accounts.invite.deleted':
    'Ο λογαριασμός {{name}} με αυτό το e-mail βρίσκεται στον κάδο. Επαναφέρετέ τον και μετά προσκαλέστε τον.',
  'accounts.invitation.subject': 'Η πρόσβασή σας στο γραφείο {{agency}}',
  'accounts.invitation.greeting': 'Γεια σας, {{name}},',
  'accounts.invitation.text':
    'Σας προσκαλεί στο πρόγραμμα του γραφείου {{agency}}: {{by}}. Ο ρόλος σας εκεί: {{role}}.\n\nΑνοίξτε αυτόν τον σύνδεσμο μέσα σε μία εβδομάδα και επιλέξτε πώς θα συνδέεστε. Λειτουργεί μία φορά.',
  'accounts.invitation.button': 'Επιλογή τρόπου σύνδεσης',
  'accounts.invitation.ending':
    'Στο εξής θα συνδέεστε με το {{username}}. Αν δεν περιμένατε αυτό το μήνυμα, παρακαλούμε αγνοήστε το.',
}
