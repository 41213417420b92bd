// Files of other programs, brought in with the columns that are proposed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { ImportKindName } from './import.contract.ts'
import type { Mapping } from './mapping.contract.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let by: ReturnType<typeof byHand>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
  by = byHand(app)
})
afterAll(() => app.close())

/** Checks a file as it is proposed, and gives the outcome of each row with the values of its parts. */
async function checked(kind: ImportKindName, file: string | Buffer, more: Partial<Mapping> = {}) {
  const { id } = await imports.send(kind, file)
  await imports.map(id, { system: 'Other', ...more })
  await imports.check(id)
  const rows = (await imports.rows(id)).map(({ outcome, parts, faults }) => ({
    outcome,
    faults: faults.map(({ text }) => text),
    ...Object.fromEntries(parts.map(({ part, values }) => [part, values])),
  }))
  return { id, rows: rows as Row[] }
}
type Values = Record<string, unknown>
type Row = { outcome: string | null; faults: string[] } & Record<string, Values>

const targetsIn = async (kind: ImportKindName, file: string) =>
  (await imports.send(kind, file)).mapping!.columns.map(({ target }) => target)

describe('who is who', () => {
  test.each(['Α/Α', 'No', '№', '#'])(
    'a column %s that counts the rows identifies nobody',
    async (header) => {
      const people = await targetsIn(
        'people',
        csv(`${header},Last name,First name`, '1,A,B', '2,C,D'),
      )
      expect(people).toEqual([null, 'person.lastName', 'person.firstName'])
    },
  )

  test('a number whose row has another name is doubtful, and changes nobody', async () => {
    const file = (name: string) => csv('Client ID,Last name,First name', `77,${name},Petros`)
    const first = await checked('people', file('Kavouras'))
    await imports.run(first.id)
    const again = await checked('people', file('Xenakis'))
    expect(again.rows).toMatchObject([{ outcome: 'doubtful' }])
    expect(again.rows[0]!.faults[0]).toContain('another name')
    expect((await checked('people', file('Kavouras'))).rows).toMatchObject([{ outcome: 'same' }])
  })

  test('the guest of a known stay is known, whatever is chosen for equal names', async () => {
    await by.object({ forShortRent: true, title: 'Sea loft of Ada' })
    const file = (end: string) =>
      csv(
        'Confirmation code,Status,Guest name,# of adults,Start date,End date,Listing,Earnings',
        `HMX1,Confirmed,Anna Schmitt,2,1/14/2028,${end},Sea loft of Ada,€ 412.50`,
      )
    await imports.run((await checked('stays', file('1/18/2028'))).id)
    for (const sameName of ['ask', 'new'] as const)
      expect((await checked('stays', file('1/18/2028'), { sameName })).rows).toMatchObject([
        { outcome: 'same' },
      ])
    const longer = await checked('stays', file('1/20/2028'), { found: 'replace' })
    expect(longer.rows).toMatchObject([{ outcome: 'changed', stay: { duration: 6 } }])
  })

  test('an initial is the name that it begins', async () => {
    const { rows } = await checked(
      'people',
      csv('Last name,First name,Phone', 'Broutzas,Nikos,6971110002', 'Broutzas,N.,6971110002'),
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'same'])
  })

  test('a company beside the name of a person is where they work', async () => {
    const { rows } = await checked(
      'people',
      csv('First Name,Last Name,Company', 'Zina,Ypallilou,Test Bank', 'Lina,Synadelfou,Test Bank'),
    )
    expect(rows).toMatchObject([
      { outcome: 'new', person: { lastName: 'Ypallilou', notes: 'Company: Test Bank' } },
      { outcome: 'new', person: { lastName: 'Synadelfou' } },
    ])
    expect(rows[0]!['person']).not.toHaveProperty('isCompany')
  })
})

