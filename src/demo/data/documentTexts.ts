// The office's standard documents, in the languages of its clients.

/** `prices` is a spreadsheet of the agency's fees; `letter` opens in a word processor, `note` anywhere. */
export type Paper = {
  name: string
  description: string
  kind: 'letter' | 'note' | 'prices'
  lines: readonly string[]
  /** A second file: an earlier version of the same document. */
  before?: true
}

const mandateEl = [
  'Ο εντολέας αναθέτει στην Estia την αναζήτηση αγοραστή για το ακίνητο που περιγράφεται παρακάτω.',
  'Διάρκεια της εντολής: δώδεκα μήνες. Αμοιβή: 2 % επί του τιμήματος, πλέον ΦΠΑ 24 %.',
  'Η αμοιβή οφείλεται με την υπογραφή του συμβολαίου.',
  'Τόπος και ημερομηνία: ____________   Υπογραφή: ____________',
]
const mandateRu = [
  'Заказчик поручает агентству «Эстия» найти покупателя на объект, описанный ниже.',
  'Срок договора — двенадцать месяцев. Вознаграждение — 2 % от цены и НДС 24 %.',
  'Вознаграждение выплачивается при подписании договора у нотариуса.',
  'Место и дата: ____________   Подпись: ____________',
]
const mandateEn = [
  'The principal instructs Estia to find a buyer for the property described below.',
  'Term: twelve months. Fee: 2 % of the price, plus 24 % VAT.',
  'The fee falls due when the contract is signed before the notary.',
  'Place and date: ____________   Signature: ____________',
]
const viewingEl = [
  'Ενδιαφερόμενος: ____________   Α.Δ.Τ.: ____________',
  'Ακίνητο: ____________   Ημέρα και ώρα: ____________',
  'Ο ενδιαφερόμενος βεβαιώνει ότι το ακίνητο του υποδείχθηκε από την Estia.',
]
const viewingRu = [
  'Клиент: ____________   Паспорт: ____________',
  'Объект: ____________   День и час: ____________',
  'Клиент подтверждает, что объект показан ему агентством «Эстия».',
]
const viewingEn = [
  'Client: ____________   Passport: ____________',
  'Property: ____________   Day and time: ____________',
  'The client confirms that the property was shown by Estia.',
]

