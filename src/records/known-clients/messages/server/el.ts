import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'knownClient.noParty': 'Το πρόσωπο αυτό δεν συμβάλλεται στη συμφωνία.',
  'knownClient.seenInFuture': 'Η ημέρα αυτή δεν έχει έρθει ακόμη.',
  'knownClient.highNeedsReasons': 'Ο υψηλός κίνδυνος χρειάζεται λόγους: επιλέξτε ή γράψτε τους.',
  'knownClient.ownerNeedsName': 'Κάθε δικαιούχος χρειάζεται όνομα.',
  'knownClient.moreThanAll': 'Τα ποσοστά ξεπερνούν το 100 %.',
  'knownClient.changedMeanwhile':
    'Ο φάκελος άλλαξε στο μεταξύ. Δείτε τον ξανά και έπειτα επιβεβαιώστε.',
}
