import type { APIRequestContext, Page } from '@playwright/test'
import type { Field } from '#kit/fields/kinds.ts'
import { dealFields } from '#records/deals/dealFields.contract.ts'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import { leadFields } from '#records/leads/leadFields.contract.ts'
import { dealPaths } from '#records/deals/deals.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import {
  clientColumn,
  clientNames,
  reservationFields,
  stages,
} from '#records/reservations/reservationFields.contract.ts'
import { viewingFields } from '#records/viewings/viewingFields.contract.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { enterEach, notInView, shownIn } from '../forms/everyField.ts'
import type { Chosen, Option } from '../forms/everyField.ts'
import { newObject } from '../objects/objects.ts'
import { expectSaved, openScreen, signIn } from '../steps.ts'

// No trace: a snapshot of the whole form at each step takes longer than the steps.
test.use({ trace: 'off' })

type Row = Record<string, unknown>

/** Adds a lead and a property to choose, and reads the option lists. */
async function toChoose(request: APIRequestContext) {
  const api = await signedInApi(request, people.admin)
  const client = await newAccount(request, { isClient: true })
  const asked = { accountId: client.id, description: 'By the sea' }
  const { id: leadId } = await api<{ id: number }>('/api/lead/add', { body: asked })
  const object = await newObject(request, { forShortRent: true, title: 'Blue flat' })
  const names = [
    'leadStage',
    'leadPriority',
    'source',
    'objectSubType',
    'wish',
    'wishPart',
    'sendMatches',
    'dealType',
    'dealStage',
    'reservationStage',
    'paymentType',
  ].join()
  const { lists } = await api<{ lists: Record<string, Option[]> }>('/api/SelectLists', {
    query: { names },
  })
  const guest: Chosen = { typed: client.lastName, hit: client.lastName, id: client.id }
  const lead: Chosen = { typed: client.lastName, hit: client.lastName, id: leadId }
  const flat: Chosen = { typed: object.referenceNumber, hit: 'Blue flat', id: object.id }
  const options = (field: Field) => {
    if (field.kind === 'ref') return lists[field.entity] ?? []
    return 'list' in field ? lists[field.list]! : []
  }
  const called = (list: string, value: number) =>
    lists[list]!.find((option) => option.value === value)!.text
  return { api, guest, lead, flat, options, called }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()

/** Checks all values in the form after leaving the last field. */
async function entered(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return shownIn(page)
}

const sorted = (of: object) => Object.keys(of).sort()

test('every field of a lead is in its form, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const { api, lead, options } = await toChoose(request)
  const { id, lastName } = await newAccount(request, { isClient: true, email: 'e@example.com' })
  await signIn(page, people.admin, leadPaths.lead(lead.id, 1))
  const stored = await enterEach({
    page,
    entity: 'lead',
    fields: leadFields,
    names: Object.keys(leadFields),
    options,
    chosen: { accountId: { typed: lastName, hit: lastName, id } },
  })
  const shown = await entered(page)
  await expectSaved(page)
  expect(await api(`/api/lead/view/${lead.id}`)).toMatchObject(stored)
  expect(sorted(stored)).toEqual(sorted(leadFields))
  await page.reload()
  await expect.poll(() => shownIn(page)).toEqual(shown)
  await openScreen(page, leadPaths.lead(lead.id))
  expect(await notInView(page, 'lead', stored)).toEqual([])
})

