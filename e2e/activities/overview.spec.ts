// An administrator looks at the overview of a year, and follows its figures to lists.
import { expect, test } from '../journey.ts'
import { newColleague } from '../agency.ts'
import { openScreen, settled, signIn } from '../steps.ts'

const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('a figure of the overview equals the total of its list, and Back returns to the period', async ({
  page,
  request,
}) => {
  await signIn(page, await newColleague(request, 'admin'))
  await openScreen(page, '/Overview')
  await page.getByRole('button', { name: 'Last year' }).click()
  await expect(page).toHaveURL(/\/Overview\?from=\d{4}-01-01&to=\d{4}-12-31/)
  const lastYear = page.url()
  for (const name of [/^Deals won: /, /^Departures: /, /^Number: /]) {
    // Other journeys may add records between the two reads, so try again.
    await expect(async () => {
      await openScreen(page, lastYear)
      const link = page.getByRole('link', { name })
      const figure = digits(await link.textContent())
      expect(figure).toBeGreaterThan(0)
      await link.click()
      await settled(page)
      // The total is next to the title of the list.
      await expect(page.getByText(new RegExp(`^${figure} rows?$`))).toBeVisible({ timeout: 3000 })
    }).toPass()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Last year' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await settled(page)
  }
})

test('only administrators are offered the overview', async ({ page, request }) => {
  await signIn(page, await newColleague(request, 'employee'))
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0)
})
