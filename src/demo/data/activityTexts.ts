// Texts of colleagues' activities, with the placeholders {town}, {street}, {price} and {hour}.

type Texts = Record<'call' | 'meeting' | 'viewing' | 'undefined', readonly string[]>

export const activityTexts = {
  el: {
    call: [
      'Τηλεφώνημα για την τιμή. Ζητά {price} και δεν κατεβαίνει άλλο.',
      'Να του τηλεφωνήσουμε για τα δικαιολογητικά του ΑΦΜ.',
      'Επιβεβαίωση ραντεβού για τις {hour}.',
      'Δεν απάντησε, νέα προσπάθεια το απόγευμα.',
      'Ενημέρωση για δύο νέα ακίνητα: {town}, έως {price}.',
      'Ρώτησε πότε θα είναι έτοιμο το προσύμφωνο. Να μιλήσουμε με τον συμβολαιογράφο.',
      'Συζήτηση για ανανέωση της ανάθεσης.',
      'Ζητά εκτίμηση για το ακίνητο στην οδό {street}.',
      'Να ενημερωθεί για την απάντηση της τράπεζας.',
    ],
    meeting: [
      'Συνάντηση στο γραφείο στις {hour}: υπογραφή εντολής ανάθεσης.',
      'Ραντεβού με τον μηχανικό για το πιστοποιητικό ενεργειακής απόδοσης.',
      'Συνάντηση στον συμβολαιογράφο, προσύμφωνο στα {price}.',
      'Παράδοση κλειδιών και φωτογράφιση, {town}, {street}.',
      'Γνωριμία και καταγραφή αναγκών. Προϋπολογισμός έως {price}.',
      'Παραλαβή εγγράφων για τον νομικό έλεγχο τίτλων.',
      'Άνοιγμα λογαριασμού στην τράπεζα και έκδοση ΑΦΜ.',
    ],
    viewing: [
      'Υπόδειξη διαμερίσματος, {town}, {street}.',
      'Υπόδειξη μονοκατοικίας με κήπο, {town}. Τιμή {price}.',
      'Δεύτερη υπόδειξη μαζί με τον μηχανικό, {street}.',
      'Υπόδειξη τριών ακινήτων ({town}), συνάντηση στις {hour}.',
      'Υπόδειξη καταστήματος, {street}.',
    ],
    undefined: [
      'Έστειλε αντίγραφα διαβατηρίου και λογαριασμό ρεύματος.',
      'Προσφορά {price}, ο ιδιοκτήτης τη σκέφτεται.',
      'Του άρεσε η θέα, τον προβληματίζουν τα κοινόχρηστα.',
      'Οι φωτογραφίες ανέβηκαν στον ιστότοπο.',
      'Ο τίτλος είναι καθαρός, εκκρεμεί μόνο το κτηματολόγιο.',
      'Προτιμά να επικοινωνούμε μέσω Viber.',
    ],
  },
  ru: {
    call: [
      'Звонок по цене: просит {price}, торг небольшой.',
      'Перезвонить насчёт документов для получения АФМ.',
      'Подтвердили встречу на {hour}.',
      'Не дозвонились, повторить вечером.',
      'Рассказали о двух новых объектах: {town}, до {price}.',
      'Спросил, когда будет готов предварительный договор.',
      'Обсудили продление договора на продажу.',
      'Уточнить у банка перевод задатка.',
    ],
    meeting: [
      'Встреча в офисе в {hour}: подписание поручения.',
      'Встреча у нотариуса, предварительный договор на {price}.',
      'Знакомство, записали пожелания. Бюджет до {price}.',
      'Передача ключей и фотосъёмка: {town}, {street}.',
      'Сопроводить в банк, открыть счёт.',
      'Встретить в аэропорту и показать районы города.',
    ],
    viewing: [
      'Показ квартиры: {town}, {street}.',
      'Показ дома с участком, {town}. Цена {price}.',
      'Повторный показ вместе с инженером, {street}.',
      'Показ трёх объектов ({town}), встреча в {hour}.',
      'Онлайн-показ по видеосвязи, начало в {hour}.',
    ],
    undefined: [
      'Прислал копии паспорта и справку о доходах.',
      'Предложение {price}, собственник думает.',
      'Понравился вид, смущают коммунальные платежи.',
      'Документы на ВНЖ переданы адвокату.',
      'Просит писать в WhatsApp, а не звонить.',
      'Фотографии получены, загружены на сайт.',
    ],
  },
  en: {
    call: [
      'Call about the price: asks {price}, some room left.',
      'Call back about the papers for the tax number.',
      'Appointment confirmed for {hour}.',
      'No answer, try again in the evening.',
      'Told them about two new listings: {town}, up to {price}.',
      'Asked when the preliminary contract will be ready.',
    ],
    meeting: [
      'Meeting at the office at {hour} to sign the mandate.',
      'At the notary: preliminary contract at {price}.',
      'First meeting, wishes noted. Budget up to {price}.',
      'Key handover and photographs: {town}, {street}.',
      'Go along to the bank to open an account.',
    ],
    viewing: [
      'Viewing of the apartment: {town}, {street}.',
      'Viewing of the house with garden, {town}. Asking {price}.',
      'Second viewing together with the engineer, {street}.',
      'Three viewings ({town}), meeting point at {hour}.',
    ],
    undefined: [
      'Sent copies of the passport and a utility bill.',
      'Offered {price}; the owner is thinking it over.',
      'Liked the view, worried about the running costs.',
      'Title search came back clean.',
      'Prefers WhatsApp to phone calls.',
    ],
  },
} as const satisfies Record<'el' | 'ru' | 'en', Texts>
