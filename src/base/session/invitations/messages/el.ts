import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'invitation.welcome': 'Καλώς ήρθατε',
  'invitation.hello': 'Γεια σας, {{name}}',
  'invitation.text': 'Το γραφείο {{agency}} σας προσκάλεσε. Ο ρόλος σας: {{role}}.',
  'invitation.username': 'Θα συνδέεστε με το {{username}}.',
  'invitation.how': 'Πώς θέλετε να συνδέεστε;',
  'invitation.password': 'Κωδικός',
  'invitation.passkey': 'Κλειδί πρόσβασης',
  'invitation.passkeyText':
    'Το τηλέφωνο ή ο υπολογιστής σας φυλάει το κλειδί πρόσβασης (passkey) και ζητά δακτυλικό αποτύπωμα, πρόσωπο ή PIN. Δεν υπάρχει κωδικός να θυμάστε ούτε να μαντέψει κανείς.',
  'invitation.passkeyName': 'Πρώτο κλειδί πρόσβασης',
  'invitation.begin': 'Αποθήκευση κωδικού και σύνδεση',
  'invitation.makePasskey': 'Δημιουργία κλειδιού και σύνδεση',
  'invitation.overTitle': 'Η πρόσκληση δεν ισχύει πια',
  'invitation.over':
    'Χρησιμοποιήθηκε ή ανακλήθηκε, στάλθηκε νεότερη ή πέρασε η εβδομάδα της. Ζητήστε νέα από το γραφείο.',
  'invitation.overHint': 'Αν έχετε ήδη επιλέξει κωδικό ή κλειδί πρόσβασης, συνδεθείτε με αυτό.',
  'invitation.other':
    'Εδώ έχει συνδεθεί {{username}}. Αν η πρόσκληση είναι για εσάς, αποσυνδεθείτε πρώτα.',
  'invitation.signOut': 'Αποσύνδεση και συνέχεια',
  'invitation.stay': 'Παραμονή στη σύνδεση',
}
