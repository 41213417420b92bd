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

test('after a session ends while typing, signing in over the form saves the text', async ({
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

test("another person who signs in neither sees nor saves the previous person's text", async ({
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

test('a file chosen after the session ended is uploaded after signing in again', async ({
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

/** Delays chunks of the sign-in that are loaded from now on. */
async function slowSignIn(page: Page): Promise<() => void> {
  let load = () => {}
  const held = new Promise<void>((resolve) => (load = resolve))
  await page.route(
    /\/(Login|SignIn|SignInAgain|SignInFields|SignInPage)[^/]*\.js$/,
    async (route) => {
      await held
      await route.continue()
    },
  )
  return load
}

/** Triggers a background call, which notices the ended session, by focusing the tab. */
async function callInBackground(page: Page): Promise<void> {
  let isRefused = false
  page.on('response', (answer) => (isRefused ||= answer.status() === 401))
  const comeToFront = () =>
    page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(async () => {
      await comeToFront()
      return isRefused
    })
    .toBe(true)
}

const typed = 'Twenty-one letters  !'

test('text typed after the session ended, while the sign-in loads, is saved', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const me = await newColleague(request, 'employee')
  await openRecord(page, me, `/Accounts/View/${account.id}/1`)
  const load = await slowSignIn(page)
  await endSession(page, request)
  await callInBackground(page)
  await notes(page).pressSequentially(typed)
  await expect(notes(page)).toHaveValue(typed)
  load()
  await expect(over(page)).toBeVisible()
  await signInOver(page, me)
  await expect(over(page)).toHaveCount(0)
  await expectSaved(page)
  await page.reload()
  await expect(notes(page)).toHaveValue(typed)
})

test('such text is offered later if the page is left without signing in', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const me = await newColleague(request, 'employee')
  await openRecord(page, me, `/Accounts/View/${account.id}/1`)
  await endSession(page, request)
  await callInBackground(page)
  await expect(over(page)).toBeVisible()
  await page.evaluate(() => {
    const box = document.querySelector<HTMLTextAreaElement>('textarea[name=notes]')!
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box, 'Late')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await over(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, me, `/Accounts/View/${account.id}/1`)
  const offer = page.getByRole('alert').filter({ hasText: 'was not saved' })
  await offer.getByRole('button', { name: 'Keep' }).click()
  await expect(notes(page)).toHaveValue('Late')
})
