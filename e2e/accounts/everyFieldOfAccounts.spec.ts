import type { Field } from '#kit/fields/kinds.ts'
import { accountFields, kindFlags } from '#records/accounts/accountFields.contract.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { enterEach, notInView, shownIn } from '../forms/everyField.ts'
import type { Option } from '../forms/everyField.ts'
import { expectSaved, openScreen, signIn } from '../steps.ts'

// No trace: a snapshot of the whole form at each of eighty steps takes longer than the steps.
test.use({ trace: 'off' })

const lists = 'language,country,nationality,companyType,branch'

test('every field of an account is in its form and view, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await newAccount(request)
  const { lists: options } = await api<{ lists: Record<string, Option[]> }>('/api/SelectLists', {
    query: { names: lists },
  })
  await signIn(page, people.admin, accountPaths.account(id, 2))
  // Sections of the form depend on what the account is.
  const names = [...new Set([...Object.keys(kindFlags), ...Object.keys(accountFields)])]
  const stored = await enterEach({
    page,
    entity: 'account',
    fields: accountFields,
    names,
    options: (field: Field) => ('list' in field ? (options[field.list] ?? []) : []),
    chosen: {
      passportNumber: 'AB 1234567',
      internalPassportNumber: 'ΑΒ 123456',
      taxNumber: '094014201',
      taxNumberOfOtherCountry: 'RU 7707083893',
      phone: '+30 2310 123456',
      postcode: '546 22',
    },
  })
  const shown = await shownIn(page)
  await expectSaved(page)
  expect(await api(`/api/account/view/${id}`)).toMatchObject(stored)
  expect(Object.keys(stored).sort()).toEqual(Object.keys(accountFields).sort())
  await page.reload()
  await expect.poll(() => shownIn(page)).toEqual(shown)
  await openScreen(page, accountPaths.account(id))
  // The view names a company as such, and does not add that it is no individual.
  expect(await notInView(page, 'account', stored)).toEqual(['isIndividual'])
})
