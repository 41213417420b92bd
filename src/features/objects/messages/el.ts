import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'object.unknownOption': 'Η τιμή αυτή δεν υπάρχει στις επιλογές.',
  'object.otherType': 'Το είδος αυτό δεν ανήκει στην κατηγορία.',
  'object.unknownPlace': 'Δεν υπάρχει τέτοια τοποθεσία.',
  'object.circleRequired': 'Απαιτείται κύκλος όταν δεν εμφανίζεται η ακριβής θέση.',
  'object.notAWebAddress': 'Καταχωρίστε μια διεύθυνση ιστού που αρχίζει με https://.',
  'object.notAPicture': 'Εδώ προστίθενται μόνο εικόνες.',
  'object.endsBeforeStart': 'Η λήξη είναι πριν από την έναρξη.',
  'object.unknown': 'Το ακίνητο δεν υπάρχει ή έχει διαγραφεί.',
  'object.unknownAccount': 'Η επαφή δεν υπάρχει ή έχει διαγραφεί.',
}
