// Properties entered twice, and different properties that look alike.
import { taxNumber } from './contacts.ts'
import type { LabelledObjects, TypedObject } from './labelledPair.ts'

type Street = { greek: string; latin: string; cyrillic: string; n: number }

const streets: readonly Street[] = `
Εγνατία|Egnatia|Эгнатия
Τσιμισκή|Tsimiski|Цимиски
Μητροπόλεως|Mitropoleos|Митрополеос
Αγίου Δημητρίου|Agiou Dimitriou|Агиу Димитриу
Ολύμπου|Olympou|Олимпу
Βασιλίσσης Όλγας|Vasilissis Olgas|Василисис Олгас
Καραμανλή|Karamanli|Караманли
Λαμπράκη|Lampraki|Ламбраки
Δελφών|Delfon|Делфон
Παπαναστασίου|Papanastasiou|Папанастасиу
Κωνσταντινουπόλεως|Konstantinoupoleos|Константинуполеос
Φιλίππου|Filippou|Филиппу
Ερμού|Ermou|Эрму`
  .trim()
  .split('\n')
  .map((line, n) => {
    const [greek = '', latin = '', cyrillic = ''] = line.split('|')
    return { greek, latin, cyrillic, n }
  })

type Pattern = (street: Street, n: number) => readonly [TypedObject, TypedObject]

const flat = { subTypeObjectTypeId: 1, objectSubTypeId: 1, forSale: true }
const plot = { subTypeObjectTypeId: 3, forSale: true }
const house = (n: number) => 10 + ((n * 13) % 140)
const size = (n: number) => 45 + ((n * 17) % 110)
const price = (n: number) => 60_000 + ((n * 7300) % 240_000)
/** A point in or around Thessaloniki; `east` metres further. */
const at = (n: number, east = 0) => ({
  latitude: Math.round((40.55 + ((n * 0.0137) % 0.15)) * 1e6) / 1e6,
  longitude: Math.round((22.9 + ((n * 0.0211) % 0.2) + east / 84_600) * 1e6) / 1e6,
})
const place = (n: number) => 1 + (n % 9)
const picture = (n: number) => `picture ${taxNumber(n)}`

const same: Record<string, Pattern> = {
  'address and floor in Greek and Latin letters': ({ greek, latin }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}, 3ος όροφος`, area: size(n) },
    { ...flat, place: place(n), address: `${latin} ${house(n)}, 3rd floor`, salePrice: price(n) },
  ],
  'address in Cyrillic, floor in its field': ({ greek, cyrillic }, n) => [
    { ...flat, place: place(n), address: `Οδός ${greek} ${house(n)}`, floor: 2, area: size(n) },
    {
      ...flat,
      place: place(n),
      address: `ул. ${cyrillic}, ${house(n)}, 2 этаж`,
      area: size(n) + 1,
    },
  ],
  'capitals, the number with a letter': ({ greek, latin }, n) => [
    {
      ...flat,
      place: place(n),
      address: `${greek.toUpperCase()} ${house(n)}Α`,
      floor: 4,
      area: size(n),
    },
    {
      ...flat,
      place: place(n),
      address: `${latin} ${house(n)}a`,
      floor: 4,
      area: size(n),
      bedrooms: 2,
    },
  ],
  'cheaper, a few square metres more': ({ greek }, n) => [
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 1,
      area: size(n),
      salePrice: price(n),
    },
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)} Θεσσαλονίκη`,
      floor: 1,
      area: size(n) + 2,
      salePrice: price(n) * 0.95,
    },
  ],
  'near each other, same size and price': (_, n) => [
    {
      ...flat,
      place: place(n),
      ...at(n),
      area: size(n),
      salePrice: price(n),
      floor: 3,
      bedrooms: 2,
    },
    { ...flat, ...at(n, 25), area: size(n), salePrice: price(n), bedrooms: 2 },
  ],
  'plots without an address': (_, n) => [
    { ...plot, place: place(n), lotArea: size(n) * 37, salePrice: price(n) },
    {
      ...plot,
      place: place(n),
      lotArea: size(n) * 37,
      salePrice: price(n),
      title: 'Plot near the sea',
    },
  ],
  'same photographs': ({ greek }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, area: size(n), photo: picture(n) },
    {
      ...flat,
      place: place(n),
      area: size(n) + 1,
      photo: picture(n),
      title: 'Διαμέρισμα στο κέντρο',
    },
  ],
  'the same reference of another office in the title': ({ greek }, n) => [
    { ...flat, place: place(n), title: `Flat in the centre, ref. MK${2000 + n}`, area: size(n) },
    {
      ...flat,
      place: place(n),
      titleEl: `Διαμέρισμα ${greek} (κωδ. MK${2000 + n})`,
      area: size(n),
    },
  ],
}

