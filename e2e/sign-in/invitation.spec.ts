// A colleague is invited, and comes through the link with a password or a passkey.
import type { Page, Route } from '@playwright/test'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { firstAdministrator, openEmptyAgency } from '../agencies/emptyAgency.ts'
import { newName, people } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { confirm, field, settled, signIn, signInByHand } from '../steps.ts'
import { textOf } from '../texts.ts'
import { givePasskeys, looksRight } from './factors.ts'

async function invite(page: Page, email: string, lastName: string, language: string) {
  await page.getByRole('link', { name: 'Invite a colleague' }).first().click()
  await field(page, 'First name').fill('Дмитрий')
  await field(page, 'Last name').fill(lastName)
  await field(page, 'E-mail').fill(email)
  await page.getByText(language, { exact: true }).click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
}

test('an invited colleague chooses a password in the language of the mail, and is at home @usual', async ({
  browser,
}) => {
  const smtp = await smtpServer()
  const agency = await openEmptyAgency('agency_inviting', {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@example.com',
  })
  const office = await browser.newContext({ baseURL: agency.url })
  const page = await office.newPage()
  await page.goto('/login')
  await signInByHand(page, firstAdministrator)
  await page.goto('/Employes')
  await settled(page)
  await invite(page, 'dmitri@example.com', 'Petrov', 'Русский')
  await expect(page.getByText('The invitation is on its way to dmitri@example.com.')).toBeVisible()
  await page.getByRole('link', { name: 'To the employees' }).click()
  const open = page.getByRole('region', { name: 'Invited, not here yet' })
  await expect(open).toContainText('dmitri@example.com')

  await expect.poll(() => smtp.received.length).toBe(1)
  const [mail] = smtp.received
  expect(mail!.recipients).toEqual(['dmitri@example.com'])
  expect(mail!.subject).toBe('Ваш доступ в систему агентства Estia')
  const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(mail!.text ?? '')![0])
  const link = pathname + hash

  const home = await browser.newContext({ baseURL: agency.url })
  const theirs = await home.newPage()
  await theirs.goto(link)
  await expect(theirs.getByText('Здравствуйте, Дмитрий Petrov!')).toBeVisible()
  await expect(theirs.getByText('Ваша роль: Сотрудник.')).toBeVisible()
  await theirs.locator('input[autocomplete=new-password]').fill('seven quiet lanterns')
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: textOf('ru', 'invitation.begin') }).click()
  await theirs.waitForURL(/\/CRM$/)
  await settled(theirs)
  await expect(theirs.locator('html')).toHaveAttribute('lang', 'ru')

  // The link has been used, and the administrator's list is empty.
  const later = await (await browser.newContext({ baseURL: agency.url })).newPage()
  await later.goto(link)
  await expect(
    later.getByRole('heading', { name: textOf('ru', 'invitation.overTitle') }),
  ).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(open).toHaveCount(0)
  await later.context().close()
  await home.close()
  await office.close()
  await agency.end()
  await smtp.close()
})

test('without a mail server the link is copied, and opens with a passkey', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `${newName().toLowerCase()}@example.com`
  const lastName = newName()
  await signIn(page, people.admin, '/Employes')
  await invite(page, email, lastName, 'English')
  const link = await page.getByLabel('Link of the invitation').inputValue()
  await looksRight(page, 'the link of an invitation')

  // Browsers create no passkeys for IP addresses.
  const context = await browser.newContext({ baseURL: baseURL!.replace('127.0.0.1', 'localhost') })
  const theirs = await context.newPage()
  await givePasskeys(theirs)
  await theirs.goto(new URL(link).pathname + new URL(link).hash)
  await expect(theirs.getByText(`Hello Дмитрий ${lastName}`)).toBeVisible()
  await looksRight(theirs, 'the page of the invited')
  await theirs.getByText('Passkey', { exact: true }).click()
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: 'Create a passkey and sign in' }).click()
  await theirs.getByRole('button', { name: 'I have kept them' }).click()
  await theirs.waitForURL(/\/CRM$/)
  await settled(theirs)
  await context.close()
})

test('whoever loses the answer to their choice is led to the sign-in, and gets in', async ({
  page,
  browser,
}) => {
  const email = `${newName().toLowerCase()}@example.com`
  await signIn(page, people.admin, '/Employes')
  await invite(page, email, newName(), 'English')
  const link = new URL(await page.getByLabel('Link of the invitation').inputValue())

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(link.pathname + link.hash)
  await theirs.locator('input[autocomplete=new-password]').fill('seven quiet lanterns')
  await theirs.getByRole('checkbox').check()
  // The server keeps the password, and its answer is lost.
  const losing = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await theirs.route('**/api/authenticate/invitation/accept', losing, { times: 1 })
  const begin = theirs.getByRole('button', { name: textOf('en', 'invitation.begin') })
  await begin.click()
  await expect(theirs.getByText('There is no connection to the server.')).toBeVisible()
  await begin.click()
  await expect(theirs.getByText(textOf('en', 'invitation.overHint'))).toBeVisible()
  await theirs.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(theirs, { username: email, password: 'seven quiet lanterns' })
  await theirs.waitForURL(/\/CRM$/)
  await theirs.context().close()
})

test('an invitation is sent again and withdrawn, and its link ends each time', async ({
  page,
  browser,
}) => {
  const email = `${newName().toLowerCase()}@example.com`
  const lastName = newName()
  await signIn(page, people.admin, '/Employes')
  await invite(page, email, lastName, 'English')
  const address = page.getByLabel('Link of the invitation')
  const first = new URL(await address.inputValue())
  await page.getByRole('link', { name: 'To the employees' }).click()
  const actions = page.getByRole('button', { name: new RegExp(`^Actions for ${lastName}`) })
  await actions.click()
  await page.getByRole('menuitem', { name: 'New link to copy' }).click()
  const second = new URL(await address.inputValue())
  await looksRight(page, 'the list of employees with an invitation')

  const theirs = await (await browser.newContext()).newPage()
  const over = theirs.getByRole('heading', { name: 'This invitation no longer works' })
  await theirs.goto(first.pathname + first.hash)
  await expect(over).toBeVisible()
  await looksRight(theirs, 'an invitation that has ended')
  await theirs.goto('about:blank')
  await theirs.goto(second.pathname + second.hash)
  await expect(theirs.getByText(`Hello Дмитрий ${lastName}`)).toBeVisible()

  await actions.click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await confirm(page, `Withdraw the invitation of ${lastName} Дмитрий?`, 'Withdraw')
  await expect(
    page.getByText('The invitation was withdrawn and its account deleted.'),
  ).toBeVisible()
  await theirs.reload()
  await expect(over).toBeVisible()
  await theirs.context().close()
})

test('an employee leaves: the work goes to a colleague, the sign-in ends, and the work can come back', async ({
  page,
}) => {
  await signIn(page, people.admin, '/Employes/Leave/2')
  await expect(page.getByText('The sign-in ends at once')).toBeVisible()
  await looksRight(page, 'leaving')
  await field(page, 'Who takes over the open work').fill('Whitfield')
  await page
    .getByRole('option', { name: /Whitfield/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'End the employment' }).click()
  await expect(page.getByText('The sign-in has ended.')).toBeVisible()
  await expect(page.getByText(/records? (was|were) handed over/)).toBeVisible()
  const refused = await page.request.post('/api/authenticate/login', {
    data: { username: people.agent.username, password: people.agent.password },
  })
  expect(refused.status()).toBe(400)
  await page.getByRole('button', { name: 'Undo: Hand over work' }).click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
})
