// Kinds of objects, with their settings, sizes and prices.

import type { ObjectPlace } from './objectPlaces.ts'

/** Style of the building: decides its attributes and pictures. */
export type Form = 'flat' | 'house' | 'work' | 'land' | 'box' | 'building'

export type ObjectKind = {
  subType: number
  type: number
  en: string
  el: string
  ru: string
  form: Form
  /** In square metres; for land, of the lot. */
  area: readonly [min: number, max: number]
  /** Price per square metre relative to an apartment there. */
  factor: number
  /** Relative frequency by setting. */
  found: Readonly<Record<ObjectPlace['setting'], number>>
  rents: boolean
  rentsShort: boolean
}

type Row = [
  subType: number,
  names: string,
  form: Form,
  area: readonly [number, number],
  factor: number,
  found: readonly [city: number, suburb: number, coast: number, village: number],
  rents?: 'rents' | 'rentsShort',
]

const typeOf = (subType: number) => (subType <= 6 ? 1 : subType <= 16 ? 2 : subType <= 22 ? 3 : 4)

const kind = ([subType, names, form, area, factor, found, rents]: Row): ObjectKind => {
  const [en = '', el = '', ru = ''] = names.split('|')
  const [city, suburb, coast, village] = found
  return {
    subType,
    type: typeOf(subType),
    en,
    el,
    ru,
    form,
    area,
    factor,
    found: { city, suburb, coast, village },
    rents: rents !== undefined,
    rentsShort: rents === 'rentsShort',
  }
}

const rows: readonly Row[] = [
  [1, 'Apartment|Διαμέρισμα|Квартира', 'flat', [42, 145], 1, [520, 430, 260, 160], 'rentsShort'],
  [2, 'Maisonette|Μεζονέτα|Мезонет', 'house', [80, 220], 0.95, [20, 110, 170, 90], 'rentsShort'],
  [3, 'House|Μονοκατοικία|Дом', 'house', [70, 260], 0.9, [12, 70, 160, 220], 'rentsShort'],
  [4, 'Villa|Βίλα|Вилла', 'house', [160, 520], 1.35, [0, 30, 120, 30], 'rentsShort'],
  [5, 'Studio|Γκαρσονιέρα|Студия', 'flat', [22, 40], 1.15, [120, 40, 60, 10], 'rentsShort'],
  [6, 'Loft|Λοφτ|Лофт', 'flat', [60, 170], 1.2, [22, 8, 0, 0], 'rentsShort'],
  [7, 'Shop|Κατάστημα|Магазин', 'work', [25, 240], 1.1, [80, 50, 24, 24], 'rents'],
  [8, 'Office|Γραφείο|Офис', 'work', [25, 260], 0.85, [90, 30, 3, 6], 'rents'],
  [9, 'Warehouse|Αποθήκη|Склад', 'work', [120, 1500], 0.32, [12, 26, 2, 16], 'rents'],
  [
    10,
    'Industrial building|Βιομηχανικό κτίριο|Производственное здание',
    'work',
    [400, 3500],
    0.35,
    [0, 8, 0, 6],
    'rents',
  ],
  [11, 'Workshop|Βιοτεχνικός χώρος|Мастерская', 'work', [80, 420], 0.4, [8, 12, 0, 6], 'rents'],
  [12, 'Hotel|Ξενοδοχείο|Гостиница', 'building', [420, 2800], 1, [3, 0, 16, 4]],
  [13, 'Restaurant|Χώρος εστίασης|Ресторан', 'work', [60, 320], 1, [12, 6, 12, 6], 'rents'],
  [14, 'Hall|Αίθουσα|Зал', 'work', [120, 600], 0.6, [5, 5, 0, 2], 'rents'],
  [
    15,
    'Commercial building|Επαγγελματικό κτίριο|Коммерческое здание',
    'building',
    [350, 2200],
    0.85,
    [8, 8, 2, 2],
    'rents',
  ],
  [
    16,
    'Showroom|Εκθεσιακός χώρος|Выставочное помещение',
    'work',
    [150, 900],
    0.7,
    [6, 9, 1, 1],
    'rents',
  ],
  [17, 'Building plot|Οικόπεδο|Участок под застройку', 'land', [200, 1400], 0.12, [4, 34, 50, 60]],
  [
    18,
    'Land outside the town plan|Αγροτεμάχιο|Участок вне плана застройки',
    'land',
    [2000, 16000],
    0.018,
    [0, 18, 34, 50],
  ],
  [
    19,
    'Farmland|Καλλιεργήσιμη γη|Сельскохозяйственная земля',
    'land',
    [3000, 40000],
    0.003,
    [0, 5, 8, 30],
  ],
  [20, 'Olive grove|Ελαιώνας|Оливковая роща', 'land', [2500, 22000], 0.006, [0, 0, 16, 24]],
  [21, 'Vineyard|Αμπελώνας|Виноградник', 'land', [3000, 26000], 0.005, [0, 2, 3, 12]],
  [22, 'Islet|Νησίδα|Островок', 'land', [20000, 90000], 0.012, [0, 0, 1, 0]],
  [
    23,
    'Apartment building|Πολυκατοικία|Доходный дом',
    'building',
    [320, 1600],
    0.8,
    [14, 10, 8, 3],
  ],
  [
    24,
    'Parking space|Θέση στάθμευσης|Парковочное место',
    'box',
    [11, 22],
    0.55,
    [34, 12, 1, 0],
    'rents',
  ],
  [25, 'Storage room|Αποθηκευτικός χώρος|Кладовая', 'box', [5, 45], 0.35, [14, 6, 1, 0], 'rents'],
  [26, 'Business|Επιχείρηση|Готовый бизнес', 'work', [40, 260], 0.7, [12, 4, 8, 3]],
  [27, 'Prefabricated house|Λυόμενο|Сборный дом', 'house', [40, 95], 0.45, [0, 3, 14, 10], 'rents'],
  [28, 'Houseboat|Πλωτή κατοικία|Плавучий дом', 'house', [30, 80], 1.1, [0, 0, 2, 0], 'rentsShort'],
  [29, 'Air rights|Αέρας|Право надстройки', 'land', [80, 260], 0.2, [5, 8, 1, 2]],
  [30, 'Property|Ακίνητο|Объект', 'building', [60, 420], 0.6, [5, 4, 4, 4]],
]

export const objectKinds: readonly ObjectKind[] = rows.map(kind)
