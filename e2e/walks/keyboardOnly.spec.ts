import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { firstAdministrator, openEmptyAgency } from '../agencies/emptyAgency.ts'
import { people } from '../agency.ts'
import { expectSaved, field, settled, signIn, signInByHand } from '../steps.ts'

/** Whether the focused element looks different from unfocused ones of its kind. */
const expectFocusSeen = (page: Page): Promise<void> =>
  expect.poll(() => focusSeen(page), 'the focus cannot be seen').toBe('seen')

const focusSeen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'nothing is in focus'
    // The main area gets the focus of "skip to the content", and needs no focus ring.
    if (element.id === 'content' || element.getAttribute('role') === 'dialog') return 'seen'
    const look = (each: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(each)
      const outlined = outlineStyle !== 'none' && outlineWidth !== '0px'
      return { marked: outlined || boxShadow !== 'none', borderColor }
    }
    const around = [element, element.parentElement, element.nextElementSibling].filter(
      (each) => each !== null,
    )
    if (around.some((each) => look(each).marked)) return 'seen'
    const input = element.matches('input, textarea, select')
    const other = [...document.querySelectorAll('input, textarea, select')].find(
      (each) => each !== element && each.className === element.className,
    )
    if (input && (!other || look(other).borderColor !== look(element).borderColor)) return 'seen'
    return element.outerHTML.slice(0, 200)
  })

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

test('an owner is found, sorted, opened and edited without a mouse', async ({ page }) => {
  await page.goto('/login')
  await expect(field(page, 'E-mail')).toBeFocused()
  await page.keyboard.type(people.admin.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(people.admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/CRM$/)
  await settled(page)

  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  const banner = page.getByRole('banner')
  await tabTo(page, banner.getByRole('button', { name: 'Accounts', exact: true }))
  await page.keyboard.press('Enter')
  const owners = page.getByRole('menuitem', { name: 'Owners', exact: true })
  await expect(owners).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(owners).toBeFocused({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Owners/)
  await settled(page)

  const nameHead = page.getByRole('columnheader', { name: 'Name' })
  await tabTo(page, nameHead.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(nameHead).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('Enter')
  await expect(nameHead).toHaveAttribute('aria-sort', 'descending')
  await settled(page)
  const first = page.locator('td[data-label="Name"]').first().getByRole('link')
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+/)
  await settled(page)

  await tabTo(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+\/1/)
  const middleName = field(page, 'Middle name')
  await expect(middleName).toBeVisible()
  await tabTo(page, middleName)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Keyboard')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await page.keyboard.press('/')
  await expect(middleName).toHaveValue('Keyboard/')
  await page.keyboard.press('Backspace')
  await expectSaved(page)
  // Back to the list with the button of the navbar.
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(middleName).toBeFocused()
  for (let steps = 0; steps < 60; steps += 1) {
    const back = banner.getByRole('button', { name: 'Back' })
    if (await back.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Shift+Tab')
    await expectFocusSeen(page)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Owners/)
})

test('a button whose work has failed keeps the focus', async ({ page }) => {
  await signIn(page, people.admin, '/Settings/Mail')
  const send = page.getByRole('button', { name: 'Send a test mail' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please correct the marked fields')).toBeVisible()
  await expect(send).toBeFocused()
})

test('first steps are skipped one after the other without a mouse', async ({ browser }) => {
  const agency = await openEmptyAgency('agency_skipping')
  const page = await (await browser.newContext({ baseURL: agency.url })).newPage()
  await page.goto('/login')
  await signInByHand(page, firstAdministrator)
  const skip = (name: string) => page.getByRole('button', { name: `Skip: ${name}` })
  await tabTo(page, skip('Mail'))
  await page.keyboard.press('Enter')
  await expect(skip('Mail')).toHaveCount(0)
  await expect(skip('A colleague')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(skip('The first property')).toBeFocused()
  await page.context().close()
  await agency.end()
})
