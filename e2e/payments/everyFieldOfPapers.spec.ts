// Expenses and documents: every field is in the form and in the view.
import type { Field } from '#kit/fields/kinds.ts'
import { documentFields } from '#records/documents/documentFields.contract.ts'
import { documentPaths } from '#records/documents/documents.paths.ts'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { expenseFields } from '#records/payments/transactions/transactionFields.contract.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { enterEach, notInView } from '../forms/everyField.ts'
import type { Option } from '../forms/everyField.ts'
import { newObject } from '../objects/objects.ts'
import { openScreen, signIn } from '../steps.ts'
import { expensesApi, sendForm } from './payments.ts'

// No trace: a snapshot of the whole form at each step takes longer than the steps.
test.use({ trace: 'off' })

test('every field of an expense is in its form and view, and is stored as entered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const account = await newAccount(request, { hasTransactions: true })
  const flat = await newObject(request, { title: 'Blue flat' })
  await api('/api/objectAccount/add', {
    body: { objectId: flat.id, accountId: account.id, relation: 1 },
  })
  const id = await expensesApi(request, people.admin).add(account.id, '120.5')
  const names = 'paymentMethod,transactionCategory,transactionStatus'
  const { lists } = await api<{ lists: Record<string, Option[]> }>('/api/SelectLists', {
    query: { names },
  })
  await signIn(page, people.admin, paymentPaths.editExpense(id))
  const stored = await enterEach({
    page,
    entity: 'transaction',
    fields: expenseFields,
    // Chosen from the account's own properties below.
    names: Object.keys(expenseFields).filter((name) => name !== 'objectId'),
    options: (field: Field) =>
      'list' in field ? lists[field.list]!.filter(({ text }) => text !== 'Cash') : [],
    chosen: {},
  })
  const ofAccount = page.getByRole('combobox', { name: 'Property', exact: true })
  await ofAccount.click()
  await page.getByRole('option', { name: /Blue flat/ }).click()
  stored['objectId'] = flat.id
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/EditExpense/)
  expect(await api(`/api/transactions/view/${id}`)).toMatchObject(stored)
  await openScreen(page, paymentPaths.viewIncome(id))
  expect(await notInView(page, 'transaction', stored)).toEqual([])
})

test('every field of a document is in its form and view, and is stored as entered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const file = { name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from('Two years') }
  const { id } = await sendForm(request, people.admin, '/api/Documents/update', { file })
  await signIn(page, people.admin, documentPaths.document(id, 'edit'))
  const stored = await enterEach({
    page,
    entity: 'document',
    fields: documentFields,
    names: Object.keys(documentFields),
    options: () => [],
    chosen: {},
  })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page).not.toHaveURL(/mode=edit/)
  expect(await api(`/api/Documents/edit/${id}`)).toMatchObject(stored)
  await openScreen(page, documentPaths.document(id))
  expect(await notInView(page, 'document', stored)).toEqual([])
})
