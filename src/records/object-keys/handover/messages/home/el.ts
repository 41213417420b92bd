export const el = {
  'keyHandover.takeBack': 'Επιστροφή',
  'keyHandover.takeBackOne': 'Επιστροφή του κλειδιού #{{number}}',
  'keyHandover.takenBack': 'Το κλειδί #{{number}} επέστρεψε στο γραφείο με σημερινή ημερομηνία.',
} as const
