import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'fittingLeads.bar': 'Επιλεγμένες ζητήσεις',
  'fittingLeads.ticked_one': '{{count}} επιλεγμένη',
  'fittingLeads.ticked_other': '{{count}} επιλεγμένες',
  'fittingLeads.most': 'Έως {{count}} κάθε φορά.',
  'fittingLeads.assign': 'Ανάθεση ({{count}})',
  'fittingLeads.tasks': 'Δημιουργία εργασιών ({{count}})',
  'fittingLeads.send': 'Αποστολή πρότασης ({{count}})',
  'fittingLeads.clear': 'Καθαρισμός επιλογής',
  'fittingLeads.send.title': 'Αποστολή του #{{number}} σε πελάτες',
  'fittingLeads.send.missing_one':
    '{{count}} επιλεγμένη ζήτηση δεν υπάρχει πια ή δεν μπορείτε να την αλλάξετε.',
  'fittingLeads.send.missing_other':
    '{{count}} επιλεγμένες ζητήσεις δεν υπάρχουν πια ή δεν μπορείτε να τις αλλάξετε.',
  'fittingLeads.send.nobody': 'Δεν έμεινε καμία από τις επιλεγμένες ζητήσεις για αποστολή.',
  'fittingLeads.send.mail': 'Με e-mail στο {{email}}',
  'fittingLeads.send.phone':
    'Χωρίς e-mail: δημιουργείται η σελίδα και στέλνετε τον σύνδεσμο με WhatsApp ή Viber στο {{phone}}.',
  'fittingLeads.send.none':
    'Χωρίς e-mail και τηλέφωνο: δημιουργείται η σελίδα και αντιγράφετε τον σύνδεσμό της.',
  'fittingLeads.send.address': 'Διεύθυνση e-mail',
  'fittingLeads.send.before': 'Στάλθηκε ήδη σε αυτόν τον πελάτη στις {{day}}',
  'fittingLeads.send.note': 'Κείμενο προς τον πελάτη',
  'fittingLeads.send.mailHint':
    'Πηγαίνει μαζί με τον σύνδεσμο στο e-mail «{{subject}}» και εμφανίζεται στην αρχή της σελίδας.',
  'fittingLeads.send.pageHint': 'Εμφανίζεται στην αρχή της σελίδας που ανοίγει ο σύνδεσμος.',
  'fittingLeads.send.do_one': 'Αποστολή σε {{count}} πελάτη',
  'fittingLeads.send.do_other': 'Αποστολή σε {{count}} πελάτες',
  'fittingLeads.sent.mails_one': '{{count}} e-mail είναι καθ’ οδόν.',
  'fittingLeads.sent.mails_other': '{{count}} e-mail είναι καθ’ οδόν.',
  'fittingLeads.sent.byHand_one': '{{count}} σελίδα είναι έτοιμη· στείλτε εσείς τον σύνδεσμο:',
  'fittingLeads.sent.byHand_other':
    '{{count}} σελίδες είναι έτοιμες· στείλτε εσείς τους συνδέσμους:',
  'fittingLeads.sent.to': 'e-mail στο {{email}}',
  'fittingLeads.sent.opened': 'άνοιξε στο {{by}}',
  'fittingLeads.sent.where': 'Κάθε πρόταση βρίσκεται και στη ζήτησή της.',
  'fittingLeads.tasks.title': 'Δημιουργία εργασιών',
  'fittingLeads.tasks.text': 'Τι πρέπει να γίνει',
  'fittingLeads.tasks.usual': 'Τηλεφώνημα: το #{{number}} ταιριάζει σε αυτό που ζητά',
  'fittingLeads.tasks.date': 'Έως',
  'fittingLeads.tasks.owner': 'Σε ποιον ανατίθεται',
  'fittingLeads.tasks.owner.agent': 'Στον σύμβουλο της ζήτησης· σε εμένα όπου δεν υπάρχει',
  'fittingLeads.tasks.owner.me': 'Σε εμένα',
  'fittingLeads.tasks.do_one': 'Δημιουργία {{count}} εργασίας',
  'fittingLeads.tasks.do_other': 'Δημιουργία {{count}} εργασιών',
  'fittingLeads.tasks.done_one': 'Δημιουργήθηκε {{count}} εργασία.',
  'fittingLeads.tasks.done_other': 'Δημιουργήθηκαν {{count}} εργασίες.',
}
