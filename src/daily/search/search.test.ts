import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'

let app: TestApp
const ids: Record<string, number> = {}

const people = {
  giorgos: {
    lastName: 'Παπαδόπουλος',
    firstName: 'Γεώργιος',
    isOwner: true,
    isClient: true,
    email: 'geo@example.gr;Papas.G@Example.com',
    phone: '+30 2310 123-456; 0030 694 7654321',
    taxNumber: '094014201',
  },
  irina: { lastName: 'Кузнецова', firstName: 'Ирина', isClient: true, phone: '8 (916) 555-44-33' },
  evangelia: { lastName: 'Ευαγγέλου', firstName: 'Ευαγγελία', isSource: true },
  plumber: { lastName: 'Stephanidis', firstName: 'Lambros', isProfessional: true, isPlumber: true },
  colleague: { lastName: 'Κουζνέτσοβα', firstName: 'Olga', isEmploye: true, role: 'employee' },
  company: {
    nameEng: 'Papadopoulos & Sons Ltd',
    isCompany: true,
    isPartnerRealEstate: true,
    email: '100%_sure@sons.gr',
  },
  grandson: { lastName: 'Hadjipapadopoulos', firstName: 'Nikos' },
  gone: {
    lastName: 'Papadopoulou',
    firstName: 'Deleted',
    phone: '2310 123456',
    deletedOn: '2026-01-01T00:00:00Z',
  },
} as const

beforeAll(async () => {
  app = await testApp()
  for (const [name, values] of Object.entries(people)) {
    const row = await app.db
      .insertInto('account')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[name] = row.id
  }
})
afterAll(() => app.close())

type Hit = {
  id: number
  description: string
  entity: string
  detail?: string
  by?: string | string[] | null
  found?: string | null
}
const get = async (url: string, query: Record<string, unknown>, as?: Person) => {
  const given = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  )
  const answer = await app.call('GET', `${url}?${given}`, as && { as })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().items as Hit[]
}
const nameOf = ({ id }: { id: number }) =>
  Object.entries(ids).find(([, value]) => value === id)?.[0] ?? id
const found = async (searchStr: string, as?: Person) =>
  (await get('/api/search', { searchStr }, as)).map(nameOf)

describe('global search', () => {
  test.each([
    ['παπαδόπουλοσ', ['giorgos', 'company', 'grandson']],
    ['Пападоп', ['company', 'giorgos', 'grandson']],
    ['giorgos papa', ['giorgos']],
    ['giorgos ivan', []],
    ['Georgios papad', ['giorgos']],
    ['γεωργ παπ', ['giorgos']],
    ['kuznec', ['irina', 'colleague']],
    ['kuznets', ['irina', 'colleague']],
    ['Evan', ['evangelia']],
    ['papadopoulos ', ['giorgos', 'company']],
    ['papadopulso', ['giorgos', 'company']],
    ['Papadopoulos gewrgios', ['giorgos']],
    ['8eorg', []],
    ['ευ', ['evangelia']],
    ['Ламброс', ['plumber']],
    ['sons', ['company']],
  ])('%s finds %s', async (typed, names) => {
    expect((await found(typed)).toSorted()).toEqual(names.toSorted())
  })

  test('names that begin with the text come before names that contain it', async () => {
    expect((await found('papadop')).at(-1)).toBe('grandson')
  })

  test.each([
    ['2310123456', 'giorgos'],
    ['+30 (2310) 12-34', 'giorgos'],
    ['0030 694 765', 'giorgos'],
    ['4321', 'giorgos'],
    ['+7 916 555', 'irina'],
    ['89165554433', 'irina'],
    ['9165554433', 'irina'],
    ['06947654321', 'giorgos'],
    ['+306947654321', 'giorgos'],
  ])('the phone %s is found by digits', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
  })

  test.each([
    ['papas.g@', ['giorgos']],
    ['PAPAS.G@EXAMPLE.COM', ['giorgos']],
    ['geo@ex', ['giorgos']],
    ['100%_sure@', ['company']],
    ['100_', []],
    ['@example', []],
  ])('the e-mail %s is found from its beginning', async (typed, names) => {
    expect(await found(typed)).toEqual(names)
  })

  test('an exact number or tax number comes first', async () => {
    expect((await found(String(ids['grandson'])))[0]).toBe('grandson')
    expect(await found('094014201')).toEqual(['giorgos'])
  })

  test('a hit has a kind and a title', async () => {
    const hits = await get('/api/search', { searchStr: 'a' })
    expect(hits.length).toBeGreaterThan(0)
    const entityOf = async (searchStr: string) => (await get('/api/search', { searchStr }))[0]
    expect(await entityOf('Γεώργιος')).toEqual({
      id: ids['giorgos'],
      description: 'Παπαδόπουλος Γεώργιος',
      entity: 'Owner',
      detail: '+30 2310 123-456',
      by: null,
      found: null,
    })
    expect((await entityOf('Кузнецова Ирина'))?.entity).toBe('Client')
    expect((await entityOf('Ευαγγελία'))?.entity).toBe('Source')
    expect((await entityOf('lampros'))?.entity).toBe('Professional')
    expect((await entityOf('olga'))?.entity).toBe('Employe')
    expect((await entityOf('sons'))?.entity).toBe('Account')
  })

  test.each([
    '',
    '   ',
    '—',
    '%',
    '_',
    "'",
    '\\',
    "'; drop table account; --",
    '漢字',
    '00',
    '+',
    '@',
    'x'.repeat(200),
    '\u{1F600}\uD800',
  ])('any text (%s) gets a response', async (typed) => {
    expect(await found(typed)).toEqual([])
  })

  test.each([
    `searchStr=${'x'.repeat(201)}`,
    '',
    'searchStr=a&searchStr=b',
    'searchStr=%00',
    'searchStr=a&more=1',
  ])('a missing, repeated or too long text is rejected (%s)', async (query) => {
    expect((await app.call('GET', `/api/search?${query}`)).statusCode).toBe(400)
  })

  test('branch employees do not find employees', async () => {
    expect(await found('kuznets', app.branchEmployee)).toEqual(['irina'])
    expect(await found('kuznets', app.employee)).toContain('colleague')
  })

  test('returns at most twenty hits', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      lastName: 'Πολυχρονίδης',
      firstName: `Νικόλαος ${i}`,
    }))
    await app.db.insertInto('account').values(many).execute()
    expect(await get('/api/search', { searchStr: 'polichr' })).toHaveLength(20)
    expect(await get('/api/account/search', { searchStr: 'nikola poly' })).toHaveLength(20)
  })
})

