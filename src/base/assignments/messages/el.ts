import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'assignment.unknownParent': 'Άγνωστη τιμή για το είδος της εγγραφής (Parent)',
  'assignment.title': 'Υπεύθυνοι',
  'assignment.none': 'Δεν έχει οριστεί ακόμη υπεύθυνος.',
  'assignment.add': 'Ορισμός υπαλλήλου ή επαγγελματία',
  'assignment.delete': 'Κατάργηση ανάθεσης: {{name}}',
  'assignment.deleteQuestion': 'Διαγραφή ανάθεσης;',
  'assignment.deleted': 'Η ανάθεση καταργήθηκε: {{name}}.',
  'assignment.takeOff': 'Αφαίρεση: {{name}}',
  'assignment.head': 'Υπεύθυνοι: {{names}}',
  'assignment.headNobody': 'Χωρίς υπεύθυνο',
  'assignment.me': 'Ανάθεση σε εμένα',
  'assignment.inherited': 'Εδώ δεν έχει οριστεί υπεύθυνος, γι’ αυτό ανήκει σε: {{names}}.',
  'whose.label': 'Υπεύθυνοι',
  'whose.mine': 'Δικές μου',
  'whose.branch': 'Του υποκαταστήματος',
  'whose.all': 'Όλες',
  'whose.nobody': 'Χωρίς υπεύθυνο',
  'whose.person': 'Υπεύθυνος',
}
