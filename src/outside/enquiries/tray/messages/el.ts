import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'enquiryTray.title': 'Αμφίβολα αιτήματα',
  'enquiryTray.text':
    'Ίσως τα έστειλε κάποιο πρόγραμμα από τη φόρμα του ιστότοπου. Τίποτα δεν έχει γίνει ακόμη με αυτά: ούτε πελάτης, ούτε ζήτηση, ούτε e-mail. Παραλάβετε όσα έγραψε άνθρωπος και απορρίψτε τα υπόλοιπα.',
  'enquiryTray.none': 'Κανένα αμφίβολο αίτημα',
  'enquiryTray.noneText':
    'Όσα αιτήματα μπορεί να έστειλε κάποιο πρόγραμμα από τη φόρμα του ιστότοπου περιμένουν εδώ μέχρι να τα δει κάποιος.',
  'enquiryTray.name': 'Αποστολέας',
  'enquiryTray.message': 'Μήνυμα',
  'enquiryTray.about': 'Ακίνητο #{{number}}',
  'enquiryTray.doubts': 'Γιατί είναι αμφίβολο',
  'enquiryTray.sentOn': 'Στάλθηκε στις',
  'enquiryTray.more': 'Όλο το μήνυμα',
  'enquiryTray.less': 'Λιγότερα',
  'enquiryTray.decision': 'Απόφαση',
  'enquiryTray.take': 'Παραλαβή ως αίτημα',
  'enquiryTray.takeOne': 'Παραλαβή ως αίτημα: {{name}}',
  'enquiryTray.taken': 'Το αίτημα έγινε ζήτηση: {{name}}.',
  'enquiryTray.openLead': 'Άνοιγμα της ζήτησης',
  'enquiryTray.throwAway': 'Απόρριψη',
  'enquiryTray.throwAwayOne': 'Απόρριψη: {{name}}',
  'enquiryTray.throwAwayTicked': 'Απόρριψη ({{number}})',
  'enquiryTray.thrown_one': 'Απορρίφθηκε {{count}} αίτημα.',
  'enquiryTray.thrown_other': 'Απορρίφθηκαν {{count}} αιτήματα.',
  'enquiryTray.wasThrownAway': 'Το αίτημα απορρίφθηκε στο μεταξύ από κάποιον άλλον.',
  'enquiryTray.doubt.trap': 'Συμπληρώθηκε πεδίο που οι άνθρωποι δεν βλέπουν.',
  'enquiryTray.doubt.noToken': 'Δεν στάλθηκε από σελίδα του ιστότοπου.',
  'enquiryTray.doubt.reused': 'Στάλθηκε από σελίδα που είχε ήδη χρησιμοποιηθεί.',
  'enquiryTray.doubt.tooOld': 'Η σελίδα ήταν ανοιχτή πάνω από μία ημέρα.',
  'enquiryTray.doubt.tooFast': 'Συμπληρώθηκε πιο γρήγορα απ’ όσο μπορεί ένας άνθρωπος.',
  'enquiryTray.doubt.links': 'Είναι γεμάτο συνδέσμους.',
  'enquiryTray.doubt.often': 'Τα ίδια στοιχεία είχαν σταλεί αρκετές φορές μέσα σε ένα τέταρτο.',
  'enquiryTray.doubt.many': 'Εκείνη την ώρα ήρθαν ασυνήθιστα πολλά αιτήματα.',
}
