// Texts of the scheduled jobs' alerts, with the placeholders {client}, {phone}, {email}, {town}, {street}, {rent}, {day},
// {portal}, {guest} and {stay}. Alerts of jobs are in each reader's language; an enquiry is in the language of its visitor.

export const alertTexts = {
  rent: {
    source: { el: 'Υπενθύμιση ενοικίου', ru: 'Напоминание об аренде', en: 'Rent reminder' },
    contents: [
      {
        el: 'Το ενοίκιο {rent} για το διαμέρισμα {town}, {street}, είναι πληρωτέο έως {day}.\nΕνοικιαστής: {client}, {phone}',
        ru: 'Арендную плату {rent} за квартиру ({town}, {street}) нужно внести до {day}.\nАрендатор: {client}, {phone}',
        en: 'The rent of {rent} for the apartment at {street}, {town}, is due by {day}.\nTenant: {client}, {phone}',
      },
      {
        el: 'Στάλθηκε υπενθύμιση για το ενοίκιο {rent}: {town}, {street}.\nΠροθεσμία πληρωμής: {day}\nΕνοικιαστής: {client}, {phone}',
        ru: 'Отправлено напоминание об аренде: {town}, {street}, {rent}.\nСрок оплаты: {day}\nАрендатор: {client}, {phone}',
        en: 'A reminder of the rent of {rent} was sent: {street}, {town}.\nTo be paid by: {day}\nTenant: {client}, {phone}',
      },
    ],
  },
  form: {
    contents: {
      el: [
        'Καλησπέρα σας, είδα την αγγελία σας για το διαμέρισμα στην οδό {street}, {town}. Είναι ακόμη διαθέσιμο; Θα ήθελα να το δω το Σάββατο.',
        'Θέλω να πουλήσω το σπίτι των γονιών μου, {town}, {street}. Κάνετε δωρεάν εκτίμηση; Καλύτερα να με πάρετε μετά τις 17:00.',
        'Ψάχνω για φοιτητική κατοικία για την κόρη μου από τον Σεπτέμβριο, έως 450 € τον μήνα.',
      ],
      ru: [
        'Здравствуйте! Интересует дом у моря ({town}). Прилетаем в конце месяца, можно ли посмотреть два-три варианта за один день?',
        'Добрый день, подскажите, пожалуйста, подходит ли квартира на {street} для оформления ВНЖ и сколько составят расходы на сделку?',
        'Хотим сдать квартиру ({town}, {street}) на лето. Какая у вас комиссия и кто занимается уборкой?',
      ],
      en: [
        'Hello, we are looking for a house with a garden near {town}, up to 15 minutes from the beach. Could you send us what you have?',
        'Is the apartment at {street} still for sale? We would come with a survey engineer next week.',
      ],
    },
  },
  publishing: {
    source: { el: 'Δημοσίευση', ru: 'Публикация', en: 'Publishing' },
    contents: [
      {
        el: 'Το ακίνητο {town}, {street}, δεν δημοσιεύτηκε ({portal}): λείπει η ενεργειακή κλάση.',
        ru: 'Объект ({town}, {street}) не опубликован ({portal}): не указан класс энергоэффективности.',
        en: 'The property at {street}, {town}, was not published on {portal}: the energy class is missing.',
      },
      {
        el: 'Το ακίνητο {town}, {street}, δεν δημοσιεύτηκε ({portal}): χρειάζονται τουλάχιστον 5 φωτογραφίες.',
        ru: 'Объект ({town}, {street}) не опубликован ({portal}): нужно не менее 5 фотографий.',
        en: 'The property at {street}, {town}, was not published on {portal}: at least 5 photos are needed.',
      },
      {
        el: 'Το ακίνητο {town}, {street}, δεν δημοσιεύτηκε ({portal}): χρειάζεται περιγραφή στα ρωσικά.',
        ru: 'Объект ({town}, {street}) не опубликован ({portal}): нужно описание на русском языке.',
        en: 'The property at {street}, {town}, was not published on {portal}: a description in Russian is needed.',
      },
      {
        el: 'Το ακίνητο {town}, {street}, δεν δημοσιεύτηκε ({portal}): λείπει το έτος κατασκευής.',
        ru: 'Объект ({town}, {street}) не опубликован ({portal}): не указан год постройки.',
        en: 'The property at {street}, {town}, was not published on {portal}: the year of construction is missing.',
      },
      {
        el: 'Η σελίδα {portal} δεν απάντησε. Η δημοσίευση θα επαναληφθεί το βράδυ.',
        ru: 'Сайт {portal} не ответил. Публикация будет повторена вечером.',
        en: '{portal} did not answer. Publishing will be tried again in the evening.',
      },
      {
        el: 'Η σύνδεση στο {portal} απορρίφθηκε. Τη νύχτα δεν δημοσιεύτηκε τίποτα· ελέγξτε τον κωδικό πρόσβασης.',
        ru: 'Вход на {portal} отклонён. Ночью ничего не опубликовано; проверьте пароль.',
        en: 'The login for {portal} was refused. Nothing was published last night; please check the password.',
      },
    ],
  },
  stays: {
    source: { el: 'Εισαγωγή κρατήσεων', ru: 'Импорт бронирований', en: 'Reservation import' },
    contents: [
      {
        el: 'Νέα κράτηση από {portal}: {guest}, {stay}, {town}, {street}.',
        ru: 'Новое бронирование ({portal}): {guest}, {stay}, {town}, {street}.',
        en: 'New reservation from {portal}: {guest}, {stay}, {street}, {town}.',
      },
      {
        el: 'Η κράτηση {guest}, {stay}, δεν εισήχθη: το κατάλυμα {town}, {street}, είναι ήδη κλεισμένο για αυτές τις ημέρες.',
        ru: 'Бронирование не загружено: {guest}, {stay}. Эти дни уже заняты ({town}, {street}).',
        en: 'The reservation of {guest}, {stay}, was not imported: {street}, {town}, is already booked on these days.',
      },
      {
        el: 'Ακυρώθηκε κράτηση από {portal}: {guest}, {stay}, {town}, {street}.',
        ru: 'Бронирование отменено ({portal}): {guest}, {stay}, {town}, {street}.',
        en: 'Reservation cancelled on {portal}: {guest}, {stay}, {street}, {town}.',
      },
      {
        el: 'Δεν διαβάστηκε το ημερολόγιο του {portal} για το κατάλυμα {town}, {street}. Τελευταία ανάγνωση: χθες.',
        ru: 'Календарь {portal} не удалось прочитать ({town}, {street}). Последний раз он был прочитан вчера.',
        en: 'The calendar of {portal} could not be read for {street}, {town}. It was last read yesterday.',
      },
    ],
  },
} as const

