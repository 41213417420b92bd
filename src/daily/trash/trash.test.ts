import { Readable } from 'node:stream'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { sweepFiles } from '#base/files/sweepFiles.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { ParentKind, RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { emptyTrash } from './emptyTrash.ts'
import type { TrashRow } from './trash.contract.ts'
import { epochMs } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async (url: string, payload: object = {}) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.json()
}
const addAccount = async (more: object = {}): Promise<number> =>
  (await post('/api/account/add', { firstName: 'Maria', lastName: 'Trashova', ...more })).id
const addObject = async (): Promise<number> => (await app.call('GET', '/api/object/add')).json().id
const addActivity = async (entity: ParentKind, id: number): Promise<number> =>
  (await post('/api/activity/update', { description: 'Rang about it', links: [{ entity, id }] })).id
const addFile = async (parentKind: ParentKind, parentId: number) => {
  const systemName = `${randomBytes(16).toString('hex')}.txt`
  const { id } = await app.db
    .insertInto('file')
    .values({
      systemName,
      userName: 'deed.txt',
      contentType: 'text/plain',
      size: 4,
      parentKind,
      parentId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, systemName }
}
const insert = async (table: 'lead' | 'alert', values: object): Promise<number> => {
  const row = app.db
    .insertInto(table)
    .values(values as never)
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}
const markDeleted = (entity: RecordKind, id: number, days = 0) =>
  sql`UPDATE ${sql.table(tableOf(entity))}
    SET "deletedOn" = now() - make_interval(days => ${days}), "deletedById" = ${app.admin.accountId}
    WHERE "id" = ${id}`.execute(app.db)

let lastYear = 2040

/** Each sample adds and deletes a record of its kind as a user does, and returns its title. */
const samples = {
  Object: async () => {
    const id = await addObject()
    await post('/api/object/update', { id, title: 'Blue house' })
    await app.call('DELETE', `/api/object/${id}`)
    return { id, title: 'Blue house' }
  },
  Account: async () => {
    const id = await addAccount({ email: 'maria@example.com' })
    await app.call('DELETE', `/api/account/${id}`)
    return { id, title: 'Trashova Maria' }
  },
  Activity: async () => {
    const id = await addActivity('Account', await addAccount())
    await app.call('DELETE', `/api/activity/${id}`)
    return { id, title: 'Rang about it' }
  },
  Demand: async () => {
    const id = await insert('lead', { accountId: await addAccount(), description: 'By the sea' })
    await markDeleted('Demand', id)
    return { id, title: 'Trashova Maria, By the sea' }
  },
  File: async () => {
    const { id, systemName } = await addFile('Account', await addAccount())
    await app.call('DELETE', `/api/files/${systemName}`)
    return { id, title: 'deed.txt' }
  },
  Alert: async () => {
    const id = await insert('alert', { source: 'Rent', content: 'Due' })
    await app.call('DELETE', `/api/alert/${id}`)
    return { id, title: 'Rent: Due' }
  },
  Branch: async () => {
    const names = { nameEn: 'Veria', nameEl: 'Βέροια', nameRu: 'Верия' }
    const { id } = await post('/api/branch/add', names)
    await app.call('DELETE', `/api/branch/${id}`)
    return { id, title: 'Veria' }
  },
  MailTemplate: async () => {
    const texts = {
      subjectEn: 'A',
      textEn: 'A',
      subjectEl: 'Α',
      textEl: 'Α',
      subjectRu: 'А',
      textRu: 'А',
    }
    const template = { name: 'Thanks', isAdvertising: false, ...texts }
    const { id } = await post('/api/MailTemplate/add', template)
    await app.call('DELETE', `/api/MailTemplate/${id}`)
    return { id, title: 'Thanks' }
  },
  Rule: async () => {
    const year = String((lastYear += 1))
    const rule = {
      key: 'rentByBank',
      validFrom: `${year}-01-01`,
      validUntil: `${year}-12-31`,
      law: 'ν. 5222/2025',
      source: 'A page',
      readOn: '2026-11-30',
      textEn: 'A',
      textEl: 'Α',
      textRu: 'А',
      ownAccountOfEach: true,
      ownerFirst: true,
    }
    const { id } = await post('/api/rules/add', rule)
    await app.call('DELETE', `/api/rules/${id}`)
    return { id, title: `ν. 5222/2025, 01.01.${year}` }
  },
  // Nobody deletes one.
  KnownClient: null,
  Order: async () => {
    const { id } = await post('/api/Order/update', {
      side: 'viewing',
      parties: [{ name: 'Maria' }],
    })
    await app.call('DELETE', `/api/Order/${id}`)
    return { id, title: 'Maria' }
  },
  OrderTemplate: async () => {
    const { id } = await post('/api/OrderTemplate/add', { name: 'Viewing order', side: 'viewing' })
    await app.call('DELETE', `/api/OrderTemplate/${id}`)
    return { id, title: 'Viewing order' }
  },
  ObjectAccount: async () => {
    const pair = { objectId: await addObject(), accountId: await addAccount() }
    const { id } = await post('/api/objectAccount/add', { ...pair, relation: 1 })
    await app.call('DELETE', '/api/objectAccount', { payload: pair })
    return { id, title: 'Trashova Maria' }
  },
  Deal: async () => {
    const { object } = (await app.call('GET', '/api/object/add')).json()
    const { id } = await post('/api/Deal/update', { objectId: object.id })
    await app.call('DELETE', `/api/Deal/${id}`)
    return { id, title: `D${id}, #${object.referenceNumber}` }
  },
  Reservation: async () => {
    const object = { id: await addObject() }
    const stay = { object, checkIn: '2026-07-01', duration: 3, client: { lastName: 'Guest' } }
    const { id } = await post('/api/Reservation/update', stay)
    await app.call('DELETE', `/api/Reservation/${id}`)
    return { id, title: 'Guest' }
  },
  Transaction: async () => {
    const { id } = await app.db
      .insertInto('transaction')
      .values({
        accountId: await addAccount(),
        isDebit: false,
        amount: 480,
        transactionDate: '2026-03-01T10:00:00',
        paymentMethod: 1,
        categoryId: 1,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.call('DELETE', `/api/transactions/${id}`)
    return { id, title: 'Trashova Maria' }
  },
  /** Cannot be deleted. */
  Agency: null,
  MailSettings: null,
  TimestampSettings: null,
  Document: async () => {
    const form = new FormData()
    form.append('name', 'Mandate agreement')
    const request = new Request('http://estia.test', { method: 'POST', body: form })
    const { id } = (
      await app.call('POST', '/api/Documents/update', {
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type')! },
      })
    ).json()
    await app.call('DELETE', `/api/Documents/${id}`)
    return { id, title: 'Mandate agreement' }
  },
  Selection: async () => {
    const leadId = await insert('lead', { accountId: await addAccount() })
    const objects = [{ objectId: await addObject() }]
    const { id } = await post('/api/selection/add', { leadId, objects })
    await app.call('DELETE', `/api/selection/${id}`)
    return { id, title: 'Trashova Maria' }
  },
  ObjectKey: null,
  Viewing: async () => {
    const dateOfViewing = '2026-05-04T10:30:00'
    const { id, viewingNumber } = await post('/api/Viewing/update', { dateOfViewing })
    await app.call('DELETE', `/api/Viewing/${id}`)
    return { id, title: `${viewingNumber}, 04.05.2026 10:30` }
  },
} satisfies Record<RecordKind, (() => Promise<{ id: number; title: string }>) | null>

const trash = async (query = '', as: Person = app.admin): Promise<TrashRow[]> => {
  const answer = await app.call('GET', `/api/trash?${query}`, { as })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().totalRows).toBe(answer.json().items.length)
  return answer.json().items
}
const rowOf = async (entity: RecordKind, id: number, as?: Person) =>
  (await trash(`kind=${entity}`, as)).find((row) => row.id === id)
const restore = (entity: RecordKind, id: number, as: Person = app.admin) =>
  app.call('POST', '/api/trash/restore', { payload: { entity, id }, as })

const deletable = recordKinds().filter((kind) => samples[kind] !== null)

describe.each(deletable)('a deleted %s', (entity) => {
  test('is in the trash with who deleted it and when, and can be restored once', async () => {
    const { id, title } = await samples[entity as keyof typeof samples]!()
    const row = await rowOf(entity, id)
    expect(row).toMatchObject({
      deletedBy: 'Admin Anna',
      deletedById: app.admin.accountId,
      canRestore: true,
    })
    expect(row!.title).toContain(title)
    expect(Date.parse(row!.deletedOn)).toBeGreaterThan(epochMs() - 3_600_000)

    expect((await restore(entity, id)).statusCode).toBe(200)
    expect(await rowOf(entity, id)).toBeUndefined()
    expect((await restore(entity, id)).statusCode).toBe(404)
    const { rows } = await sql<{ deletedOn: string | null }>`
      SELECT "deletedOn" FROM ${sql.table(tableOf(entity))} WHERE "id" = ${id}`.execute(app.db)
    expect(rows).toEqual([{ deletedOn: null }])
  })

  test('is found in the trash by its title', async () => {
    const { id, title } = await samples[entity as keyof typeof samples]!()
    const query = new URLSearchParams({ searchStr: title }).toString()
    const found = (await trash(query)).filter((row) => row.entity === entity)
    expect(found.map((row) => row.id)).toContain(id)
  })

  test('is no longer offered after 90 days', async () => {
    const { id } = await samples[entity as keyof typeof samples]!()
    await markDeleted(entity, id, 89)
    expect(await rowOf(entity, id)).toBeDefined()
    await markDeleted(entity, id, 91)
    expect(await rowOf(entity, id)).toBeUndefined()
  })
})

describe('the trash', () => {
  test('finds titles in any script, and pages with the right total', async () => {
    const id = await addAccount({ lastName: 'Кузнецова', firstName: 'Ольга' })
    await app.call('DELETE', `/api/account/${id}`)
    const search = new URLSearchParams({ searchStr: 'kuznetsova' }).toString()
    expect((await trash(search)).map((row) => row.id)).toEqual([id])
    expect(await trash('searchStr=nobody-is-called-so')).toEqual([])
    await samples.Activity()
    const page = (await app.call('GET', '/api/trash?perPage=1&currentPage=2')).json()
    expect(page.items).toHaveLength(1)
    expect(page.totalRows).toBe((await trash()).length)
  })

  test("shows titles in the reader's language", async () => {
    const { id } = await samples.Branch()
    const inRussian = { ...app.employee }
    const language = (code: string) =>
      app.db
        .updateTable('user')
        .set({ language: code })
        .where('accountId', '=', app.employee.accountId)
        .execute()
    await language('ru')
    expect(await rowOf('Branch', id, inRussian)).toMatchObject({ title: 'Верия' })
    await language('en')
  })

  test('leaves out accounts merged into others', async () => {
    const [kept, duplicate] = [await addAccount(), await addAccount()]
    await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
    expect(await rowOf('Account', duplicate)).toBeUndefined()
    expect((await restore('Account', duplicate)).statusCode).toBe(404)
  })

  test('does not restore a contact of an object that exists again', async () => {
    const pair = { objectId: await addObject(), accountId: await addAccount() }
    const { id } = await post('/api/objectAccount/add', { ...pair, relation: 1 })
    await app.call('DELETE', '/api/objectAccount', { payload: pair })
    await post('/api/objectAccount/add', { ...pair, relation: 4 })
    const answer = await restore('ObjectAccount', id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe('This contact is linked to the property again already.')
  })

  test('is only for staff', async () => {
    expect((await app.call('GET', '/api/trash', { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', '/api/trash', { as: null })).statusCode).toBe(401)
    expect((await restore('Account', 1, app.client)).statusCode).toBe(403)
  })

  test('shows the office records of employees, and lets administrators restore them', async () => {
    const employe = await addAccount({ isEmploye: true })
    const activity = await addActivity('Account', employe)
    const file = await addFile('Account', employe)
    await app.call('DELETE', `/api/activity/${activity}`)
    await app.call('DELETE', `/api/files/${file.systemName}`)
    await app.call('DELETE', `/api/account/${employe}`)
    const hung: [RecordKind, number][] = [
      ['Activity', activity],
      ['File', file.id],
      ['Account', employe],
    ]
    for (const [entity, id] of hung) {
      expect(await rowOf(entity, id, app.branchEmployee)).toBeUndefined()
      expect((await restore(entity, id, app.branchEmployee)).statusCode).toBe(403)
      expect(await rowOf(entity, id, app.employee)).toMatchObject({ canRestore: false })
      expect((await restore(entity, id, app.employee)).statusCode).toBe(403)
      expect(await rowOf(entity, id)).toMatchObject({ canRestore: true })
      expect((await restore(entity, id)).statusCode).toBe(200)
    }
  })

  test('shows the office alerts, and lets administrators restore branches', async () => {
    const [alert, branch] = [await samples.Alert(), await samples.Branch()]
    expect(await rowOf('Alert', alert.id, app.branchEmployee)).toBeUndefined()
    expect((await restore('Alert', alert.id, app.branchEmployee)).statusCode).toBe(403)
    expect(await rowOf('Branch', branch.id, app.employee)).toMatchObject({ canRestore: false })
    expect((await restore('Branch', branch.id, app.employee)).statusCode).toBe(403)
    expect((await restore('Alert', alert.id, app.employee)).statusCode).toBe(200)
  })
})

describe('after 90 days', () => {
  const exists = async (entity: RecordKind, id: number) => {
    const { rows } = await sql`
      SELECT FROM ${sql.table(tableOf(entity))} WHERE "id" = ${id}`.execute(app.db)
    return rows.length > 0
  }

  test.each(deletable)('a %s that nothing refers to is removed for good', async (entity) => {
    const { id, title } = await samples[entity as keyof typeof samples]!()
    await markDeleted(entity, id, 89)
    await emptyTrash(app.db)
    await sweepFiles(app.db, app.files)
    expect(await exists(entity, id)).toBe(true)

    await markDeleted(entity, id, 91)
    await emptyTrash(app.db)
    await sweepFiles(app.db, app.files)
    expect(await exists(entity, id)).toBe(false)
    if (entity === 'File') return
    const { message } = await app.db
      .selectFrom('actionLog')
      .select('message')
      .where('entity', '=', entity)
      .where('entityId', '=', id)
      .where('action', '=', 'remove')
      .executeTakeFirstOrThrow()
    expect(message).toContain(title)
  })

  test('a record that another row or an activity refers to is kept', async () => {
    const [owner, source, called] = [await addAccount(), await addAccount(), await addAccount()]
    await post('/api/objectAccount/add', {
      objectId: await addObject(),
      accountId: owner,
      relation: 1,
    })
    await insert('lead', { source })
    await addActivity('Account', called)
    for (const id of [owner, source, called]) await markDeleted('Account', id, 91)
    await emptyTrash(app.db)
    for (const id of [owner, source, called]) expect(await exists('Account', id)).toBe(true)
  })

  test('an account is removed after the last deleted row that referred to it', async () => {
    const owner = await addAccount()
    const { id: contact } = await post('/api/objectAccount/add', {
      objectId: await addObject(),
      accountId: owner,
      relation: 4,
    })
    const activity = await addActivity('Account', owner)
    await markDeleted('Account', owner, 91)
    await markDeleted('ObjectAccount', contact, 91)
    await markDeleted('Activity', activity, 91)
    await emptyTrash(app.db)
    expect(await exists('Account', owner)).toBe(false)
  })

  test('files, with their bytes, and assignments are removed with their record', async () => {
    const id = await addAccount()
    const { id: file, systemName } = await addFile('Account', id)
    await sql`UPDATE "file" SET "createdOn" = now() - interval '100 days' WHERE "id" = ${file}`.execute(
      app.db,
    )
    await app.files.write(systemName, Readable.from([Buffer.from('deed')]), 'text/plain')
    await post('/api/assignment/account/add', { assignedTo: app.employee.accountId, accountId: id })
    await markDeleted('Account', id, 91)
    await emptyTrash(app.db)
    await sweepFiles(app.db, app.files)
    expect(await exists('Account', id)).toBe(false)
    expect(await exists('File', file)).toBe(false)
    await expect(app.files.read(systemName)).rejects.toThrow('ENOENT')
    const left = await app.db
      .selectFrom('assignment')
      .select('accountId')
      .where('parentKind', '=', 'Account')
      .where('parentId', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
