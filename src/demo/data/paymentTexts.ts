export const paymentNotes = [
  'Ο ιδιοκτήτης θέλει να ενημερώνεται πριν από κάθε επισκευή άνω των 200 €.',
  'Πληρώθηκε μέσω e-banking, το αποδεικτικό στάλθηκε με e-mail.',
  'Τα κοινόχρηστα περιλαμβάνουν και την επισκευή του ανελκυστήρα.',
  'Ждём подтверждения от собственника.',
  'Квитанция у консьержа, забрать при следующем визите.',
  'Оплачено наличными, расписка в папке.',
  'The tenant paid two days late, with a call beforehand.',
  'Ask the plumber for a proper invoice.',
] as const

export const receiptTexts = [
  {
    name: 'Απόδειξη κοινοχρήστων.txt',
    text: 'Απόδειξη κοινοχρήστων\nΗμερομηνία: {date}\nΠοσό: {amount} €\n',
  },
  {
    name: 'Λογαριασμός ρεύματος.txt',
    text: 'Λογαριασμός ηλεκτρικού ρεύματος\nΈκδοση: {date}\nΠληρωτέο ποσό: {amount} €\n',
  },
  {
    name: 'Τιμολόγιο υδραυλικού.txt',
    text: 'Τιμολόγιο παροχής υπηρεσιών\nΗμερομηνία: {date}\nΣύνολο: {amount} €\n',
  },
  { name: 'Квитанция об оплате.txt', text: 'Квитанция\nДата: {date}\nСумма: {amount} €\n' },
  { name: 'Invoice.txt', text: 'Invoice\nDate: {date}\nTotal: {amount} €\n' },
] as const