/** Comments by colleagues on some of the read alerts. */
export const alertNotes = {
  rent: {
    el: ['Τηλεφώνησα, θα πληρώσει την Παρασκευή.', 'Πληρώθηκε με κατάθεση στην τράπεζα.'],
    ru: ['Оплата обещана до конца недели.', 'Оплачено переводом, чек у собственника.'],
    en: ['Called the tenant, will pay on Friday.'],
  },
  form: {
    el: [
      'Μίλησα μαζί τους, ραντεβού το Σάββατο στις 11:00.',
      'Δεν απαντά στο τηλέφωνο, έστειλα e-mail.',
    ],
    ru: ['Перезвонила, договорились на субботу.', 'Не берёт трубку, написала на почту.'],
    en: ['Called back, viewing on Saturday.'],
  },
  publishing: {
    el: ['Διορθώθηκε, να ελεγχθεί αύριο.', 'Ζήτησα το πιστοποιητικό από τον ιδιοκτήτη.'],
    ru: ['Исправлено, завтра проверить ещё раз.'],
    en: ['Fixed; check again tomorrow.'],
  },
  stays: {
    el: ['Ενημερώθηκε η καθαρίστρια.', 'Μίλησα με τον ιδιοκτήτη.'],
    ru: ['Собственник предупреждён.', 'Уборка заказана.'],
    en: ['The owner knows.'],
  },
} as const
