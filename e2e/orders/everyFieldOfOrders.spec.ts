import type { Field } from '#kit/fields/kinds.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import {
  orderFields,
  orderPurposes,
  orderServices,
  orderSides,
} from '#records/orders/orderFields.contract.ts'
import { orderPaths } from '#records/orders/orders.paths.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { enterEach, notInView, shownIn } from '../forms/everyField.ts'
import type { Option } from '../forms/everyField.ts'
import { openScreen, signIn } from '../steps.ts'
import { sayer } from '../texts.ts'

// No trace: a snapshot of the whole form at each step takes longer than the steps.
test.use({ trace: 'off' })

const say = sayer('en')
const lists: Record<string, { value: string; text: string }[]> = {
  orderSide: orderSides.map((value) => ({ value, text: say(`order.side.${value}`) })),
  orderService: orderServices.map((value) => ({ value, text: say(`order.service.${value}`) })),
  orderPurpose: orderPurposes.map((value) => ({ value, text: say(`order.purpose.${value}`) })),
  language: languages.map((value) => ({ value, text: languageNames[value] })),
}

test('every field of an order is in the form of its draft, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const client = await newAccount(request, { isClient: true })
  const agent = await newAccount(request, { isEmploye: true })
  const { id: leadId } = await api<{ id: number }>('/api/lead/add', {
    body: { accountId: client.id, description: 'By the sea' },
  })
  const { items } = await api<{ items: { id: number; name: string; isApproved: boolean }[] }>(
    '/api/OrderTemplate',
  )
  const template = items.find(({ name }) => name === 'Standard viewing order')!
  const { id } = await api<{ id: number }>('/api/Order/update', {
    body: { side: 'mandate', isFeePlusVat: false, isOffPremises: false, beginNow: false },
  })
  // Set by what the order is made from.
  const { viewingId: _viewing, extendsId: _extended, ...entered } = orderFields
  await signIn(page, people.admin, orderPaths.order(id, 'edit'))
  const stored = await enterEach({
    page,
    entity: 'order',
    fields: orderFields,
    names: Object.keys(entered),
    options: (field: Field) =>
      (field.kind === 'ref'
        ? [{ value: template.id, text: template.name, parent: null }]
        : 'list' in field
          ? lists[field.list]
          : []) as Option[],
    chosen: {
      side: say('order.side.viewing'),
      agentId: { typed: agent.lastName, hit: agent.lastName, id: agent.id },
      demandId: { typed: client.lastName, hit: client.lastName, id: leadId },
    },
  })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const shown = await shownIn(page)
  await page.getByRole('button', { name: say('kit.save'), exact: true }).click()
  await expect(page).not.toHaveURL(/mode=edit/)
  expect(await api(`/api/Order/edit/${id}`)).toMatchObject(stored)
  await page.goto(orderPaths.order(id, 'edit'))
  await expect.poll(() => shownIn(page)).toEqual(shown)
  await openScreen(page, orderPaths.order(id))
  expect(await notInView(page, 'order', stored)).toEqual([])
})
