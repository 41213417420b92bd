import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'mailTemplate.title': 'Πρότυπα e-mail',
  'mailTemplate.add': 'Προσθήκη προτύπου',
  'mailTemplate.edit': 'Επεξεργασία «{{name}}»',
  'mailTemplate.delete': 'Να διαγραφεί το πρότυπο «{{name}}»;',
  'mailTemplate.deleted': 'Το πρότυπο «{{name}}» διαγράφηκε',
  'mailTemplate.none': 'Δεν υπάρχουν ακόμη πρότυπα',
  'mailTemplate.noneText':
    'Με ένα πρότυπο, το e-mail σε πελάτη ή ιδιοκτήτη γράφεται στη γλώσσα του με δύο πατήματα.',
  'mailTemplate.name': 'Σκοπός',
  'mailTemplate.isAdvertising':
    'Διαφημιστικό: μόνο σε όσους έχουν δώσει συγκατάθεση, με σύνδεσμο διαγραφής',
  'mailTemplate.mayRewrite':
    'Ο αποστολέας μπορεί να αλλάξει το κείμενο: δεν θεωρείται διαφημιστικό',
  'mailTemplate.rewritable': 'Αλλάζει ελεύθερα',
  'mailTemplate.advertising': 'Διαφημιστικό',
  'mailTemplate.subjectEn': 'Θέμα στα αγγλικά',
  'mailTemplate.textEn': 'Κείμενο στα αγγλικά',
  'mailTemplate.subjectEl': 'Θέμα στα ελληνικά',
  'mailTemplate.textEl': 'Κείμενο στα ελληνικά',
  'mailTemplate.subjectRu': 'Θέμα στα ρωσικά',
  'mailTemplate.textRu': 'Κείμενο στα ρωσικά',
  'mailTemplate.insert': 'Εισαγωγή',
  'mailTemplate.field.name': 'Όνομα παραλήπτη',
  'mailTemplate.field.property': 'Ακίνητο',
  'mailTemplate.field.day': 'Ημέρα υπόδειξης',
  'mailTemplate.field.time': 'Ώρα υπόδειξης',
  'mailTemplate.field.agent': 'Σύμβουλος',
  'mailTemplate.field.phone': 'Τηλέφωνο συμβούλου',
  'mailTemplate.field.agency': 'Γραφείο',
  'writeMail.title': 'Σύνταξη e-mail',
  'writeMail.template': 'Πρότυπο',
  'writeMail.choose': 'Επιλέξτε πρότυπο',
  'writeMail.subject': 'Θέμα',
  'writeMail.text': 'Κείμενο',
  'writeMail.to': '{{name}}, {{to}}',
  'writeMail.leaveOut': 'Εξαίρεση',
  'writeMail.putBack': 'Να σταλεί τελικά',
  'writeMail.isLeftOut': 'Εξαιρείται',
  'writeMail.leftOut': 'Σε αυτούς δεν στέλνεται e-mail',
  'writeMail.noAddress': '{{name}}: χωρίς διεύθυνση e-mail',
  'writeMail.noConsent': '{{name}}: δεν έχει δώσει συγκατάθεση για ενημερώσεις',
  'writeMail.fixed':
    '{{name}}: δεν έχει δώσει συγκατάθεση για ενημερώσεις, οπότε το e-mail φεύγει μόνο με το κείμενο του προτύπου. Ένας διαχειριστής μπορεί να επιτρέψει αλλαγές στο πρότυπο.',
  'writeMail.signed':
    'Κάτω από κάθε κείμενο προστίθενται το όνομα και το τηλέφωνό σας και τα στοιχεία του γραφείου.',
  'writeMail.nobody': 'Δεν υπάρχει παραλήπτης',
  'writeMail.nobodyText': 'Η εγγραφή δεν έχει πρόσωπο με διεύθυνση e-mail.',
  'writeMail.empty': 'Δεν υπάρχει τιμή για: {{fields}}. Συμπληρώστε το κείμενο.',
  'writeMail.tooMany':
    'Στέλνονται έως {{count}} e-mail κάθε φορά. Εξαιρέστε μερικά και στείλτε τα μετά.',
  'writeMail.send_one': 'Αποστολή {{count}} e-mail',
  'writeMail.send_other': 'Αποστολή {{count}} e-mail',
  'writeMail.sent_one': 'Στέλνεται {{count}} e-mail',
  'writeMail.sent_other': 'Στέλνονται {{count}} e-mail',
}
