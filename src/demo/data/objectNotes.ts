// Colleagues' notes about an object.

export const objectNotes = {
  el: [
    'Το κλειδί το έχει και η διαχειρίστρια στον 1ο όροφο.',
    'Ο ιδιοκτήτης κατεβαίνει έως 5 %, όχι παραπάνω.',
    'Εκκρεμεί η τακτοποίηση ημιυπαίθριου, ο μηχανικός το παρέλαβε.',
    'Να ξαναβγούν φωτογραφίες με ήλιο.',
    'Υποδείξεις μόνο απογεύματα, ενημερώνουμε μία μέρα πριν.',
    'Υπάρχει προσημείωση, εξαλείφεται με το συμβόλαιο.',
    'Αποκλειστική ανάθεση για έξι μήνες.',
  ],
  ru: [
    'Собственник живёт в Германии, писать в Viber.',
    'Торг уместен, реальная цена на 7 % ниже.',
    'Ключ у соседки снизу, звонить заранее.',
    'Кадастр проверен, всё чисто.',
    'Ждём энергетический сертификат от инженера.',
  ],
  en: [
    'Owner lives abroad, answers e-mail only.',
    'New photos needed: these were taken in winter.',
    'Lift is being repaired until the end of the month.',
    'Tenant leaves in spring; viewings only with notice.',
    'Also offered by another agency, check the price.',
  ],
} as const

/** Contents of the key ring, and the reason for lending it. */
export const keyNotes = {
  el: {
    ring: [
      'Τρία κλειδιά και τηλεχειριστήριο',
      'Δύο κλειδιά, κόκκινο μπρελόκ',
      'Κλειδί εισόδου και αποθήκης',
    ],
    taken: ['Για υπόδειξη', 'Για φωτογράφιση', 'Για συνεργείο βαψίματος', 'Για τον μηχανικό'],
  },
  ru: {
    ring: ['Два ключа и пульт', 'Ключ от подъезда и кладовой', 'Три ключа, синий брелок'],
    taken: ['На показ', 'Для замера', 'Для уборки', 'Для мастера'],
  },
  en: {
    ring: ['Two keys and remote control', 'Main door and storage room', 'Three keys, blue tag'],
    taken: ['For a viewing', 'For the photographer', 'For the energy inspector', 'For the plumber'],
  },
} as const

export const objectActivityTexts = {
  el: {
    viewing: [
      'Υπόδειξη: άρεσε η θέα, η τιμή θεωρήθηκε υψηλή.',
      'Υπόδειξη σε ζευγάρι, θέλουν δεύτερη επίσκεψη.',
      'Υπόδειξη με τον μηχανικό του αγοραστή.',
      'Υπόδειξη σε ενοικιαστή, ζητά κλιματιστικό.',
    ],
    call: [
      'Ο ιδιοκτήτης συμφώνησε σε μείωση της τιμής.',
      'Ενημέρωση ιδιοκτήτη για τις επισκέψεις του μήνα.',
      'Ρώτησαν αν επιτρέπονται κατοικίδια.',
    ],
    meeting: [
      'Φωτογράφιση και μέτρηση του ακινήτου.',
      'Παραλαβή τίτλων και τοπογραφικού.',
      'Υπογραφή μισθωτηρίου στο γραφείο.',
    ],
    undefined: ['Η αγγελία δημοσιεύτηκε ξανά με νέο τίτλο.', 'Τοποθετήθηκε πανό στο μπαλκόνι.'],
  },
  ru: {
    viewing: [
      'Показ: понравился вид, цена показалась высокой.',
      'Показ семье, хотят прийти ещё раз.',
      'Показ арендатору, просит кондиционер.',
    ],
    call: ['Собственник согласен снизить цену.', 'Рассказали собственнику о показах за месяц.'],
    meeting: ['Фотосъёмка и замеры.', 'Получили документы на собственность и топоплан.'],
    undefined: ['Объявление обновлено, новый заголовок.', 'На балконе повесили баннер.'],
  },
  en: {
    viewing: [
      'Viewing: they liked the view and found the price high.',
      'Viewing with a couple, they want to come again.',
      'Viewing with the buyer’s engineer.',
    ],
    call: ['Owner agreed to a lower price.', 'Told the owner about this month’s viewings.'],
    meeting: ['Photographs and measurements taken.', 'Received title deeds and survey plan.'],
    undefined: ['Listing refreshed with a new title.', 'Banner put up on the balcony.'],
  },
} as const
