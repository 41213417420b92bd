import type { Page } from '@playwright/test'
import { requestsOf } from '../agencies/evidence.ts'
import { people } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { innerScreens } from '../screens.ts'
import { moveTo, signIn } from '../steps.ts'
import { languages } from '#kit/i18n/languages.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

/** Titles of the pages shown instead of a forbidden or missing screen, in all languages. */
const whyNot = new RegExp(
  languages
    .flatMap((language) =>
      (['shell.onlyAdmins', 'shell.onlyOffice', 'shell.notYours', 'shell.notFound'] as const).map(
        (key) => `^${textOf(language, key)}$`,
      ),
    )
    .concat(languages.map((language) => `^${textOf(language, 'kit.failed.denied')}$`))
    .join('|'),
)

/** Empty live regions do not count as messages. */
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

const accountsMenu = (page: Page, language: 'el' | 'ru') =>
  page
    .getByRole('banner')
    .getByRole('button', { name: textOf(language, 'shell.accounts'), exact: true })

test('the menu of a branch employee has only permitted entries @usual', async ({ page }) => {
  await signIn(page, people.branch)
  await accountsMenu(page, 'el').click()
  const item = (key: Key) => page.getByRole('menuitem', { name: textOf('el', key), exact: true })
  for (const key of ['shell.owners', 'shell.clients', 'shell.partners'] as const)
    await expect(item(key)).toBeVisible()
  for (const key of ['shell.employes', 'shell.alerts'] as const)
    await expect(item(key)).toHaveCount(0)
  const settings = textOf('el', 'shell.settings')
  await expect(page.getByRole('banner').getByRole('link', { name: settings })).toHaveCount(0)
})

test('a branch employee who opens the address of employees is told who may see it', async ({
  page,
}) => {
  await signIn(page, people.branch, '/Clients')
  await page.goto('/Employes')
  const main = page.getByRole('main')
  await expect(main.getByText(textOf('el', 'shell.onlyOffice'))).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(trouble(page)).toHaveCount(0)
  // The way back leads to where they came from.
  await main.getByRole('button', { name: textOf('el', 'shell.back') }).click()
  await expect(page).toHaveURL(/\/Clients/)
})

test('an agent who opens Import sees why they may not, and no form', async ({ page }) => {
  await signIn(page, people.agent, '/Import')
  const main = page.getByRole('main')
  await expect(main.getByText(textOf('el', 'shell.onlyAdmins'), { exact: true })).toBeVisible()
  await expect(main.locator('input, form')).toHaveCount(0)
  await expect(trouble(page)).toHaveCount(0)
  await main.getByRole('link', { name: textOf('el', 'shell.toHome') }).click()
  await expect(page).toHaveURL(/\/CRM/)
})

for (const [name, person] of Object.entries(people))
  test(`every screen works for ${name} or says why not`, async ({ page, request }) => {
    test.setTimeout(900_000)
    // The showcase contains the same texts as such pages.
    const screens = (await innerScreens(request, person)).filter((one) => one !== '/Test')
    await signIn(page, person)
    let screen = ''
    const refused: string[] = []
    page.on('response', (response) => {
      if ([401, 403].includes(response.status()))
        refused.push(
          `${screen}: ${response.request().method()} ${new URL(response.url()).pathname}`,
        )
    })
    const wrong: string[] = []
    const main = page.getByRole('main')
    const title = page.getByText(whyNot)
    const noSuchPage = textOf('en', 'shell.notFound')
    for (screen of screens) {
      refused.length = 0
      await moveTo(page, screen)
      await expect.poll(() => requestsOf(page).underway, { message: screen }).toBe(0)
      if ((await main.filter({ has: title }).count()) === 0) wrong.push(...refused)
      else if ((await main.locator('input, form, table').count()) > 0)
        wrong.push(`${screen}: says that it is not theirs, beside something else`)
      else if (name === 'admin' && (await main.getByText(noSuchPage).count()) === 0)
        wrong.push(`${screen}: is refused to an administrator`)
    }
    expect(wrong).toEqual([])
  })

test('a client who may see their payments sees nothing of the staff', async ({ page }) => {
  await signIn(page, people.owner)
  await expect(accountsMenu(page, 'ru')).toHaveCount(0)
  for (const key of ['shell.actions', 'shell.settings'] as const)
    await expect(
      page.getByRole('banner').getByRole('link', { name: textOf('ru', key) }),
    ).toHaveCount(0)
  for (const address of ['/Clients', '/Accounts', '/Accounts/View/30', '/Actions', '/Employes']) {
    await page.goto(address)
    // They only have payments.
    await expect(page.getByRole('main').getByText(textOf('ru', 'shell.notFound'))).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
  }
})
