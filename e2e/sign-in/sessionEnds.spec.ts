import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people } from '../agency.ts'
import type { Person } from '../steps.ts'
import { afterTheLastAsked, bearer, expectSaved, field, openScreen, signIn } from '../steps.ts'

const notes = (page: Page) => field(page, 'Internal notes')
const over = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Your session has ended' })

async function signInOver(page: Page, { username, password }: Person) {
  await over(page).getByRole('textbox', { name: 'E-mail' }).fill(username)
  await over(page).getByRole('textbox', { name: 'Password' }).fill(password)
  await over(page).getByRole('button', { name: 'Sign in' }).click()
}

async function openRecord(page: Page, person: Person, address: string) {
  await afterTheLastAsked(page, () => signIn(page, person, address))
}

const endSession = async (page: Page, request: APIRequestContext) =>
  request.post('/api/authenticate/logout', { headers: await bearer(page) })

test('a session that ends while typing asks to sign in over the form, and saves then', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const me = await newColleague(request, 'employee')
  await openRecord(page, me, `/Accounts/View/${account.id}/1`)
  const otherTab = await page.context().newPage()
  await openScreen(otherTab, '/Owners')
  await endSession(page, request)
  await notes(page).fill('Typed after the session had ended')
  await expect(over(page)).toBeVisible()
  await expect(otherTab).toHaveURL(/\/login/)

  await signInOver(page, me)
  await expect(over(page)).toHaveCount(0)
  await expectSaved(page)
  await expect(notes(page)).toHaveValue('Typed after the session had ended')
  await expect(otherTab).toHaveURL(/\/Owners/)
  await page.reload()
  await expect(notes(page)).toHaveValue('Typed after the session had ended')
})

test('someone else who signs in finds nothing of it, and saves nothing of it', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { notes: 'Before' })
  await openRecord(page, await newColleague(request, 'employee'), `/Accounts/View/${account.id}/1`)
  await endSession(page, request)
  await notes(page).fill('Not yours')
  await expect(over(page)).toBeVisible()
  await signInOver(page, people.admin)
  await expect(page).toHaveURL(/\/CRM/)
  await openScreen(page, `/Accounts/View/${account.id}/1`)
  await expect(notes(page)).toHaveValue('Before')
})

test('a file that is chosen after the session ended is uploaded after signing in again', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const me = await newColleague(request, 'employee')
  await openRecord(page, me, `/Accounts/View/${account.id}`)
  const choose = page.getByRole('button', { name: 'Choose files' }).filter({ visible: true })
  await choose.scrollIntoViewIfNeeded()
  await endSession(page, request)
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  const buffer = Buffer.from('An offer.')
  await (await chooser).setFiles([{ name: 'offer.txt', mimeType: 'text/plain', buffer }])
  await signInOver(page, me)
  await expect(over(page)).toHaveCount(0)
  // It is in the timeline too.
  const files = page.getByRole('region', { name: 'Files' })
  await expect(files.getByRole('link', { name: 'Open offer.txt in a new tab' })).toBeVisible()
})
