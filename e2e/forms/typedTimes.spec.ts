// Times as people type them: character by character, with pauses and clicks, on a phone and in three languages.
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { cultures } from '#kit/i18n/languages.ts'
import { newColleague, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { confirm, field, openScreen, settled, sidewaysScroll, signIn, timeField } from '../steps.ts'
import { textOf } from '../texts.ts'

const day = agencyDay(40)

test('a typed time is kept in spite of pauses and clicks', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const body = { dateOfViewing: `${day}T10:00:00`, results: [] }
  const { id } = await api<{ id: number }>('/api/Viewing/update', { body })
  await signIn(page, people.admin, `/Viewing/${id}?mode=edit`)
  const time = timeField(page, 'Date of viewing: time')
  const hint = page.getByRole('status').filter({ hasText: '=' })
  for (const [typed, shown] of [
    ['1630', '16:30'],
    ['1100', '11:00'],
    ['16.30', '16:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['4pm', '16:00'],
    ['5 μ.μ.', '17:00'],
  ] as const) {
    await time.click()
    await time.press('ControlOrMeta+a')
    for (const letter of typed) {
      await time.pressSequentially(letter)
      // A click between two characters.
      await time.click()
      await time.press('End')
    }
    await expect(time).toHaveValue(typed)
    if (typed === '9') await expect(hint).toHaveText('= 09:00')
    await time.press('Tab')
    await expect(time).toHaveValue(shown)
  }

  await time.fill('soon')
  await time.press('Tab')
  await expect(page.getByText('This is not a time.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/mode=edit/)
  await expect(time).toHaveValue('soon')

  // Choose with the mouse.
  await time.click()
  await page.getByRole('option', { name: '12:30', exact: true }).click()
  await expect(time).toHaveValue('12:30')
  // A viewing must have a time: an emptied input shows the stored one again.
  await time.fill('')
  await time.press('Tab')
  await expect(time).toHaveValue('12:30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/mode=edit/)
  const stored = await api<{ dateOfViewing: string }>(`/api/Viewing/edit/${id}`)
  expect(stored.dateOfViewing).toBe(`${day}T12:30:00`)
})

test('a viewing at night needs a confirmation', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  await signIn(page, people.admin, '/Viewing/Add')
  await field(page, 'Date of viewing').fill(formatDate(day))
  await field(page, 'Date of viewing').press('Tab')
  const time = timeField(page, 'Date of viewing: time')
  await time.fill('0430')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await confirm(page, 'A viewing at 04:30, in the night?', 'Change the time')
  await expect(time).toHaveValue('04:30')
  await time.fill('22:00')
  await time.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await confirm(page, 'A viewing at 22:00, in the night?', 'Yes, at 22:00')
  await expect(page).toHaveURL(/\/Viewing\/\d+/)
  await settled(page)
  const id = Number(/\/Viewing\/(\d+)/.exec(page.url())![1])
  const stored = () => api<{ dateOfViewing: string }>(`/api/Viewing/edit/${id}`)
  expect((await stored()).dateOfViewing).toBe(`${day}T22:00:00`)

  // Confirmed once, it is saved again without a question.
  await openScreen(page, `/Viewing/${id}?mode=edit`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/mode=edit/)
})

test.describe(() => {
  test.use({ hasTouch: true })
  test('a time is typed on a phone, in Greek and in Russian', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const colleague = await newColleague(request, 'employee')
    const api = await signedInApi(request, colleague)
    for (const [language, typed] of [
      ['el', '4 μ.μ.'],
      ['ru', '4 дня'],
    ] as const) {
      await api('/api/UserSettings/Language', { body: { language: cultures[language] } })
      await signIn(page, colleague, '/Viewing/Add')
      const label = textOf(language, 'viewing.dateOfViewing')
      const time = timeField(page, textOf(language, 'kit.timeOf').replace('{{field}}', label))
      await time.tap()
      await time.fill('')
      await time.pressSequentially(typed)
      await time.blur()
      await expect(time).toHaveValue('16:00')
      await time.fill('25')
      await time.blur()
      await expect(page.getByText(textOf(language, 'kit.noTime'))).toBeVisible()
      await time.fill('1630')
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    }
  })
})
