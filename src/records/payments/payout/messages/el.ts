import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'payout.statement': 'Κίνηση λογαριασμού ιδιοκτήτη',
  'payout.put': 'Καταχώριση στην κίνηση του ιδιοκτήτη',
  'payout.putOf': 'Καταχώριση στην κίνηση: {{owner}}',
  'payout.date': 'Ημερομηνία στην κίνηση',
  'payout.isThere': '{{number}}: {{amount}}, {{owner}}',
  'payout.differs': 'Η απόδοση είναι τώρα {{amount}}',
  'payout.notYet': 'Δεν έχει καταχωριστεί στην κίνηση του ιδιοκτήτη',
  'payout.noOwner': 'Το ακίνητο δεν έχει ιδιοκτήτη την ημέρα της άφιξης.',
  'payout.stay': 'Διαμονή',
  'payout.changed': 'Η απόδοση στον ιδιοκτήτη άλλαξε στο μεταξύ. Ελέγξτε την ξανά.',
  'payout.notOwner':
    'Δεν είναι ιδιοκτήτης του ακινήτου την ημέρα της άφιξης. Επιλέξτε κάποιον που είναι ή καταχωρίστε τον ιδιοκτήτη στο ακίνητο.',
}
