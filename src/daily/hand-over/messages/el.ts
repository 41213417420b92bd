import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'handOver.title': 'Παράδοση εργασιών',
  'handOver.of': 'Οι ανοιχτές εργασίες του συνεργάτη',
  'handOver.what': 'Τι παραδίδεται',
  'handOver.Demand': 'Ανοιχτές ζητήσεις: {{count}}',
  'handOver.Viewing': 'Επόμενες υποδείξεις: {{count}}',
  'handOver.Deal': 'Ανοιχτές συμφωνίες: {{count}}',
  'handOver.Object': 'Ακίνητα: {{count}}',
  'handOver.Activity': 'Εκκρεμείς εργασίες: {{count}}',
  'handOver.to': 'Παράδοση σε',
  'handOver.do': 'Παράδοση',
  'handOver.done_one': 'Παραδόθηκε {{count}} εγγραφή.',
  'handOver.done_other': 'Παραδόθηκαν {{count}} εγγραφές.',
  'handOver.takenBack': 'Όλα είναι όπως πριν.',
  'handOver.refused': 'Αυτά έμειναν όπως ήταν',
}