describe('account search', () => {
  const among = async (filter: number, searchStr: string) =>
    (await get('/api/account/search', { searchStr, filter })).map(nameOf)

  test('searches everyone, employees, or employees and specialists', async () => {
    expect((await among(0, 'kuznets')).toSorted()).toEqual(['colleague', 'irina'])
    expect(await among(1, 'kuznets')).toEqual(['colleague'])
    expect(await among(2, 'kuznets')).toEqual(['colleague'])
    expect(await among(1, 'stefan')).toEqual([])
    expect(await among(2, 'stefan')).toEqual(['plumber'])
    expect(await among(1, String(ids['irina']))).toEqual([])
  })

  test('distinguishes people with the same name, as far as the caller may know them', async () => {
    const twin = { lastName: 'Didymos', firstName: 'Thomas' }
    await app.db
      .insertInto('account')
      .values([
        { ...twin, phone: '2310 555001', city: 'Drama' },
        { ...twin, email: 'thomas@example.com' },
        { ...twin, phone: '2310 555003', isEmploye: true },
      ])
      .execute()
    const details = async (as: typeof app.admin) => {
      const answer = await app.call('GET', '/api/account/search?searchStr=didymos', { as })
      return answer.json().items.map((one: { detail: string }) => one.detail)
    }
    expect(await details(app.admin)).toEqual([
      '2310 555001, Drama',
      'thomas@example.com',
      '2310 555003',
    ])
    expect(await details(app.branchEmployee)).toEqual([
      '2310 555001, Drama',
      'thomas@example.com',
      '',
    ])
  })

  test('rejects an unknown filter', async () => {
    for (const filter of ['3', '-1', 'x', '1.5'])
      expect(
        (await app.call('GET', `/api/account/search?searchStr=a&filter=${filter}`)).statusCode,
      ).toBe(400)
  })
})

describe('similar accounts', () => {
  const similar = async (query: Record<string, unknown>, as?: Person) =>
    (await get('/api/account/similar', query, as)).map((hit) => [nameOf(hit), hit.by])

  test.each([
    [{ firstName: 'Giorgios', lastName: 'Papadopulos' }, [['giorgos', ['name']]]],
    [{ firstName: 'ПАПАДОПУЛОС', lastName: 'Георгиос' }, [['giorgos', ['name']]]],
    [{ lastName: 'Papadopoulos' }, []],
    [{ firstName: 'G', lastName: 'Papadopoulos' }, []],
    [{ name: 'ΠΑΠΑΔΟΠΟΥΛΟΣ & SONS LTD' }, [['company', ['name']]]],
    [{ email: 'new@one.gr; papas.g@example.COM' }, [['giorgos', ['email']]]],
    [{ email: 'papas.g@example' }, []],
    [{ phone: '6947654321' }, [['giorgos', ['phone']]]],
    [{ phone: '+30 6947654321;+30 2310 999999' }, [['giorgos', ['phone']]]],
    [{ phone: '+7 (916) 555 44 33' }, [['irina', ['phone']]]],
    [{ phone: '2310' }, []],
    [{ taxNumber: ' 094014201 ' }, [['giorgos', ['taxNumber']]]],
    [{}, []],
    [{ email: ' ; ', phone: '-', taxNumber: ' ', name: '…' }, []],
    [
      { firstName: 'Ирина', lastName: 'Кузнецова', email: 'geo@example.gr', phone: '2310123456' },
      [
        ['giorgos', ['email', 'phone']],
        ['irina', ['name']],
      ],
    ],
  ])('%o', async (query, names) => {
    expect(await similar(query)).toEqual(names)
  })

  test('an account is not similar to itself', async () => {
    expect(await similar({ taxNumber: '094014201', exceptId: ids['giorgos'] })).toEqual([])
  })

  test('branch employees do not see employees', async () => {
    const olga = { firstName: 'Olga', lastName: 'Kuznetsova' }
    expect(await similar(olga)).toEqual([['colleague', ['name']]])
    expect(await similar(olga, app.branchEmployee)).toEqual([])
  })
})
