// The steps that an agent takes many times a day, with the presses that they cost.
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { newAccount, newColleague, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { field, settled, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const table = readFileSync(new URL('../../docs/day.md', import.meta.url), 'utf8')
/** Presses of a step in docs/day.md. */
const pressesOf = (step: string) =>
  Number(
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${step}`))
      ?.split('|')[2],
  )

/** Presses, and counts how many there were. */
function pressing() {
  const counted = { presses: 0 }
  const press = async (what: Locator) => {
    counted.presses++
    await what.click()
  }
  return { counted, press }
}

test('a caller whom nobody knows has a page of properties after a few presses', async ({
  page,
  request,
}) => {
  const { referenceNumber } = await newObject(request, { title: 'Flat by the lake' })
  const { counted, press } = pressing()
  await signIn(page, people.admin)
  await page.keyboard.press('/')
  counted.presses++
  await page.keyboard.type('Nikodimos Kalotaxidis 6977 701701')
  await press(page.getByRole('option', { name: /^Add the client/ }))
  await expect(field(page, 'Last name')).toHaveValue('Kalotaxidis')
  await expect(field(page, 'First name')).toHaveValue('Nikodimos')
  await press(page.getByRole('button', { name: 'Add', exact: true }))
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+\/2$/)
  await press(page.getByRole('link', { name: 'New lead' }))
  await expect(page).toHaveURL(/\/Leads\/View\/\d+\/2$/)
  await settled(page)
  await field(page, textOf('en', 'lead.addObject')).fill(referenceNumber)
  await press(page.getByRole('option', { name: /Flat by the lake/ }))
  const selections = page.getByRole('region', { name: 'Selections for the client' })
  await press(selections.getByRole('button', { name: 'New selection' }))
  await press(selections.getByRole('button', { name: 'Make the page' }))
  counted.presses++
  const whatsApp = selections.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/306977701701\?text=.+/)
  expect(counted.presses).toBe(pressesOf('Caller whom nobody knows'))
})

for (const language of ['en', 'el', 'ru'] as const)
  test(`on a phone, a viewing is done and the next step planned in a few presses (${language})`, async ({
    page,
    request,
  }) => {
    const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
    const client = await newAccount(request, { isClient: true, phone: '6944 111222' })
    const agent = await newColleague(request, 'employee')
    const api = await signedInApi(request, agent)
    await api('/api/UserSettings/Language', {
      body: { language: language === 'en' ? 'en-UK' : language },
    })
    const { id: demandId } = await api<{ id: number }>('/api/lead/add', {
      body: { accountId: client.id },
    })
    const { id: objectId } = await newObject(request, { title: 'White house' })
    const body = { demandId, dateOfViewing: `${agencyDay()}T08:00:00`, results: [{ objectId }] }
    const { id } = await api<{ id: number }>('/api/Viewing/update', { body })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, agent, `/Viewing/${id}`)
    await expect(page.getByRole('link', { name: '6944 111222', exact: true })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)

    const { counted, press } = pressing()
    await press(page.getByRole('button', { name: text('viewing.doneNext') }))
    const sheet = page.getByRole('dialog', { name: text('viewing.doneNext') })
    await press(sheet.getByText(interested[language], { exact: true }))
    await press(sheet.getByRole('button', { name: text('viewing.step.call'), exact: true }))
    await expect(sheet).toBeHidden()
    expect(counted.presses).toBe(pressesOf('Viewing on a phone'))
    await settled(page)

    const lead = await api<{ stage: number }>(`/api/lead/view/${demandId}`, {})
    expect(lead.stage).toBe(3)
    await page.goto(`/Leads/View/${demandId}`)
    await settled(page)
    await expect(
      page.getByText(text('viewing.step.call.task').split(':')[0]!).first(),
    ).toBeVisible()
  })

const interested = { en: 'Interested', el: 'Ενδιαφέρεται', ru: 'Заинтересован' }

test('the stage of a deal is changed in the head of its page, and taken back', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { dealStage: 1 } })
  await signIn(page, people.admin, `/Deals/${id}`)
  const stage = page.getByRole('button', { name: /^Stage: / })
  await expect(stage).toHaveAccessibleName('Stage: Negotiation')
  await stage.click()
  await page.getByRole('menuitem', { name: 'Deposit paid' }).click()
  await expect(stage).toHaveAccessibleName('Stage: Deposit paid')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stage).toHaveAccessibleName('Stage: Negotiation')
  const stored = async () => (await api<{ dealStage: number }>(`/api/Deal/edit/${id}`)).dealStage
  await expect.poll(stored).toBe(1)

  // Somebody else moves it on: an older page does not overwrite that.
  await stage.click()
  await api('/api/Deal/update', { body: { id, dealStage: 3 } })
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await expect(page.getByText('Someone else has changed')).toBeVisible()
  await expect(stage).toHaveAccessibleName(/^Stage: (?!Negotiation|Lost)/)
  expect(await stored()).toBe(3)
  // The letter opens the form.
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/mode=edit/)
})

test('a client whom nobody knows is added from the form of their lead', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/lead/add', { body: {} })
  await signIn(page, people.admin, `/Leads/View/${id}/2`)
  await settled(page)
  const lastName = newName()
  await field(page, 'Account').fill(`Eleni ${lastName} 6977 808 909`)
  await page.getByRole('option', { name: /^Add “/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add account' })
  await expect(field(dialog, 'Last name')).toHaveValue(lastName)
  await expect(field(dialog, 'First name')).toHaveValue('Eleni')
  await field(dialog, 'First name').press('Control+a')
  await page.keyboard.type('Elena')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Account').first()).toHaveValue(`${lastName} Elena`)
  const accountOf = async () =>
    (await api<{ accountId: number | null }>(`/api/lead/get/${id}`)).accountId
  await expect.poll(accountOf).not.toBeNull()
  const account = await api<object>(`/api/account/view/${await accountOf()}`)
  expect(account).toMatchObject({ lastName, firstName: 'Elena', phone: '6977 808 909' })
})
