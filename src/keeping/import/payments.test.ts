import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { postForm } from '#app/testing/postForm.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let by: ReturnType<typeof byHand>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
  by = byHand(app)
})
afterAll(() => app.close())

const paymentsOf = (accountId: number) =>
  app.db
    .selectFrom('transaction')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('deletedOn', 'is', null)
    .orderBy('id')
    .execute()
const account = (id: number) =>
  app.db
    .selectFrom('account')
    .select(['hasTransactions', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('income and expenses are added to the account and its property, as often as they are in the file', async () => {
  const owner = await by.account({
    lastName: 'Lambrou',
    firstName: 'Petros',
    email: 'lambrou@example.gr',
  })
  const object = await by.object({ websiteCode: 'PAY-1' })
  const file = csv(
    'Ημερομηνία;E-mail ιδιοκτήτη;Κωδικός ακινήτου;Κατηγορία;Έσοδα;Έξοδα;Τρόπος πληρωμής;Αιτιολογία',
    '25/01/2023;lambrou@example.gr;PAY-1;Ενοίκιο;500,00;;Μετρητά;Ιανουάριος',
    '26/01/2023;lambrou@example.gr;PAY-1;Επισκευές;;80,50;Μέσω τράπεζας;βρύση',
    '26/01/2023;lambrou@example.gr;PAY-1;Επισκευές;;80,50;Μέσω τράπεζας;βρύση',
    '27/01/2023;lambrou@example.gr;;Ενοίκιο;;70,00;;λάθος κατηγορία',
    '28/01/2023;nobody@example.gr;;Ενοίκιο;70,00;;;',
    '29/01/2023;lambrou@example.gr;;Ενοίκιο;0,00;0,00;;',
  )
  const sent = await imports.send('payments', file)
  expect(sent.mapping?.columns.map(({ target }) => target)).toEqual([
    'payment.transactionDate',
    'person.email',
    'object.number',
    'payment.categoryId',
    'payment.income',
    'payment.expense',
    'payment.paymentMethod',
    'payment.internalNotes',
  ])
  const columns = sent.mapping!.columns.map((use, at) =>
    at === 2 ? { target: 'object.websiteCode' } : use,
  )
  await imports.map(sent.id, { columns })
  const checked = await imports.check(sent.id)
  const refused = await imports.rows(sent.id, 'refused')
  expect([checked.counts, refused.map(({ number }) => number)]).toMatchObject([
    { new: 3, refused: 3 },
    [5, 6, 7],
  ])
  expect(await account(owner)).toMatchObject({ hasTransactions: false })
  const done = await imports.run(sent.id)
  expect(done.written).toMatchObject({ added: 3 })
  expect(await paymentsOf(owner)).toMatchObject([
    {
      isDebit: false,
      amount: 500,
      paymentMethod: 2,
      objectId: object,
      status: null,
      transactionDate: '2023-01-25T00:00:00',
      internalNotes: 'Ιανουάριος',
    },
    { isDebit: true, amount: 80.5, paymentMethod: 1, status: 0 },
    { isDebit: true, amount: 80.5 },
  ])
  expect(await account(owner)).toMatchObject({ hasTransactions: true })

  const again = await imports.send('payments', file)
  await imports.map(again.id, { columns })
  expect((await imports.check(again.id)).counts).toMatchObject({ same: 3, new: 0, changed: 0 })
  const undone = await imports.undo(sent.id)
  expect(undone.written).toMatchObject({ stays: 0 })
  expect(await paymentsOf(owner)).toEqual([])
  expect(await account(owner)).toMatchObject({ hasTransactions: false })
})

test('an expense is recognised by sign, word or category; otherwise the row is refused', async () => {
  const id = await by.account({ lastName: 'Signos', firstName: 'Aris', email: 'signos@example.gr' })
  const sent = await imports.send(
    'payments',
    csv(
      'Date,Account e-mail,Amount,Income or expense,Category',
      '2023-03-13,signos@example.gr,-20.00,,Cleaning',
      '2023-03-14,signos@example.gr,30.00,expense,Water',
      '2023-03-15,signos@example.gr,40.00,,Deposit',
      '2023-03-16,signos@example.gr,50.00,,',
      '2023-03-17,signos@example.gr,0.00,income,Rent',
    ),
  )
  await imports.map(sent.id)
  expect((await imports.check(sent.id)).counts).toMatchObject({ new: 3, refused: 2 })
  await imports.run(sent.id)
  expect((await paymentsOf(id)).map(({ isDebit, amount }) => [isDebit, amount])).toEqual([
    [true, 20],
    [true, 30],
    [false, 40],
  ])
})

test('undoing keeps an account with other payments in the lists of payments', async () => {
  const id = await by.account({
    lastName: 'Menis',
    firstName: 'Stavros',
    email: 'menis@example.gr',
  })
  const sent = await imports.send(
    'payments',
    csv(
      'Date,Account e-mail,Amount,Income or expense,Category',
      '2023-04-13,menis@example.gr,90.00,income,Rent',
    ),
  )
  await imports.map(sent.id)
  await imports.check(sent.id)
  await imports.run(sent.id)
  const category = (await paymentsOf(id))[0]!.categoryId
  const added = await postForm(app, '/api/transactions/addIncome', {
    accountId: id,
    amount: 40,
    transactionDate: '2023-05-01T00:00:00',
    paymentMethod: 1,
    categoryId: category!,
  })
  expect([added.statusCode, added.statusCode === 200 ? '' : added.body]).toEqual([200, ''])
  const undone = await imports.undo(sent.id)
  expect(undone.written).toMatchObject({ undone: 1, stays: 1 })
  expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([40])
  expect(await account(id)).toMatchObject({ hasTransactions: true })
})
