// The agency's employees and branches; years are relative to today.

export const branches = [
  { id: 1, nameEn: 'Thessaloniki Centre', nameEl: 'Θεσσαλονίκη Κέντρο', nameRu: 'Салоники, центр' },
  { id: 2, nameEn: 'Kalamaria', nameEl: 'Καλαμαριά', nameRu: 'Каламарья' },
  { id: 3, nameEn: 'Halkidiki', nameEl: 'Χαλκιδική', nameRu: 'Халкидики' },
] as const

type Member = {
  first: string
  last: string
  middle?: string
  country: string
  language: 'el' | 'ru' | 'en'
  branchId: number | null
  role: 'admin' | 'employee'
  years: number
  leftYearsAgo?: number
}

const member = (
  name: string,
  country: string,
  language: Member['language'],
  branchId: number | null,
  years: number,
  more: Partial<Member> = {},
): Member => {
  const [first = '', last = '', middle] = name.split(' ')
  return { first, last, middle, country, language, branchId, role: 'employee', years, ...more }
}

/** In the order of their ids, from 1: the first one signs in as the administrator. */
export const staff: readonly Member[] = [
  member('Αλέξανδρος Ιωαννίδης Γεωργίου', 'GR', 'el', null, 9.6, { role: 'admin' }),
  member('Ελένη Καραγιάννη', 'GR', 'el', null, 7.2),
  member('Δήμητρα Σαββίδου Νικολάου', 'GR', 'el', 3, 5.4),
  member('Наталья Волкова Сергеевна', 'RU', 'ru', null, 8.1, { role: 'admin' }),
  member('Χρήστος Μαυρίδης', 'GR', 'el', 1, 6.8),
  member('Βασιλική Παπαγεωργίου', 'GR', 'el', 1, 6.1),
  member('Ирина Соколова Андреевна', 'RU', 'ru', 1, 5.9),
  member('Κωνσταντίνος Τερζής', 'GR', 'el', 1, 4.7),
  member('James Whitfield', 'GB', 'en', 1, 4.4),
  member('Σοφία Θεοδωρίδου', 'GR', 'el', 1, 3.3),
  member('Дмитрий Лазарев Игоревич', 'RU', 'ru', 1, 2.2),
  member('Γεώργιος Αγγελίδης', 'GR', 'el', 2, 5.6),
  member('Μαρία Ελευθεριάδου', 'GR', 'el', 2, 5.1),
  member('Светлана Попова Викторовна', 'RU', 'ru', 2, 4.2),
  member('Αθανάσιος Ζήσης', 'GR', 'el', 2, 3.0),
  member('Χριστίνα Τσακίρη', 'GR', 'el', 2, 1.8),
  member('Jelena Stojković', 'RS', 'en', 2, 1.1),
  member('Στέφανος Ψαρράς', 'GR', 'el', 3, 6.3),
  member('Анна Кравцова Павловна', 'RU', 'ru', 3, 4.9),
  member('Ιωάννα Μουρατίδου', 'GR', 'el', 3, 2.6),
  member('Михаил Юдин Олегович', 'RU', 'ru', 3, 1.4),
  member('Παναγιώτα Λιάπη', 'GR', 'el', 3, 0.4),
  member('Απόστολος Κεχαγιάς', 'GR', 'el', 1, 7.5, { leftYearsAgo: 1.7 }),
  member('Юлия Чернова Романовна', 'RU', 'ru', 2, 6.0, { leftYearsAgo: 2.4 }),
  member('Ευάγγελος Ρήγας', 'GR', 'el', 3, 4.1, { leftYearsAgo: 0.6 }),
]