test('every field of a deal is in its form, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const { api, lead, flat, options, called } = await toChoose(request)
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { dealType: 1 } })
  const enter = async (type: number, names: readonly string[]) => {
    await signIn(page, people.admin, dealPaths.deal(id, 'edit'))
    const chosen = { dealType: called('dealType', type), objectId: flat, demandId: lead }
    const stored = await enterEach({
      page,
      entity: 'deal',
      fields: dealFields,
      options,
      chosen,
      names: ['dealType', ...names],
    })
    const shown = await entered(page)
    await save(page)
    await expect(page).not.toHaveURL(/mode=edit/)
    expect(await api(`/api/Deal/edit/${id}`)).toMatchObject(stored)
    await page.goto(dealPaths.deal(id, 'edit'))
    await expect.poll(() => shownIn(page)).toEqual(shown)
    return stored
  }
  // A lease has start and end, a sale the duration of its contract.
  const ofLeases = ['rentStart', 'rentExpiration']
  // A percentage is entered in the field of the amount.
  const { comissionPercent: _share, ...written } = dealFields
  const { dealType: _type, ...rest } = written
  const sale = await enter(
    dealTypes.sale,
    Object.keys(rest).filter((name) => !ofLeases.includes(name)),
  )
  await openScreen(page, dealPaths.deal(id))
  expect(await notInView(page, 'deal', sale)).toEqual([])
  const lease = await enter(dealTypes.rent, ofLeases)
  await openScreen(page, dealPaths.deal(id))
  expect(await notInView(page, 'deal', lease)).toEqual([])
  expect(sorted({ ...sale, ...lease })).toEqual(sorted(written))
})

test('every field of a viewing is in its form, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const { api, lead, options } = await toChoose(request)
  const body = {
    dateOfViewing: '2027-01-05T12:00:00',
    appointmentCreated: '2027-01-04T12:00:00',
  }
  const { id } = await api<{ id: number }>('/api/Viewing/update', { body })
  await signIn(page, people.admin, viewingPaths.viewing(id, 'edit'))
  const stored = await enterEach({
    page,
    entity: 'viewing',
    fields: viewingFields,
    names: Object.keys(viewingFields),
    options,
    chosen: { demandId: lead },
  })
  const shown = await entered(page)
  await save(page)
  await expect(page).not.toHaveURL(/mode=edit/)
  expect(await api(`/api/Viewing/edit/${id}`)).toMatchObject(stored)
  await page.goto(viewingPaths.viewing(id, 'edit'))
  await expect.poll(() => shownIn(page)).toEqual(shown)
  await openScreen(page, viewingPaths.viewing(id))
  expect(await notInView(page, 'viewing', stored)).toEqual([])
})

test('every field of a stay is in its form, and is stored and shown as entered', async ({
  page,
  request,
}) => {
  const { api, guest, lead, flat, options, called } = await toChoose(request)
  const other = await newObject(request, { forShortRent: true, title: 'White flat' })
  const body = {
    object: { id: other.id },
    checkIn: '2027-05-01',
    duration: 2,
    client: { lastName: 'Before' },
  }
  const { id } = await api<{ id: number }>('/api/Reservation/update', { body })
  await signIn(page, people.admin, reservationPaths.reservation(id, 'edit'))
  const stored = await enterEach({
    page,
    entity: 'reservation',
    fields: reservationFields,
    options,
    names: Object.keys(reservationFields),
    chosen: {
      objectId: flat,
      demandId: lead,
      accountId: guest,
      reservationStage: called('reservationStage', stages.confirmed),
      clientEmail: 'guest@example.com',
      clientPhone: '+30 2310 123456',
      externalLink: 'https://portal.example/stays/7',
    },
  })
  const shown = await entered(page)
  await save(page)
  await expect(page).not.toHaveURL(/mode=edit/)
  const found = await api<Row & { object: Row; client: Row }>(`/api/Reservation/edit/${id}`)
  const ofClient = clientNames.map((name) => [clientColumn(name), found.client[name]])
  const flatly = { ...found, ...Object.fromEntries(ofClient), objectId: found.object['id'] }
  expect(flatly).toMatchObject(stored)
  expect(sorted(stored)).toEqual(sorted(reservationFields))
  await page.goto(reservationPaths.reservation(id, 'edit'))
  await expect.poll(() => shownIn(page)).toEqual(shown)
  await openScreen(page, reservationPaths.reservation(id))
  expect(await notInView(page, 'reservation', stored)).toEqual([])
})