describe('what a column means', () => {
  test.each([
    [
      'people',
      'FirstName,LastName,MobilePhone,EmailAddress,MailingStreet,MailingCity,MailingPostalCode,MailingCountry',
      'Anna,Tester,6900001103,a@example.org,Street 1,Volos,38221,Greece',
      'firstName lastName phone email address city postcode country',
    ],
    ['people', 'Surname,Name,Phone', 'Novak,Jan,6900000711', 'lastName firstName phone'],
    ['people', 'Όνομα πελάτη;Τηλ', 'Δοκιμίδης Γιώργος;6900005006', 'fullName phone'],
    [
      'people',
      'ID;Имя;Фамилия;Мобильный телефон;Рабочий e-mail;Рабочий факс',
      '51;Иван;Пробников;+79000005004;i@example.org;+74950000000',
      'number firstName lastName phone email -',
    ],
    [
      'people',
      'First Name,Name Prefix,Last Name,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City',
      'Rena,,Spanou,Mobile,6900000201,Odos 1,Athens',
      'firstName - lastName - phone address city',
    ],
    ['people', 'Name,Fax', 'Novak Jan,2310100200', 'fullName -'],
  ] as const)('%s: %s', async (kind, header, row, expected) => {
    const found = (await targetsIn(kind, csv(header, row))).map(
      (name) => name?.split('.')[1] ?? '-',
    )
    expect(found.join(' ')).toBe(expected)
  })

  test('of two columns the one has the field that says it better', async () => {
    const found = await targetsIn(
      'stays',
      csv(
        'Booked by,Guest name(s),Check-in,Check-out,Booked on,Persons,Adults,Price,Commission %,Commission amount',
        '"Tester, Anna",Anna Tester,2027-03-01,2027-03-05,2026-11-01 10:22:31,3,2,520.5 EUR,15,78.075 EUR',
      ),
    )
    expect(found.map((name) => name?.split('.')[1] ?? '-').join(' ')).toBe(
      '- fullName checkIn departure bookingDate - adults total - comission3rdParty',
    )
  })

  test('one price is that of a sale or of a rent, as the row offers', async () => {
    const { rows } = await checked(
      'properties',
      csv(
        'Κωδικός;Είδος;Συναλλαγή;Τιμή;Περιοχή',
        'R1;Διαμέρισμα;Πώληση;250000;Καλαμαριά',
        'R2;Διαμέρισμα;Ενοικίαση;650;Καλαμαριά',
        'R3;Διαμέρισμα;Βραχυχρόνια;90;Καλαμαριά',
      ),
    )
    expect(rows.map(({ object }) => object)).toMatchObject([
      { salePrice: 250_000 },
      { rentPrice: 650 },
      { shortRentPrice: 90 },
    ])
    expect(rows[1]!['object']).not.toHaveProperty('salePrice')
  })

  test('the sign of an amount is a column of a bank, and a fixed e-mail names the person', async () => {
    await by.account({ lastName: 'Probe', firstName: 'Owner', email: 'probe.bank@example.org' })
    const { rows } = await checked(
      'payments',
      csv(
        'Α/Α;Ημ/νία;Αιτιολογία;Ποσό;Πρόσημο ποσού;Κατηγορία',
        '1;05/10/2026;ΕΝΟΙΚΙΟ;1.250,00;Π;Rent',
        '2;13/10/2026;ΡΕΥΜΑ;86,45;Χ;Electricity',
      ),
      {
        fixed: [{ target: 'person.email', value: 'probe.bank@example.org' }],
      },
    )
    expect(rows.map(({ payment }) => payment?.['isDebit'])).toEqual([false, true])
    expect(rows.map(({ payment }) => payment?.['amount'])).toEqual([1250, 86.45])
  })
})

