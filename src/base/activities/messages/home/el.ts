import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'activity.completeOne': 'Σήμανση ως ολοκληρωμένης: {{text}}',
  'activity.isCompleted': 'Σημειώθηκε ως ολοκληρωμένη.',
  'activity.putOff': 'Αναβολή: {{text}}',
  'activity.isPutOff': 'Μεταφέρθηκε σε άλλη ημέρα.',
  'activity.putOff.tomorrow': 'Αύριο',
  'activity.putOff.inTwoDays': 'Μεθαύριο',
  'activity.putOff.inAWeek': 'Σε μία εβδομάδα',
  'activity.withoutText': 'Χωρίς περιγραφή',
  'activity.category.undefined': 'Απροσδιόριστο',
  'activity.category.call': 'Κλήση',
  'activity.category.meeting': 'Συνάντηση',
  'activity.category.viewing': 'Υπόδειξη',
}
