import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import type { NamedAccount } from '../agency.ts'
import { expectSaved, field, signIn } from '../steps.ts'

let account: NamedAccount
let mine: Page
let theirs: Page

async function openEdit(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, people.admin, `/Accounts/View/${account.id}/1`)
  return page
}

test.beforeEach(async ({ browser, request }) => {
  account = await newAccount(request, { isClient: true, middleName: 'before' })
  mine = await openEdit(browser)
  theirs = await openEdit(browser)
})

test.afterEach(async () => {
  await mine.context().close()
  await theirs.context().close()
})

const middleName = (page: Page) => field(page, 'Middle name')
const notes = (page: Page) => field(page, 'Internal notes')
const clash = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Someone else has changed the same fields' })

async function expectStored(expected: { middleName: string; notes: string }) {
  await theirs.reload()
  await expect(middleName(theirs)).toHaveValue(expected.middleName)
  await expect(notes(theirs)).toHaveValue(expected.notes)
}

test("two people's changes of different fields are both saved @usual", async () => {
  await middleName(theirs).fill('theirs')
  await expectSaved(theirs)
  await notes(mine).fill('mine')
  await expectSaved(mine)
  await expect(clash(mine)).toHaveCount(0)
  await expect(middleName(mine)).toHaveValue('theirs')
  await expectStored({ middleName: 'theirs', notes: 'mine' })
})

for (const [choice, kept] of [
  ['Keep mine', 'mine'],
  ['Take theirs', 'theirs'],
] as const)
  test(`a conflict on the same field shows both values: ${choice}`, async () => {
    await middleName(theirs).fill('theirs')
    await expectSaved(theirs)
    await middleName(mine).fill('mine')
    const row = clash(mine).getByRole('row').filter({ hasText: 'Middle name' })
    await expect(row).toContainText('mine')
    await expect(row).toContainText('theirs')
    // Fields without a conflict are saved meanwhile.
    await notes(mine).fill('written during the clash')

    await row.getByRole('button', { name: choice }).click()
    await expect(clash(mine)).toHaveCount(0)
    await expectSaved(mine)
    await expect(middleName(mine)).toHaveValue(kept)
    await expectStored({ middleName: kept, notes: 'written during the clash' })
  })
