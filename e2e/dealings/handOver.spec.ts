import { newAccount, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { pickFromSearch, settled, signIn } from '../steps.ts'

type Assigned = { items: { accountId: number }[] }

test("a colleague's open work is handed over, and the hand-over is undone", async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const [from, to, other] = [
    await newAccount(request, { isEmploye: true }),
    await newAccount(request, { isEmploye: true }),
    await newAccount(request, { isEmploye: true }),
  ]
  const leads: number[] = []
  for (const description of ['The first', 'The second']) {
    const { id } = await api<{ id: number }>('/api/lead/add', { body: { description } })
    await api('/api/assignment/lead/add', { body: { assignedTo: from.id, demandId: id } })
    leads.push(id)
  }
  const withWhom = async () => {
    const found = []
    for (const id of leads) {
      const { items } = await api<Assigned>(`/api/assignment/lead/${id}`)
      found.push(items.map(({ accountId }) => accountId).filter((one) => one !== 1))
    }
    return found
  }
  await signIn(page, people.admin, `/Accounts/View/${from.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hand over work…' }).click()
  await settled(page)
  await expect(page.getByRole('checkbox', { name: 'Open leads: 2' })).toBeChecked()
  const person = page.getByRole('textbox', { name: 'Hand over to' })
  await pickFromSearch(person, to.lastName, to.lastName)
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('2 records were handed over.')).toBeVisible()
  expect(await withWhom()).toEqual([[to.id], [to.id]])

  // Another person is chosen meanwhile: the undo still takes the work from the person who got it.
  await pickFromSearch(person, other.lastName, other.lastName)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
  expect(await withWhom()).toEqual([[from.id], [from.id]])
  await expect(page.getByRole('checkbox', { name: 'Open leads: 2' })).toBeVisible()
})
