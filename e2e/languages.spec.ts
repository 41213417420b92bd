import { expect, test } from '@playwright/test'
import { newColleague } from './agency.ts'
import { innerScreens, openScreens } from './screens.ts'
import { chooseFromMenu, openScreen, settled, shownTexts, signIn } from './steps.ts'
import { englishIn, rawKeysIn, textOf } from './texts.ts'
import type { Key } from './texts.ts'

test.describe.configure({ mode: 'parallel' })

const names = { el: 'Ελληνικά', ru: 'Русский' } as const

for (const language of ['el', 'ru'] as const) {
  test(`${names[language]} stays after a reload and a new sign-in`, async ({ page, request }) => {
    const colleague = await newColleague(request, 'employee')
    await signIn(page, colleague)
    await chooseFromMenu(page, /Language: English/, names[language])
    const menu = page.getByRole('banner').getByRole('button', {
      name: textOf(language, 'shell.accounts'),
      exact: true,
    })
    const heading = page.getByRole('heading', { name: textOf(language, 'home.title') })
    await expect(menu).toBeVisible()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    // Another browser knows nothing of it; signing in brings it.
    const elsewhere = await (await page.context().browser()!.newContext()).newPage()
    await elsewhere.goto('/login')
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
    await signIn(elsewhere, colleague)
    await expect(
      elsewhere.getByRole('heading', { name: textOf(language, 'home.title') }),
    ).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', language)
    await elsewhere.context().close()
  })

  test(`${names[language]}, chosen on one screen, is spoken by those seen before and later`, async ({
    page,
    request,
  }) => {
    await signIn(page, await newColleague(request, 'employee'))
    await page.getByRole('link', { name: 'Clients' }).click()
    await settled(page)
    await chooseFromMenu(page, /Language: English/, names[language])
    const heading = (key: Key) =>
      page.getByRole('main').getByRole('heading', { name: textOf(language, key) })
    await expect(heading('accounts.clients')).toBeVisible()
    expect(englishIn(await shownTexts(page), language)).toEqual([])
    await page.goBack()
    await expect(heading('home.title')).toBeVisible()
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

  test(`every screen speaks ${names[language]} throughout`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const forgotten: string[] = []
    const look = async (address: string) => {
      const shown = await shownTexts(page)
      for (const text of [...rawKeysIn(shown), ...englishIn(shown, language)])
        forgotten.push(`${address}: ${text}`)
    }
    const chooseOutside = async () => {
      await page.goto('/login')
      await page.getByRole('button', { name: names[language] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await chooseOutside()
    for (const address of openScreens) {
      await openScreen(page, address)
      await look(address)
    }
    // What is chosen at the sign-in goes along.
    await page.context().clearCookies()
    await chooseOutside()
    await signIn(page, await newColleague(request, 'admin'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const address of await innerScreens(request)) {
      await openScreen(page, address)
      await settled(page)
      await look(address)
    }
    expect(forgotten).toEqual([])
  })
}
