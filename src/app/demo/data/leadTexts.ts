// What clients ask for, in the words of the colleague who wrote it down.

export const leadTexts = {
  el: {
    purchase: [
      'Διαμέρισμα 2 υπνοδωματίων, {town}, με θέση στάθμευσης.',
      'Μεζονέτα ή μονοκατοικία με κήπο, {town}.',
      'Εξοχική κατοικία κοντά στη θάλασσα.',
      'Επενδυτικό διαμέρισμα για ενοικίαση σε φοιτητές.',
      'Οικόπεδο εντός σχεδίου, {town}.',
    ],
    rent: ['Ενοικίαση διαμερίσματος, {town}, από 80 τ.μ.', 'Γραφείο ή κατάστημα, {town}.'],
    sell: ['Πώληση διαμερίσματος, {town}.', 'Πώληση οικοπέδου, {town}.'],
  },
  ru: {
    purchase: [
      'Квартира с двумя спальнями и парковкой ({town}).',
      'Дом с садом, не дальше 500 м от моря.',
      'Таунхаус для круглогодичного проживания ({town}).',
      'Недвижимость под ВНЖ и сдачу в аренду.',
      'Участок под строительство ({town}).',
    ],
    rent: ['Долгосрочная аренда квартиры ({town}).', 'Дом у моря на летние месяцы.'],
    sell: ['Продажа квартиры ({town}).', 'Продажа дома у моря.'],
  },
  en: {
    purchase: [
      'Two-bedroom apartment with parking, {town}.',
      'House with a garden, walking distance to the beach.',
      'Investment flat to let to students.',
      'Building plot, {town}.',
    ],
    rent: ['Long-term let, {town}, at least 80 m².', 'Summer house for the family, {town}.'],
    sell: ['Sale of an apartment, {town}.', 'Sale of a holiday home.'],
  },
} as const
