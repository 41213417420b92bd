// Names of attached files, and the contents of text files.

import { listOf } from './listOf.ts'

export const pictureNames = listOf(`
  Κάτοψη ορόφου.webp, Θέα από το σαλόνι.webp, Μπαλκόνι με θέα.webp, Πρόσοψη.webp, Πρόσοψη από τον
  δρόμο.webp, Τοπογραφικό.webp, План этажа.webp, Вид с балкона.webp, Вид из гостиной.webp, Фасад
  дома.webp, Floor plan.webp, Sea view.webp, View from the garden.webp, Facade.webp, Street front.webp
`)

export const documentTexts = [
  {
    name: 'Εντολή ανάθεσης.txt',
    text: 'ΕΝΤΟΛΗ ΑΝΑΘΕΣΗΣ ΜΕΣΙΤΕΙΑΣ\n\nΟ εντολέας {name} αναθέτει στην Estia Real Estate την αναζήτηση ενδιαφερομένων για το ακίνητό του.\nΔιάρκεια: 12 μήνες. Αμοιβή: 2 % πλέον ΦΠΑ.\nΗμερομηνία: {date}\n',
  },
  {
    name: 'Έντυπο υπόδειξης.txt',
    text: 'ΕΝΤΥΠΟ ΥΠΟΔΕΙΞΗΣ ΑΚΙΝΗΤΟΥ\n\nΕνδιαφερόμενος: {name}\nΗμερομηνία: {date}\nΥποδείχθηκαν δύο διαμερίσματα. Ο ενδιαφερόμενος έλαβε γνώση των χαρακτηριστικών τους.\n',
  },
  {
    name: 'Κατάλογος δικαιολογητικών.txt',
    text: 'ΔΙΚΑΙΟΛΟΓΗΤΙΚΑ ΓΙΑ ΤΟ ΣΥΜΒΟΛΑΙΟ\n\n{name}\n1. Τίτλος κτήσης\n2. Πιστοποιητικό ενεργειακής απόδοσης\n3. Φορολογική ενημερότητα\n4. Πιστοποιητικό ΕΝΦΙΑ\n5. Κτηματολογικό απόσπασμα\n\n{date}\n',
  },
  {
    name: 'Список документов.txt',
    text: 'ДОКУМЕНТЫ ДЛЯ ПОКУПКИ\n\n{name}\n1. Загранпаспорт, перевод\n2. Налоговый номер (АФМ)\n3. Счёт в греческом банке\n4. Доверенность на адвоката\n\n{date}\n',
  },
  {
    name: 'Пожелания клиента.txt',
    text: 'ПОЖЕЛАНИЯ\n\n{name}\nДве спальни, парковка, не дальше 500 м от моря. Переезд весной.\n\nЗаписано {date}\n',
  },
  {
    name: 'Viewing report.txt',
    text: 'VIEWING REPORT\n\nClient: {name}\nDate: {date}\nThree properties seen. The second one is the favourite; the client asks for the running costs of the last year.\n',
  },
  {
    name: 'Mandate summary.txt',
    text: 'SUMMARY OF THE MANDATE\n\nPrincipal: {name}\nTerm: 12 months. Fee: 2 % plus VAT.\nSigned on {date}\n',
  },
] as const