export const papers: readonly Paper[] = [
  {
    name: 'Αποκλειστική εντολή πώλησης',
    description: 'Υπόδειγμα για ιδιοκτήτες, δώδεκα μήνες',
    kind: 'letter',
    lines: mandateEl,
    before: true,
  },
  {
    name: 'Απλή εντολή πώλησης',
    description: 'Χωρίς αποκλειστικότητα',
    kind: 'letter',
    lines: mandateEl,
  },
  {
    name: 'Εντολή εκμίσθωσης',
    description: 'Κατοικίες και επαγγελματικοί χώροι',
    kind: 'letter',
    lines: mandateEl,
  },
  {
    name: 'Договор поручения на продажу',
    description: 'Эксклюзивный, на двенадцать месяцев',
    kind: 'letter',
    lines: mandateRu,
    before: true,
  },
  {
    name: 'Договор поручения на поиск',
    description: 'Для покупателей, которые ищут сами',
    kind: 'letter',
    lines: mandateRu,
  },
  {
    name: 'Exclusive sales mandate',
    description: 'For owners abroad, twelve months',
    kind: 'letter',
    lines: mandateEn,
  },
  {
    name: 'Search mandate',
    description: 'For buyers; the fee counts towards the purchase',
    kind: 'letter',
    lines: mandateEn,
  },
  {
    name: 'Μισθωτήριο κατοικίας',
    description: 'Υπόδειγμα τριετούς μίσθωσης',
    kind: 'letter',
    lines: [
      'Ο εκμισθωτής παραδίδει στον μισθωτή το μίσθιο για τρία έτη.',
      'Το μίσθωμα καταβάλλεται έως την πέμπτη ημέρα κάθε μήνα.',
      'Η εγγύηση ισούται με δύο μισθώματα και αποδίδεται στη λήξη.',
    ],
    before: true,
  },
  {
    name: 'Μισθωτήριο επαγγελματικού χώρου',
    description: 'Με ρήτρα αναπροσαρμογής',
    kind: 'letter',
    lines: [
      'Το μίσθωμα αναπροσαρμόζεται κάθε έτος κατά τον δείκτη τιμών καταναλωτή.',
      'Οι κοινόχρηστες δαπάνες βαρύνουν τον μισθωτή.',
    ],
  },
  {
    name: 'Договор аренды квартиры',
    description: 'Перевод греческого образца для клиентов',
    kind: 'letter',
    lines: [
      'Арендодатель передаёт арендатору квартиру на три года.',
      'Плата вносится до пятого числа каждого месяца.',
      'Залог равен двум месячным платам и возвращается по окончании срока.',
    ],
  },
  {
    name: 'Residential lease',
    description: 'Translation of the Greek form for tenants',
    kind: 'letter',
    lines: [
      'The landlord lets the flat to the tenant for three years.',
      'The rent is due by the fifth of each month.',
      'The deposit equals two rents and is returned at the end.',
    ],
  },
  {
    name: 'Short stay house rules',
    description: 'Hangs in every flat for short stays',
    kind: 'note',
    lines: [
      'Check-in from 15:00, check-out until 11:00.',
      'No parties; quiet from 23:00 to 7:00 and from 15:00 to 17:30.',
      'The rubbish goes into the containers at the corner.',
    ],
  },
  {
    name: 'Κανόνες διαμονής',
    description: 'Για βραχυχρόνιες μισθώσεις',
    kind: 'note',
    lines: [
      'Άφιξη από τις 15:00, αναχώρηση έως τις 11:00.',
      'Ώρες κοινής ησυχίας 23:00–7:00 και 15:00–17:30.',
    ],
  },
  {
    name: 'Правила проживания',
    description: 'Для краткосрочной аренды',
    kind: 'note',
    lines: ['Заезд с 15:00, выезд до 11:00.', 'Тишина с 23:00 до 7:00 и с 15:00 до 17:30.'],
  },
  {
    name: 'Έντυπο υπόδειξης',
    description: 'Υπογράφεται σε κάθε υπόδειξη',
    kind: 'letter',
    lines: viewingEl,
    before: true,
  },
  {
    name: 'Акт просмотра',
    description: 'Подписывается на каждом показе',
    kind: 'letter',
    lines: viewingRu,
  },
  {
    name: 'Viewing confirmation',
    description: 'To be signed at every viewing',
    kind: 'letter',
    lines: viewingEn,
  },
  {
    name: 'Πρωτόκολλο παράδοσης και παραλαβής',
    description: 'Μετρητές, κλειδιά, κατάσταση του ακινήτου',
    kind: 'letter',
    lines: [
      'Μετρητής ρεύματος: ______   νερού: ______   αερίου: ______',
      'Κλειδιά: ______   Τηλεχειριστήρια: ______',
      'Παρατηρήσεις: ____________',
    ],
  },
  {
    name: 'Акт приёма-передачи',
    description: 'Счётчики, ключи, состояние квартиры',
    kind: 'letter',
    lines: [
      'Счётчик электричества: ______   воды: ______',
      'Ключи: ______   Пульты: ______',
      'Замечания: ____________',
    ],
  },
  {
    name: 'Τιμοκατάλογος υπηρεσιών',
    description: 'Ισχύει από 1 Ιανουαρίου, χωρίς ΦΠΑ',
    kind: 'prices',
    lines: [
      'Μεσιτεία πώλησης, %|2',
      'Μεσιτεία μίσθωσης, μισθώματα|1',
      'Διαχείριση ακινήτου, τον μήνα|60',
      'Φωτογράφιση|120',
      'Έκδοση ΠΕΑ|150',
    ],
  },
  {
    name: 'Прайс-лист услуг',
    description: 'Действует с 1 января, без НДС',
    kind: 'prices',
    lines: [
      'Продажа, %|2',
      'Сдача в аренду, месячных плат|1',
      'Управление объектом, в месяц|60',
      'Фотосъёмка|120',
      'Налоговый номер (АФМ)|90',
    ],
  },
  {
    name: 'Price list',
    description: 'What we charge this year, VAT not included',
    kind: 'prices',
    lines: [
      'Sale, %|2',
      'Letting, monthly rents|1',
      'Managing a property, a month|60',
      'Photographs|120',
      'Tax number (AFM)|90',
    ],
  },
  {
    name: 'Δικαιολογητικά πώλησης',
    description: 'Τι φέρνει ο ιδιοκτήτης στον συμβολαιογράφο',
    kind: 'note',
    lines: [
      '☐ Τίτλος κτήσης',
      '☐ Κτηματολογικό φύλλο και απόσπασμα',
      '☐ Ηλεκτρονική ταυτότητα κτιρίου',
      '☐ ΠΕΑ',
      '☐ Φορολογική και ασφαλιστική ενημερότητα',
      '☐ Πιστοποιητικό ΕΝΦΙΑ',
    ],
  },
  {
    name: 'Документы для покупки',
    description: 'Что нужно иностранному покупателю',
    kind: 'note',
    lines: [
      '☐ Загранпаспорт с переводом',
      '☐ АФМ',
      '☐ Счёт в греческом банке',
      '☐ Доверенность на адвоката',
      '☐ Подтверждение происхождения средств',
    ],
  },
  {
    name: 'Checklist for buyers',
    description: 'What a buyer from abroad needs',
    kind: 'note',
    lines: [
      '☐ Passport, translated',
      '☐ Greek tax number (AFM)',
      '☐ Account with a Greek bank',
      '☐ Power of attorney',
      '☐ Proof of the source of funds',
    ],
  },
  {
    name: '«Золотая виза»: пошагово',
    description: 'Сроки, суммы, документы членов семьи',
    kind: 'note',
    lines: [
      '1. Выбор объекта и проверка адвокатом',
      '2. АФМ и счёт',
      '3. Договор у нотариуса',
      '4. Подача на вид на жительство',
      '5. Отпечатки пальцев',
    ],
  },
  {
    name: 'Λίστα ελέγχου φωτογράφισης',
    description: 'Πριν έρθει ο φωτογράφος',
    kind: 'note',
    lines: [
      '☐ Ανοιχτά παράθυρα και φώτα',
      '☐ Χωρίς αυτοκίνητα μπροστά στην πρόσοψη',
      '☐ Κατεβασμένα καπάκια τουαλέτας',
      '☐ Θέα από το μπαλκόνι',
    ],
  },
  {
    name: 'Ενημέρωση για τα προσωπικά δεδομένα',
    description: 'Δίνεται σε κάθε νέο πελάτη',
    kind: 'letter',
    lines: [
      'Τα στοιχεία σας τηρούνται μόνο για τη διεκπεραίωση της εντολής σας.',
      'Έχετε δικαίωμα πρόσβασης, διόρθωσης και διαγραφής.',
    ],
  },
  {
    name: 'Согласие на обработку данных',
    description: 'Подписывает каждый новый клиент',
    kind: 'letter',
    lines: [
      'Ваши данные хранятся только для выполнения договора.',
      'Вы можете получить их копию, исправить или удалить их.',
    ],
  },
  {
    name: 'Privacy notice',
    description: 'Given to every new client',
    kind: 'letter',
    lines: [
      'Your data are kept to carry out your instruction, and for nothing else.',
      'You may see, correct and erase them.',
    ],
  },
  {
    name: 'Έντυπο παραπόνων',
    description: 'Αναμένεται από τον νομικό μας',
    kind: 'note',
    lines: [],
  },
]
