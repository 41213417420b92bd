import sharp from 'sharp'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPicture } from '#records/objects/testing/addPicture.ts'
import { measureFiles } from './measureFiles.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
const sizeOf = (systemName: string) =>
  app.db
    .selectFrom('file')
    .select(['width', 'height'])
    .where('systemName', '=', systemName)
    .executeTakeFirstOrThrow()
const store = async (name: string, contentType: string, content: Buffer | null) => {
  const systemName = `${name}-stored-before`
  if (content) await app.files.write(systemName, Readable.from([content]), contentType)
  await app.db
    .insertInto('file')
    .values({ systemName, userName: name, contentType, size: content?.length ?? 0 })
    .execute()
  return systemName
}

test('an uploaded picture has a size, a text has none', async () => {
  expect(await sizeOf(await addPicture(app, await photo(), 'a.jpg'))).toEqual({
    width: 40,
    height: 60,
  })
  const text = await addPicture(app, Buffer.from('note'), 'a.txt')
  expect(await sizeOf(text)).toEqual({ width: null, height: null })
})

test('old pictures are measured once, and missing or broken ones are not retried', async () => {
  const names = [
    await store('photo', 'image/jpeg', await photo()),
    await store('broken', 'image/png', Buffer.from('rubbish')),
    await store('missing', 'image/webp', null),
  ]
  expect(await measureFiles(app.db, app.files)).toBe(3)
  expect(await Promise.all(names.map(sizeOf))).toEqual([
    { width: 40, height: 60 },
    { width: 0, height: 0 },
    { width: 0, height: 0 },
  ])
  expect(await measureFiles(app.db, app.files)).toBe(0)
})
