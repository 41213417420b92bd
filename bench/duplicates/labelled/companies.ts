// Companies entered twice, and companies that only have something in common with another record.
import { landline, mobile, taxNumber, town } from './contacts.ts'
import type { LabelledAccounts, TypedAccount } from './labelledPair.ts'
import { people } from './names.ts'

type Company = { greek: string; latin: string; cyrillic: string; site: string; n: number }

const companies: readonly Company[] = `
Ακτή Κατασκευαστική|Akti Kataskevastiki|Акти Катаскевастики|akti
Βόρεια Ακίνητα|Voreia Akinita|Вориа Акинита|voreia
Όλυμπος Τουριστική|Olympos Touristiki|Олимпос Туристики|olympos
Μακεδονική Γη|Makedoniki Gi|Македоники Ги|makgi
Θερμαϊκός Μεταφορές|Thermaikos Metafores|Термаикос Метафорес|thermaikos
Αλεξάνδρου Υιοί|Alexandrou Yioi|Александру Ии|alexandrou
Δέλτα Ενεργειακή|Delta Energeiaki|Дельта Энергиаки|deltaen
Κήπος Αρχιτεκτονική|Kipos Architektoniki|Кипос Архитектоники|kipos
Πέτρα Μάρμαρα|Petra Marmara|Петра Мармара|petra
Ήλιος Ξενοδοχεία|Ilios Xenodocheia|Илиос Ксенодохиа|ilios
Γέφυρα Συμβουλευτική|Gefyra Symvouleftiki|Гефира Симвулефтики|gefyra
Λιμάνι Ναυτιλιακή|Limani Naftiliaki|Лимани Нафтилиаки|limani`
  .trim()
  .split('\n')
  .map((line, n) => {
    const [greek = '', latin = '', cyrillic = '', site = ''] = line.split('|')
    return { greek, latin, cyrillic, site, n }
  })

type Pattern = (company: Company, n: number) => readonly [TypedAccount, TypedAccount]
const named = (nameLocal: string, more: TypedAccount = {}): TypedAccount => ({
  isCompany: true,
  nameLocal,
  ...more,
})
const contact = (n: number) => people[(n * 5) % people.length]!.greek
const [firstWord, rest] = [
  (name: string) => name.split(' ')[0]!,
  (name: string) => name.split(' ').slice(1).join(' '),
]

const same: Record<string, Pattern> = {
  'legal form with points or in Latin letters': ({ greek, latin }, n) => [
    named(`${greek} Α.Ε.`, { ...contact(n), phone: landline(n) }),
    named(`${latin} SA`, { ...contact(n), phone: `+30 ${landline(n)}` }),
  ],
  'tax number however written': ({ greek, site }, n) => [
    named(`${greek} ΙΚΕ`, { ...contact(n), taxNumber: `EL${taxNumber(n)}` }),
    named(greek.toUpperCase(), {
      ...contact(n + 1),
      taxNumber: taxNumber(n),
      email: `info@${site}.gr`,
    }),
  ],
  '& and και': ({ greek, site, n: at }, n) => {
    const partner = companies[(at + 5) % companies.length]!.greek
    return [
      named(`${greek} & ${firstWord(partner)} ΟΕ`, { email: `info@${site}.gr` }),
      named(`${greek} και ${firstWord(partner)} Ο.Ε.`, {
        email: `INFO@${site}.gr`,
        phone: landline(n),
      }),
    ]
  },
  'another person to speak to': ({ greek, latin, site }, n) => [
    named(`${greek} ΕΠΕ`, { ...contact(n), email: `info@${site}.gr`, phone: landline(n) }),
    {
      isCompany: true,
      nameEng: `${latin} Ltd`,
      ...contact(n + 2),
      email: `sales@${site}.gr`,
      phone: landline(n),
    },
  ],
  'in Cyrillic': ({ greek, cyrillic }, n) => [
    named(`${greek} ΑΕ`, { phone: landline(n), city: town(n) }),
    named(`${cyrillic} СА`, { phone: `0030 ${landline(n)}` }),
  ],
}

const different: Record<string, Pattern> = {
  'company and its director': ({ greek, site }, n) => [
    named(`${greek} ΑΕ`, { ...contact(n), phone: mobile(n), email: `info@${site}.gr` }),
    { ...contact(n), phone: mobile(n), taxNumber: taxNumber(n) },
  ],
  'two companies of one group': ({ greek, n: at }, n) => [
    named(`${greek} ΑΕ`, { taxNumber: taxNumber(n), phone: landline(n) }),
    named(`${firstWord(greek)} ${rest(companies[(at + 1) % companies.length]!.greek)} ΑΕ`, {
      taxNumber: taxNumber(n + 77),
      phone: landline(n),
    }),
  ],
  'one accountant for two companies': ({ greek, n: at }, n) => [
    named(`${greek} ΕΕ`, { email: 'logistirio@example.gr', phone: landline(n) }),
    named(`${companies[(at + 4) % companies.length]!.greek} ΟΕ`, {
      email: 'logistirio@example.gr',
      phone: landline(n),
    }),
  ],
  'one director for two companies': ({ greek, n: at }, n) => [
    named(`${greek} ΙΚΕ`, { ...contact(n), phone: mobile(n) }),
    named(`${companies[(at + 6) % companies.length]!.greek} ΙΚΕ`, {
      ...contact(n),
      phone: mobile(n),
    }),
  ],
  'one name, other tax numbers': ({ greek, latin }, n) => [
    named(`${greek} ΑΕ`, { taxNumber: taxNumber(n), city: town(n) }),
    named(`${latin} SA`, { taxNumber: taxNumber(n + 77), city: town(n + 1) }),
  ],
  'company and its secretary': ({ greek, site }, n) => [
    named(`${greek} ΑΕ`, { ...contact(n), phone: landline(n), email: `info@${site}.gr` }),
    { ...contact(n + 3), phone: landline(n), email: `info@${site}.gr` },
  ],
}

const made = (patterns: Record<string, Pattern>, isSame: boolean, from: number) =>
  Object.entries(patterns).flatMap(([pattern, make], at) =>
    companies.map((company, n) => ({
      kind: 'Account' as const,
      pattern,
      same: isSame,
      pair: make(company, from + n + at * 100),
    })),
  )

/** 60 and 70 pairs. */
export const sameCompanies: readonly LabelledAccounts[] = made(same, true, 10_000)
export const differentCompanies: readonly LabelledAccounts[] = made(different, false, 11_000).slice(
  0,
  70,
)
