// People are found whatever title is typed before their name, and without the marks of their letters.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

const people = [
  'Οικονόμου Αντώνιος',
  'Παπαδοπούλου Ελένη',
  'Λεβέντης Κωνσταντίνος',
  'Λεβέντης Ανδρέας',
  'Fraser Callum',
  'Ηλιάδης Φώτης',
  'Иванов Зосима',
  'Кузнецова Алла',
  'Nguyễn Thị Hương',
  'Đorđević Živko',
  'Łukasiewicz Łukasz',
  'Şahinoğlu Işık',
  'Großmann Jörg',
  'Bjørnstad Åse',
  'Kjær Søren',
  'Þorsteinsson Guðrún',
  'Ştefănescu Ioniţă',
  'Ōe Ryūnosuke',
  'Əliyev Elçin',
  'Dvořáček Zdeněk',
] as const

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const rows = people.map((name) => {
    const [lastName = '', ...first] = name.split(' ')
    return { lastName, firstName: first.join(' '), isClient: true }
  })
  await app.db.insertInto('account').values(rows).execute()
})
afterAll(() => app.close())

type Row = { description?: string; name?: string }
async function found(path: string, typed: string): Promise<string[]> {
  const answer = await app.call('GET', `${path}?${new URLSearchParams({ searchStr: typed })}`)
  return answer.json().items.map((row: Row) => row.description ?? row.name)
}
async function listed(typed: string): Promise<string[]> {
  const payload = { searchStr: typed, perPage: 50, currentPage: 1 }
  const answer = await app.call('POST', '/api/clients/search', { payload })
  return answer.json().items.map((row: Row) => row.name)
}

const typed: [string, (typeof people)[number]][] = [
  ['κ. Οικονόμου', 'Οικονόμου Αντώνιος'],
  ['κ.Οικονόμου', 'Οικονόμου Αντώνιος'],
  ['Ο ΚΟΣ ΟΙΚΟΝΟΜΟΥ', 'Οικονόμου Αντώνιος'],
  ['του κυρίου Οικονόμου', 'Οικονόμου Αντώνιος'],
  ['κα Παπαδοπούλου', 'Παπαδοπούλου Ελένη'],
  ['την κα. Παπαδοπ', 'Παπαδοπούλου Ελένη'],
  ['Κυρία Ελένη Παπαδοπούλου', 'Παπαδοπούλου Ελένη'],
  ['Mr Fraser', 'Fraser Callum'],
  ['Mr. Callum Fraser', 'Fraser Callum'],
  ['Prof. Dr. Fraser', 'Fraser Callum'],
  ['Δρ Ηλιάδης', 'Ηλιάδης Φώτης'],
  ['Dr. Iliadis', 'Ηλιάδης Φώτης'],
  ['г-н Иванов', 'Иванов Зосима'],
  ['господину Иванов', 'Иванов Зосима'],
  ['г-жа Кузнецова', 'Кузнецова Алла'],
  ['госпожа Кузнец', 'Кузнецова Алла'],
  ['Nguyen', 'Nguyễn Thị Hương'],
  ['nguyen thi huong', 'Nguyễn Thị Hương'],
  ['Mrs Nguyễn', 'Nguyễn Thị Hương'],
  ['Djordjevic', 'Đorđević Živko'],
  ['Dordevic', 'Đorđević Živko'],
  ['Zivko', 'Đorđević Živko'],
  ['lukasz lukasiewicz', 'Łukasiewicz Łukasz'],
  ['Sahinoglu', 'Şahinoğlu Işık'],
  ['ISIK', 'Şahinoğlu Işık'],
  ['Grossmann', 'Großmann Jörg'],
  ['Bjornstad', 'Bjørnstad Åse'],
  ['Bjoernstad', 'Bjørnstad Åse'],
  ['ase bjornstad', 'Bjørnstad Åse'],
  ['Aase Bjornstad', 'Bjørnstad Åse'],
  ['Kjaer', 'Kjær Søren'],
  ['soren kjaer', 'Kjær Søren'],
  ['Thorsteinsson', 'Þorsteinsson Guðrún'],
  ['gudrun', 'Þorsteinsson Guðrún'],
  ['Stefanescu', 'Ştefănescu Ioniţă'],
  ['ionita', 'Ştefănescu Ioniţă'],
  ['oe ryunosuke', 'Ōe Ryūnosuke'],
  ['Aliyev', 'Əliyev Elçin'],
  ['dvoracek', 'Dvořáček Zdeněk'],
]

describe.each([
  ['the search', (text: string) => found('/api/search', text)],
  ['a picker', (text: string) => found('/api/account/search', text)],
  ['a list', listed],
])('%s', (_where, ask) => {
  test.each(typed)('"%s" finds %s', async (text, name) => {
    expect(await ask(text)).toEqual([name])
  })
})

test('a letter that may be a title or a first name comes first as a first name', async () => {
  expect(await found('/api/search', 'Κ. Λεβέντης')).toEqual([
    'Λεβέντης Κωνσταντίνος',
    'Λεβέντης Ανδρέας',
  ])
  expect(await found('/api/search', 'Α. Λεβέντης')).toEqual(['Λεβέντης Ανδρέας'])
})

test('a title alone is searched as a name', async () => {
  expect(await found('/api/search', 'Κυρία ')).toEqual([])
})