describe('what a cell means', () => {
  test('what the column beside a phone says of it is kept, unless it is usual', async () => {
    const { rows } = await checked(
      'people',
      csv(
        'First Name,Last Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
        'Rena,Spanou,Mobile,6900000201,Σύζυγος,6900000202',
      ),
    )
    expect(rows[0]!['person']).toMatchObject({
      phone: '6900000201;6900000202',
      notes: 'Phone 2 - Value: 6900000202: Σύζυγος',
    })
  })

  test('an amount in another currency is noted, and never an amount in euros', async () => {
    const prices = ['1.250.000 €', '8 500 000 ₽', '"£250,000"', '"$310,000"']
    const { rows } = await checked(
      'properties',
      csv('Type;For;Sale price;City', ...prices.map((price) => `Villa;Sale;${price};Kalamaria`)),
    )
    expect(rows.map(({ object }) => object?.['salePrice'])).toEqual([
      1_250_000,
      undefined,
      undefined,
      undefined,
    ])
    expect(rows[2]!['object']).toMatchObject({ internalNotes: 'Sale price: £250,000' })
  })

  test('a column names the currency of the row', async () => {
    const { rows } = await checked(
      'properties',
      csv('Type,For,Price,Currency', 'Villa,Sale,100000,USD', 'Villa,Sale,100000,EUR'),
    )
    expect(rows.map(({ object }) => object)).toMatchObject([
      { internalNotes: 'Price: 100000 USD' },
      { salePrice: 100_000 },
    ])
    expect(rows[0]!['object']).not.toHaveProperty('salePrice')
  })

  test('a floor that cannot be read is noted, and its row comes in', async () => {
    const { rows } = await checked(
      'properties',
      csv(
        'Type,For,Floor',
        'Apartment,Sale,Ισόγειο',
        'Apartment,Sale,2/5',
        'Apartment,Sale,ρετιρέ',
      ),
    )
    expect(rows.map(({ object }) => [object?.['floor'], object?.['internalNotes']])).toEqual([
      [0, undefined],
      [2, 'Floor: 2/5'],
      [undefined, 'Floor: ρετιρέ'],
    ])
  })

  test('a mark for nothing is nothing', async () => {
    const marks = ['-', 'n/a', 'δεν έχει', 'нет', 'κατόπιν επικοινωνίας', '0000-00-00']
    const { rows } = await checked(
      'people',
      csv('Last name,First name,Email', ...marks.map((mark, at) => `Tester,R${at},${mark}`)),
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(marks.map(() => 'new'))
    expect(rows.some(({ person }) => person?.['email'])).toBe(false)
  })

  test('an instant has its day in Athens, and a day with dots begins with the day', async () => {
    await by.account({ lastName: 'Zone', firstName: 'Owner', email: 'zone@example.org' })
    const { rows } = await checked(
      'payments',
      csv(
        'E-mail;Date;Income',
        'zone@example.org;2026-10-05T22:00:00.000Z;1250.00',
        'zone@example.org;2026-10-05T23:40:00-05:00;10.00',
        'zone@example.org;05.10.2026;11.00',
      ),
      { fixed: [{ target: 'payment.categoryId', value: 'Rent' }] },
    )
    expect(rows.map(({ payment }) => String(payment?.['transactionDate']).slice(0, 10))).toEqual([
      '2026-10-06',
      '2026-10-06',
      '2026-10-05',
    ])
  })

  test('the rent of a tenancy without a tenant is noted', async () => {
    const { rows } = await checked(
      'properties',
      csv('Type,For,Lease start,Sale price', 'Apartment,Sale,2026-01-01,100000'),
    )
    expect(rows[0]!['object']).toMatchObject({ internalNotes: 'Lease start: 2026-01-01' })
  })

  test('a price of a home in thousands is not asked, and the other amounts are written as it is', async () => {
    const { rows } = await checked(
      'properties',
      csv('Title;Sale price;Plot m2', 'Villa;185.000;1.200', 'House;90.000;2.500'),
    )
    expect(rows.map(({ object }) => object)).toMatchObject([
      { salePrice: 185_000, lotArea: 1200 },
      { salePrice: 90_000, lotArea: 2500 },
    ])
    const rents = await imports.send('properties', csv('Title;Rent', 'Flat;650.000'))
    expect(rents.proposal!.columns[1]).toMatchObject({ asks: 'decimals' })
  })

  test('a fixed currency holds for each row', async () => {
    const { rows } = await checked('properties', csv('Title,Price', 'Villa,250000'), {
      fixed: [{ target: 'object.currency', value: 'THB' }],
    })
    expect(rows[0]!['object']).toMatchObject({ internalNotes: 'Price: 250000 THB' })
    expect(rows[0]!['object']).not.toHaveProperty('salePrice')
  })

  test('a place that is not known is asked once for all its rows', async () => {
    const file = csv(
      'Last name,First name,Phone,Wants,Places',
      'Alpha,Anna,6971230001,buy,"Καλαμαριά, Κάτω Χωριουδάκι"',
      'Beta,Vera,6971230002,buy,Κάτω Χωριουδάκι',
    )
    const { id, mapping } = await imports.send('leads', file)
    const asked = await app.call('POST', '/api/import/values', { payload: { id, column: 4 } })
    expect(asked.json()).toEqual({
      items: [{ text: 'Κάτω Χωριουδάκι', rows: 2, value: null }],
      others: 0,
    })
    const outcomes = async (columns: Mapping['columns']) => {
      await imports.map(id, { columns })
      const { noted } = await imports.check(id)
      return { noted, leads: (await imports.rows(id)).map(({ parts }) => parts[1]!.values) }
    }
    const open = await outcomes(mapping!.columns)
    expect(open).toMatchObject({ leads: [{}, { description: 'Places: Κάτω Χωριουδάκι' }] })
    const place = Number(open.leads[0]!['locationId'])
    const values = { 'Κάτω Χωριουδάκι': String(place) }
    const chosen = await outcomes(
      mapping!.columns.map((use) => (use.target === 'lead.places' ? { ...use, values } : use)),
    )
    expect(chosen).toMatchObject({ noted: 0, leads: [{}, { locationId: place }] })
  })

  test('a city stands for the regional unit around it', async () => {
    const { rows } = await checked(
      'properties',
      csv('Type,For,City', 'Apartment,Sale,Θεσσαλονίκη', 'Apartment,Sale,Салоники'),
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
    expect(rows[0]!['object']!['locationId']).toBe(rows[1]!['object']!['locationId'])
  })
})
