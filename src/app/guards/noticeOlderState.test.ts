// A server notices when its database was restored to an older state.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newestEntry } from '#base/action-log/newestEntry.store.ts'
import { until } from '#kit/testing/eventually.ts'
import { noticeOlderState } from './noticeOlderState.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
let end: (() => Promise<void>) | undefined
afterEach(() => end?.())

const rename = (name: string) => app.call('POST', '/api/Agency/update', { payload: { name } })

async function noticing() {
  const [onOlder, error] = [vi.fn(), vi.fn()]
  end = await noticeOlderState({ db: app.db, log: { error }, onOlder, every: 1 })
  return { onOlder, error }
}

test('an older state is reported once', async () => {
  await rename('Blue Door')
  const before = await newestEntry(app.db)
  await rename('Green Door')
  await rename('Red Door')
  const { onOlder, error } = await noticing()
  // The state after the first change.
  await app.db.deleteFrom('actionLog').where('id', '>', before).execute()
  await until(() => onOlder.mock.calls.length > 0)
  await end?.()
  expect(onOlder).toHaveBeenCalledTimes(1)
  expect(error.mock.calls[0]?.[1]).toContain('older state')
})

test('normal changes and an unreachable database are not reported', async () => {
  const { onOlder } = await noticing()
  await rename('White Door')
  const select = vi.spyOn(app.db, 'selectFrom').mockImplementation(() => {
    throw new Error('gone')
  })
  await until(() => select.mock.calls.length > 5)
  select.mockRestore()
  const again = vi.spyOn(app.db, 'selectFrom')
  await rename('Black Door')
  await until(() => again.mock.calls.length > 10)
  expect(onOlder).not.toHaveBeenCalled()
})
