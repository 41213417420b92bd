import { expect, test } from '../journey.ts'
import { newColleague } from '../agency.ts'
import { chooseFromMenu, settled, shownTexts, signIn } from '../steps.ts'
import { englishIn, greetingIn, languageNames, rawKeysIn, textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

test.describe.configure({ mode: 'parallel' })

for (const language of ['el', 'ru'] as const) {
  test(`${languageNames[language]} stays after a reload and a new sign-in`, async ({
    page,
    request,
  }) => {
    const colleague = await newColleague(request, 'employee')
    await signIn(page, colleague)
    await chooseFromMenu(page, /Language: English/, languageNames[language])
    const menu = page.getByRole('banner').getByRole('button', {
      name: textOf(language, 'shell.accounts'),
      exact: true,
    })
    const heading = page.getByRole('heading', { name: greetingIn(language) })
    await expect(menu).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    // Another browser gets it when signing in.
    const elsewhere = await (await page.context().browser()!.newContext()).newPage()
    await elsewhere.goto('/login')
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await signIn(elsewhere, colleague)
    await expect(elsewhere.getByRole('heading', { name: greetingIn(language) })).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', language)
    await elsewhere.context().close()
  })

  test(`after choosing ${languageNames[language]}, earlier and later screens are translated`, async ({
    page,
    request,
  }) => {
    await signIn(page, await newColleague(request, 'employee'))
    await page.getByRole('link', { name: 'Clients' }).click()
    await settled(page)
    await chooseFromMenu(page, /Language: English/, languageNames[language])
    const heading = (key: Key) =>
      page.getByRole('main').getByRole('heading', { name: textOf(language, key) })
    await expect(heading('accounts.clients')).toBeVisible()
    expect(englishIn(await shownTexts(page), language)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('heading', { name: greetingIn(language) })).toBeVisible()
    expect(englishIn(await shownTexts(page), language)).toEqual([])
    await chooseFromMenu(
      page,
      textOf(language, 'shell.realties'),
      textOf(language, 'shell.objects'),
    )
    await expect(heading('object.title.list')).toBeVisible()
    await settled(page)
    const shown = await shownTexts(page)
    expect([...rawKeysIn(shown), ...englishIn(shown, language)]).toEqual([])
  })
}
