// Clients' wishes, in the words of the employee who entered them.

export const leadTexts = {
  el: {
    purchase: [
      'Διαμέρισμα 2 υπνοδωματίων, {town}, με θέση στάθμευσης.',
      'Διαμέρισμα τουλάχιστον 90 τ.μ., {town}, κατά προτίμηση σε ψηλό όροφο.',
      'Διαμέρισμα 3 υπνοδωματίων από 110 τ.μ. για οικογένεια, {town}.',
      'Μεζονέτα ή μονοκατοικία με κήπο, {town}.',
      'Εξοχική κατοικία κοντά στη θάλασσα.',
      'Επενδυτικό διαμέρισμα για ενοικίαση σε φοιτητές.',
      'Οικόπεδο εντός σχεδίου, {town}.',
    ],
    rent: [
      'Ενοικίαση διαμερίσματος, {town}, από 80 τ.μ.',
      'Επιπλωμένο διαμέρισμα 1 υπνοδωματίου για ένα έτος, {town}.',
      'Γραφείο ή κατάστημα, {town}.',
    ],
    shortRent: [
      'Σπίτι δίπλα στη θάλασσα για δύο εβδομάδες τον Αύγουστο, 2 υπνοδωμάτια.',
      'Στούντιο για λίγες μέρες στην έκθεση, {town}.',
    ],
    sell: ['Πώληση διαμερίσματος, {town}.', 'Πώληση οικοπέδου, {town}.'],
    rentOut: ['Εκμίσθωση διαμερίσματος, {town}.', 'Εξοχικό για βραχυχρόνια μίσθωση το καλοκαίρι.'],
  },
  ru: {
    purchase: [
      'Квартира с двумя спальнями и парковкой ({town}).',
      'Квартира от 90 м², 3 спальни, {town}, желательно с видом.',
      'Дом с садом, не дальше 500 м от моря.',
      'Таунхаус для круглогодичного проживания ({town}).',
      'Недвижимость под ВНЖ и сдачу в аренду.',
      'Участок под строительство ({town}).',
    ],
    rent: [
      'Долгосрочная аренда квартиры ({town}).',
      'Квартира от 60 м² с мебелью на год ({town}).',
      'Дом у моря на летние месяцы.',
    ],
    shortRent: [
      'Дом у моря на две недели в августе, 2 спальни.',
      'Апартаменты на неделю для семьи ({town}).',
    ],
    sell: ['Продажа квартиры ({town}).', 'Продажа дома у моря.'],
    rentOut: ['Сдача квартиры на длительный срок ({town}).', 'Сдача дома отдыхающим на лето.'],
  },
  en: {
    purchase: [
      'Two-bedroom apartment with parking, {town}.',
      'At least 100 m² and 3 bedrooms, {town}, preferably with a view.',
      'House with a garden, walking distance to the beach.',
      'Investment flat to let to students.',
      'Building plot, {town}.',
    ],
    rent: [
      'Long-term let, {town}, at least 80 m².',
      'Furnished one-bedroom flat for a year, {town}.',
      'Summer house for the family, {town}.',
    ],
    shortRent: [
      'House by the sea for two weeks in August, 2 bedrooms.',
      'Studio for a few days during the trade fair, {town}.',
    ],
    sell: ['Sale of an apartment, {town}.', 'Sale of a holiday home.'],
    rentOut: ['Letting of an apartment, {town}.', 'Holiday home to let by the week in summer.'],
  },
} as const

/** The next step for a client. */
export const leadSteps = {
  el: {
    call: [
      'Τηλέφωνο για να κλείσουμε ημέρα υπόδειξης.',
      'Να ρωτήσουμε αν είδε τα ακίνητα που στείλαμε.',
      'Να επιβεβαιώσουμε τον προϋπολογισμό.',
    ],
    meeting: ['Συνάντηση στο γραφείο για την προσφορά.', 'Να δούμε μαζί τα νέα ακίνητα.'],
  },
  ru: {
    call: [
      'Позвонить и договориться о показе.',
      'Узнать, что думают о присланных объектах.',
      'Уточнить бюджет и сроки.',
    ],
    meeting: ['Встреча в офисе по предложению.', 'Посмотреть вместе новые объекты.'],
  },
  en: {
    call: [
      'Ring to agree on a day for the viewing.',
      'Ask what they think of the properties we sent.',
      'Confirm the budget and the dates.',
    ],
    meeting: ['Meeting at the office about the offer.', 'Go through the new properties together.'],
  },
} as const
