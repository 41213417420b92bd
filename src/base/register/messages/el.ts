import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'record.unknownAccount': 'Η επαφή δεν υπάρχει ή έχει διαγραφεί. Επιλέξτε άλλη.',
  'record.unknownLead': 'Η ζήτηση δεν υπάρχει ή έχει διαγραφεί. Επιλέξτε άλλη.',
  'record.unknownObject': 'Το ακίνητο δεν υπάρχει ή έχει διαγραφεί. Επιλέξτε άλλο.',
  'record.notAssignable': 'Μόνο υπάλληλοι και επαγγελματίες μπορούν να οριστούν ως υπεύθυνοι.',
  'record.hiddenParts':
    'Σε αυτή την εγγραφή ανήκουν πληρωμές, διαμονές ή άλλα στοιχεία που δεν έχετε δικαίωμα να δείτε. Ζητήστε το από συνάδελφο στο γραφείο.',
  'record.planViewing': 'Προγραμματισμός υπόδειξης',
  'record.makeDeal': 'Νέα συμφωνία',
  'record.bookStay': 'Νέα κράτηση',
  'record.history': 'Ιστορικό',
  'record.Object': 'Ακίνητο',
  'record.Account': 'Επαφή',
  'record.Activity': 'Ενέργεια',
  'record.Demand': 'Ζήτηση',
  'record.File': 'Αρχείο',
  'record.Alert': 'Ειδοποίηση',
  'record.MailTemplate': 'Πρότυπο μηνύματος',
  'record.writeMail': 'Σύνταξη μηνύματος…',
  'record.Branch': 'Υποκατάστημα',
  'record.ObjectAccount': 'Επαφή ακινήτου',
  'record.ObjectKey': 'Κλειδί',
  'record.Viewing': 'Υπόδειξη',
  'record.Deal': 'Συμφωνία',
  'record.Reservation': 'Κράτηση',
  'record.Agency': 'Γραφείο',
  'record.MailSettings': 'Ρυθμίσεις e-mail',
  'record.Document': 'Έγγραφο',
  'record.Selection': 'Πρόταση ακινήτων',
  'record.Transaction': 'Έσοδο ή έξοδο',
}