const different: Record<string, Pattern> = {
  'another floor of one house': ({ greek, latin }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, floor: 2, area: size(n) },
    { ...flat, place: place(n), address: `${latin} ${house(n)}, 3rd floor`, area: size(n) },
  ],
  'one floor of the next house': ({ greek }, n) => [
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 2,
      area: size(n),
      ...at(n),
    },
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n) + 2}`,
      floor: 2,
      area: size(n) + 1,
      ...at(n, 20),
    },
  ],
  'two flats of one floor': ({ greek }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, floor: 1, area: 48, bedrooms: 1 },
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, floor: 1, area: 95, bedrooms: 3 },
  ],
  'flat and shop of one house': ({ greek }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, area: size(n) },
    {
      ...flat,
      subTypeObjectTypeId: 2,
      objectSubTypeId: 9,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 0,
    },
  ],
  'one street name in two towns': ({ greek }, n) => [
    { ...flat, place: place(n), address: `${greek} ${house(n)}`, floor: 2, area: size(n) },
    { ...flat, place: place(n + 1), address: `${greek} ${house(n)}`, floor: 2, area: size(n) + 30 },
  ],
  'same size and price elsewhere': (_, n) => [
    { ...flat, place: place(n), ...at(n), area: size(n), salePrice: price(n) },
    { ...flat, place: place(n), ...at(n, 900), area: size(n), salePrice: price(n) },
  ],
  'near each other, other size': (_, n) => [
    { ...flat, place: place(n), ...at(n), area: size(n), salePrice: price(n) },
    { ...flat, place: place(n), ...at(n, 30), area: size(n) * 1.5, salePrice: price(n) * 1.4 },
  ],
  'plots side by side': (_, n) => [
    { ...plot, place: place(n), ...at(n), lotArea: 4000 + n, salePrice: price(n), owner: n },
    { ...plot, place: place(n), ...at(n, 60), lotArea: 4300 + n, salePrice: price(n), owner: n },
  ],
  'flats of one new house': ({ greek }, n) => [
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 1,
      area: size(n),
      salePrice: price(n),
      photo: picture(n),
      owner: n,
    },
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 3,
      area: size(n),
      salePrice: price(n) + 9000,
      photo: picture(n),
      owner: n,
    },
  ],
  'one owner, other streets': ({ greek, n: number }, n) => [
    {
      ...flat,
      place: place(n),
      address: `${greek} ${house(n)}`,
      floor: 2,
      area: size(n),
      owner: n,
    },
    {
      ...flat,
      place: place(n),
      address: `${streets[(number + 1) % streets.length]!.greek} ${house(n)}`,
      floor: 2,
      area: size(n) + 1,
      owner: n,
    },
  ],
}

const made = (patterns: Record<string, Pattern>, isSame: boolean, from: number) =>
  Object.entries(patterns).flatMap(([pattern, make], row) =>
    streets.map((street, n) => ({
      kind: 'Object' as const,
      pattern,
      same: isSame,
      pair: make(street, from + n + row * 40),
    })),
  )

/** 100 and 130 pairs. */
export const sameProperties: readonly LabelledObjects[] = made(same, true, 100).slice(0, 100)
export const differentProperties: readonly LabelledObjects[] = made(different, false, 700)
