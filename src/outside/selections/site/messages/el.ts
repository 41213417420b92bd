import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'selection.page.title_one': 'Ένα ακίνητο επιλεγμένο για εσάς',
  'selection.page.title_other': '{{count}} ακίνητα επιλεγμένα για εσάς',
  'selection.page.from': '{{agency}}: ακίνητα επιλεγμένα για εσάς, με φωτογραφίες και τιμές.',
  'selection.page.how':
    'Πείτε μας ποια σας αρέσουν και ποια όχι: έτσι θα βρούμε πιο εύκολα το κατάλληλο.',
  'selection.openUntil': 'Η σελίδα είναι διαθέσιμη έως {{day}}.',
  'selection.page.gone_one': 'Ένα ακίνητο δεν διατίθεται πλέον και δεν εμφανίζεται.',
  'selection.page.gone_other': '{{count}} ακίνητα δεν διατίθενται πλέον και δεν εμφανίζονται.',
  'selection.page.empty':
    'Τα ακίνητα αυτής της σελίδας δεν διατίθενται πλέον. Θα χαρούμε να επιλέξουμε άλλα για εσάς.',
  'selection.page.like': 'Μου αρέσει',
  'selection.page.dislike': 'Δεν μου ταιριάζει',
  'selection.page.pictures_one': 'Όλες οι φωτογραφίες ({{count}})',
  'selection.page.pictures_other': 'Όλες οι φωτογραφίες ({{count}})',
  'selection.page.more': 'Περιγραφή και στοιχεία',
  'selection.page.onSite': 'Το ακίνητο στον ιστότοπό μας',
  'selection.page.writeAbout': 'Γράψτε μας για αυτό το ακίνητο',
  'selection.page.answer': 'Γράψτε μας',
  'selection.page.message': 'Το μήνυμά σας',
  'selection.page.send': 'Αποστολή',
  'selection.page.written': 'Γράψατε στις {{day}}:',
  'selection.page.thanks':
    'Ευχαριστούμε, λάβαμε το μήνυμά σας. Θα επικοινωνήσουμε σύντομα μαζί σας.',
  'selection.page.noMessage': 'Γράψτε πρώτα κάτι.',
  'selection.page.tooLong': 'Το μήνυμα είναι πολύ μεγάλο: έως 2000 χαρακτήρες.',
  'selection.page.tooMuch':
    'Ήταν πάρα πολλά μαζί και δεν αποθηκεύτηκε. Δοκιμάστε ξανά σε ένα τέταρτο ή τηλεφωνήστε μας.',
  'selection.page.notKept':
    'Δεν ήταν δυνατή η αποθήκευση. Δοκιμάστε ξανά σε λίγα λεπτά ή τηλεφωνήστε μας.',
  'selection.page.closed': 'Η σελίδα δεν είναι διαθέσιμη',
  'selection.page.closedText':
    'Ο σύνδεσμος μπορεί να έχει λήξει ή να μην είναι πλήρης. Ζητήστε μας νέο: θα σας τον στείλουμε ευχαρίστως.',
  'selection.share_one': '{{agency}}: ένα ακίνητο επιλεγμένο για εσάς',
  'selection.share_other': '{{agency}}: {{count}} ακίνητα επιλεγμένα για εσάς',
  'selection.mailSubject_one': '{{agency}}: ένα ακίνητο επιλεγμένο για εσάς',
  'selection.mailSubject_other': '{{agency}}: {{count}} ακίνητα επιλεγμένα για εσάς',
  'selection.mailText_one': 'Γεια σας,\n\nεπιλέξαμε ένα ακίνητο για εσάς. Θα το βρείτε εδώ:',
  'selection.mailText_other':
    'Γεια σας,\n\nεπιλέξαμε {{count}} ακίνητα για εσάς. Θα τα βρείτε εδώ:',
  'selection.mailOpen': 'Δείτε φωτογραφίες και τιμές',
  'selection.mailHow':
    'Στη σελίδα μπορείτε να μας πείτε ποια σας αρέσουν και ποια όχι, και να μας γράψετε.',
  'selection.source': 'Απάντηση πελάτη',
  'selection.did': '{{name}}, ζήτηση #{{lead}}, για την πρόταση ακινήτων της {{day}}:',
  'selection.did.like': 'αρέσει το #{{number}}',
  'selection.did.dislike': 'δεν αρέσει το #{{number}}',
  'selection.did.unmark': 'ακύρωσε τη γνώμη για το #{{number}}',
  'selection.did.message.one': 'γράφει για το #{{number}}: {{text}}',
  'selection.did.message.all': 'γράφει: {{text}}',
  'selection.didSubject': 'Απάντηση σε πρόταση ακινήτων: {{name}}',
  'selection.didLead': 'Η ζήτηση: {{link}}',
  'selection.dayIsOver': 'Αυτή η ημέρα έχει περάσει. Επιλέξτε μεταγενέστερη.',
  'selection.objectTwice': 'Κάθε ακίνητο επιλέγεται μόνο μία φορά.',
  'selection.noEmail': 'Ο πελάτης δεν έχει διεύθυνση e-mail.',
  'selection.otherEmail': 'Αυτή δεν είναι διεύθυνση του πελάτη.',
  'selection.closedLead':
    'Η ζήτηση έχει κλείσει: η επιλογή θα ήταν διαφημιστική και ο πελάτης δεν έχει δώσει συγκατάθεση για ενημερώσεις. Ανοίξτε ξανά τη ζήτηση, αν την έχει ζητήσει.',
  'selection.isClosed': 'Ο σύνδεσμος έχει ανακληθεί ή λήξει: ανοίξτε τον πρώτα ξανά.',
}
