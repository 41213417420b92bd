// A reminder is opened, read, annotated and marked as unread for somebody else.
import { expect, test } from '../journey.ts'
import { newColleague, people, signedInApi } from '../agency.ts'
import { openScreen, savedState, settled, signIn } from '../steps.ts'

type Alerts = { items: { id: number; source: string; readedOn: string | null }[] }

test('a rent reminder is read, annotated, marked as unread, deleted and restored @usual', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  await signIn(page, colleague)
  const api = await signedInApi(request, people.admin)
  const { items } = await api<Alerts>('/api/alert/list', { body: { perPage: 200 } })
  const { id } = items.find(({ source, readedOn }) => source === 'Rent' && !readedOn)!
  await openScreen(page, `/Alerts/${id}`)
  await expect(page.getByText('is to pay the rent of #')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rent', exact: true })).toBeVisible()
  const about = page.getByRole('navigation', { name: 'About' })
  await expect(about.getByRole('link')).toHaveCount(2)
  await expect(about.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/Objects\/View\/\d+#contacts/,
  )
  await expect(page.getByText(/^Read on \d\d\.\d\d\.\d{4} /)).toBeVisible()

  await page.getByRole('textbox', { name: 'Notes' }).fill('Called, pays tomorrow')
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await expect(savedState(page).first()).toHaveText('Saved')
  await page.getByRole('button', { name: 'Mark as Unread' }).click()
  await page.waitForURL('**/Alerts*')
  await settled(page)
  // The list opens with ten per page, and the reminder may be on a later one.
  const [left] = (await api<Alerts>('/api/alert/list', { body: {} })).items.filter(
    (one) => one.id === id,
  )
  expect(left!.readedOn).toBeNull()

  await openScreen(page, `/Alerts/${id}`)
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Called, pays tomorrow')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/Alerts*')
  await page.getByRole('button', { name: 'Undo' }).click()
  // A deleted reminder is not found until it is restored.
  await expect(async () => {
    const { notes } = await api<{ notes: string }>(`/api/alert/${id}`)
    expect(notes).toBe('Called, pays tomorrow')
  }).toPass()
})
