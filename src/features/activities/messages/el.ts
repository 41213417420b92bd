import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'activity.onlyLink': 'Η μοναδική σύνδεση δεν μπορεί να διαγραφεί.',
  'activity.unknownLink': 'Δεν υπάρχει τέτοια εγγραφή για σύνδεση ή έχει διαγραφεί.',
  'activity.notAssignable':
    'Μόνο υπάλληλοι και ειδικοί συνεργάτες μπορούν να οριστούν ως υπεύθυνοι.',
  'activity.filter.dateType.createdOn': 'Δημιουργία',
  'activity.filter.dateType.doneDate': 'Ολοκλήρωση',
  'activity.filter.dateType.date': 'Προγραμματισμός',
  'activity.filter.employeeType.created': 'Δημιουργήθηκε από',
  'activity.filter.employeeType.assigned': 'Υπεύθυνος',
  'activity.filter.done.all': 'Όλες',
  'activity.filter.done.toDo': 'Εκκρεμείς',
  'activity.filter.done.completed': 'Ολοκληρωμένες',
}
