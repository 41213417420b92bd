// A list of clients as exported from an old system: Greek Windows encoding, semicolons, and the usual mistakes of people.

/** Faults of some rows; each kind occurs several times. */
const oddities: ((cells: string[], at: number) => string[])[] = [
  (cells) => set(cells, phone, '69712'),
  (cells) => set(cells, phone, '6,97123E+09'),
  (cells) => set(cells, phone, 'δεν έχει'),
  (cells) => set(cells, email, 'maria@'),
  (cells) => set(cells, email, 'μαρια@example.gr'),
  (cells) => set(cells, email, 'χωρίς'),
  (cells) => set(cells, first, ''),
  (cells) => set(cells, last, ''),
  (cells) => set(cells, budget, 'φθηνό'),
  (cells) => set(cells, budget, '120.000,5.0'),
  (cells) => set(cells, kind, 'VIP'),
  (cells) => set(cells, first, 'Ν'.repeat(120)),
  (cells) => set(cells, city, 'Θ'.repeat(120)),
  (cells) => set(cells, phone, Array.from({ length: 3 }, (_, at) => `697123456${at}`).join(' / ')),
  (cells) => set(cells, phone, '6971234567 (γυναίκα του)'),
  (cells) => set(cells, notes, 'λέει "ναι"; ίσως'),
  (cells) => set(cells, notes, 'δύο\r\nγραμμές'),
  (cells) => [...cells, 'ένα κελί παραπάνω'],
  (cells) => cells.map(() => ''),
  (cells) => set(cells, tax, 'ΑΦΜ 098 765 432'),
]
const [last, first, phone, email, tax, kind, city, budget, notes] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const headers = 'Κωδικός;Επώνυμο;Όνομα;Κινητό;E-mail;ΑΦΜ;Ιδιότητα;Πόλη;Προϋπολογισμός;Σχόλια'

const set = (cells: string[], column: number, text: string) =>
  cells.map((cell, at) => (at === column ? text : cell))

const surnames = ['Δεληγιάννης', 'Καραμήτσος', 'Μαυρογένης', 'Χατζηνάσιος', 'Παπαρρηγόπουλος']
const names = ['Αχιλλέας', 'Ευγενία', 'Ζαχαρίας', 'Θεανώ', 'Λεωνίδας', 'Πολυξένη', 'Φιλοθέη']

function rowOf(at: number): string[] {
  const row = [
    String(at),
    surnames[at % surnames.length]!,
    names[at % names.length]!,
    `69${70_000_000 + at}`,
    `pelatis${at}@example.gr`,
    '',
    at % 3 ? 'Πελάτης' : 'Ιδιοκτήτης',
    'Καβάλα',
    '120.000,00',
    '',
  ]
  const oddity = at % 10 === 0 ? oddities[(at / 10) % oddities.length] : undefined
  return oddity ? oddity(row, at) : row
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A file with this number of rows, a title above the headers and a total below. */
export function messyFile(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) =>
    rowOf(at + 1)
      .map(quoted)
      .join(';'),
  )
  const text = ['Πελατολόγιο 2019', '', headers, ...lines, `Σύνολο: ${rows}`].join('\r\n')
  const decoder = new TextDecoder('windows-1253')
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(decoder.decode(new Uint8Array([byte])), byte)
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63))
}
