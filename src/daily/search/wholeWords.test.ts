// Words followed by another word or a space must match completely; only the last word, still being
// typed, may be a prefix. One typing mistake is allowed in complete words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const people = [
  'Γεωργιάδης Τηλέμαχος',
  'Μελαχροινός Σταυρούλα',
  'Βουλγαρίδης Πλάτων',
  'Πετρουλάκης Ανθή',
  'Ивановский Зосима',
  'Barbyxo Ann',
  'Barbixos Jan',
  'Barbizov Ilya',
  'Παπαδόπουλος Γεώργιος',
  'Сидоров Пахом',
  'Κουγιουμτζής Μιλτιάδης',
]
beforeAll(async () => {
  app = await testApp()
  const rows = people.map((name) => {
    const [lastName, firstName] = name.split(' ')
    return { lastName, firstName }
  })
  await app.db.insertInto('account').values(rows).execute()
})
afterAll(() => app.close())

const found = async (searchStr: string): Promise<string[]> => {
  const asked = new URLSearchParams({ searchStr })
  const { items } = (await app.call('GET', `/api/search?${asked}`)).json()
  return items.map(({ description }: { description: string }) => description)
}

test.each([
  'Γεωργίου Τηλέμαχος',
  'Σταύρος Μελαχροινός',
  'voulgaris platon',
  'voulgaris platon ',
  'platon voulgaris ',
  'Πέτρου Ανθή',
  'petrou anthi',
  'Иванов Зосима',
  'Ivanov Zosima',
  'Πετρου ',
])('"%s" finds nobody', async (typed) => {
  expect(await found(typed)).toEqual([])
})

test.each([
  ['Τηλέμαχος Γεωργ', 'Γεωργιάδης Τηλέμαχος'],
  ['platon voulgar', 'Βουλγαρίδης Πλάτων'],
  ['Платон Вулгар', 'Βουλγαρίδης Πλάτων'],
  ['stavroula melax', 'Μελαχροινός Σταυρούλα'],
  ['Ivanovskiy Zos', 'Ивановский Зосима'],
  ['Γ. Παπαδόπουλος', 'Παπαδόπουλος Γεώργιος'],
  ['G Papadop', 'Παπαδόπουλος Γεώργιος'],
  ['παπ γεω', 'Παπαδόπουλος Γεώργιος'],
  ['Σίντοροφ', 'Сидоров Пахом'],
  ['Sidoroff Pah', 'Сидоров Пахом'],
])('"%s" finds %s', async (typed, name) => {
  expect(await found(typed)).toEqual([name])
})

test.each([
  ['Barbyxzo', ['Barbyxo Ann']],
  ['Κουγιυμτζής', ['Κουγιουμτζής Μιλτιάδης']],
  ['Κουγιυμτής', []],
  ['Κουγιυμ', []],
  ['Κουγιυμ Μιλτ', []],
])('"%s": one mistake is allowed', async (typed, names) => {
  expect(await found(typed)).toEqual(names)
})

test('four or more letters of a last name before a whole first name do not find it', async () => {
  const wrong: string[] = []
  for (const name of people) {
    const [last = '', first] = name.split(' ')
    for (let letters = 4; letters < last.length - 2; letters++) {
      const typed = `${last.slice(0, letters)} ${first}`
      if ((await found(typed)).includes(name)) wrong.push(typed)
    }
  }
  expect(wrong).toEqual([])
})
