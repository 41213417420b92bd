// Parts of company names by trade: prefixes and suffixes of the founder's surname or a place.

import { listOf } from './listOf.ts'

export const greekTrades = {
  realEstate: ['Μεσιτικό Γραφείο', 'Κτηματομεσιτική', 'Ακίνητα', 'Κτηματική'],
  tourism: ['Ταξιδιωτικό Γραφείο', 'Τουριστικές Επιχειρήσεις', 'Ξενοδοχεία', 'Ενοικιάσεις Σκαφών'],
  builder: ['Τεχνική Εταιρεία', 'Κατασκευαστική', 'Οικοδομικές Επιχειρήσεις', 'Εργοληπτική'],
  investor: ['Επενδυτική', 'Συμμετοχική', 'Εμπορική', 'Αγροτικές Επιχειρήσεις'],
} as const

export const greekPlaces = listOf(`
  Θερμαϊκού, Μακεδονίας, Ολύμπου, Σιθωνίας, Κασσάνδρας, Αξιού, Τορώνης, Βορείου Ελλάδος, Λευκού
  Πύργου, Χορτιάτη, Στρυμόνα, Άθω, Αιγαίου
`)

export const greekForms = ['Α.Ε.', 'Ι.Κ.Ε.', 'Ε.Π.Ε.', 'Ο.Ε.', 'Ε.Ε.'] as const

export const russianTrades = {
  realEstate: ['Агентство недвижимости', 'Зарубежная недвижимость', 'Центр недвижимости'],
  tourism: ['Туристическое агентство', 'Туроператор', 'Бюро путешествий'],
  builder: ['Строительная компания', 'Проектное бюро', 'Стройсервис'],
  investor: ['Инвестиционная компания', 'Торговый дом', 'Управляющая компания'],
} as const

export const russianMarks = listOf(`
  Эгейский берег, Южный дом, Олива, Северная звезда, Новый причал, Солнечный путь, Белые ночи, Тихая
  гавань, Родные стены, Парус, Золотой ключ, Созвездие, Лазурь, Меридиан, Панорама, Кедр, Маяк,
  Ариадна
`)

export const latinTrades = {
  realEstate: ['Real Estate', 'Properties', 'Homes Abroad', 'Property Partners'],
  tourism: ['Travel', 'Holidays', 'Tours', 'Villas & Yachts'],
  builder: ['Construction', 'Developments', 'Projects', 'Engineering'],
  investor: ['Holdings', 'Capital', 'Investments', 'Trading'],
} as const

export const latinMarks = listOf(`
  Aegean, Blue Gulf, Balkan, Northern Lights, Olive Tree, Three Capes, Meridian, Adria, Danube,
  Southern Cross, Amber, Seven Hills, Vardar, Pelion, Lighthouse, Harbour & Hill, Corner Stone, Silver
  Coast, Golden Bay, Sunward
`)

export const companyForms: Readonly<Record<string, readonly string[]>> = {
  RU: ['ООО', 'АО'],
  RS: ['d.o.o.'],
  BG: ['EOOD', 'OOD'],
  DE: ['GmbH', 'GmbH & Co. KG'],
  GB: ['Ltd', 'LLP'],
  IL: ['Ltd'],
  RO: ['S.R.L.'],
  PL: ['Sp. z o.o.'],
  FR: ['SARL'],
  IT: ['S.r.l.'],
  NL: ['B.V.'],
}

export type Trade = keyof typeof latinTrades
