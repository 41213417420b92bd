// Everyday steps of an agent, with the number of clicks and keys that each needs.
import { agencyDay } from '#kit/clock.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { colleagueSpeaking, pressesOf, pressing } from '../presses.ts'
import type { AgentLanguage } from '../presses.ts'
import { field, settled, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const firstNames = { en: 'Nikodimos', el: 'Νικόδημος', ru: 'Никодим' } as const
const letters = { en: 'abdegklmnoprst', el: 'αβδεγκλμνοπρστ', ru: 'абдегклмнопрст' } as const
/** A name that nobody has in any script, and a mobile number. */
function newCaller(language: AgentLanguage) {
  const bytes = [...crypto.getRandomValues(new Uint8Array(18))]
  const letter = (byte: number) => letters[language][byte % 14]!
  const last = bytes.slice(0, 10).map(letter).join('')
  return {
    first: firstNames[language],
    last: last[0]!.toUpperCase() + last.slice(1),
    number: `69${bytes
      .slice(10)
      .map((byte) => byte % 10)
      .join('')}`,
  }
}
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

for (const [language, screen, where] of [
  ['en', desk, 'at a desk'],
  ['el', desk, 'at a desk'],
  ['ru', desk, 'at a desk'],
  ['en', phone, 'on a phone'],
  ['el', phone, 'on a phone'],
  ['ru', phone, 'on a phone'],
] as const)
  test(`an unknown caller gets a page of properties within a few clicks (${language}, ${where})`, async ({
    page,
    request,
  }) => {
    const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
    const { referenceNumber } = await newObject(request, {
      title: 'Flat by the lake',
      titleEl: 'Flat by the lake',
      titleRu: 'Flat by the lake',
    })
    const { counted, press } = pressing()
    await page.setViewportSize(screen)
    await signIn(page, await colleagueSpeaking(request, language))
    if (screen === phone)
      await press(page.getByRole('button', { name: text('shell.search'), exact: true }))
    else {
      await page.keyboard.press('/')
      counted.presses++
    }
    await expect(page.locator('input:focus')).toHaveAccessibleName(text('shell.search'))
    const { first, last, number } = newCaller(language)
    await page.keyboard.type(`${first} ${last} ${number}`)
    const offer = text('palette.addTyped').split('{{')[0]!
    await press(page.getByRole('option', { name: new RegExp(`^${offer}`) }))
    await expect(field(page, text('account.lastName'))).toHaveValue(last)
    await expect(field(page, text('account.firstName'))).toHaveValue(first)
    await press(page.getByRole('button', { name: text('account.continueAdding'), exact: true }))
    await expect(page).toHaveURL(/\/Accounts\/View\/\d+\/2$/)
    await press(page.getByRole('link', { name: text('leads.addForClient') }))
    await expect(page).toHaveURL(/\/Leads\/View\/\d+\/2$/)
    await settled(page)
    await field(page, text('lead.addObject')).fill(referenceNumber)
    await press(page.getByRole('option', { name: /Flat by the lake/ }))
    const selections = page.getByRole('region', { name: text('selection.title') })
    await press(selections.getByRole('button', { name: text('selection.add') }))
    await press(selections.getByRole('button', { name: text('selection.make') }))
    counted.presses++
    const whatsApp = selections.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/3069\d{8}\?text=.+/)
    expect(counted.presses).toBe(pressesOf('Caller whom nobody knows'))
  })

for (const language of ['en', 'el', 'ru'] as const)
  test(`on a phone, a viewing is completed and the next step planned within a few taps (${language})`, async ({
    page,
    request,
  }) => {
    const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
    const client = await newAccount(request, { isClient: true, phone: '6944 111222' })
    const agent = await colleagueSpeaking(request, language)
    const api = await signedInApi(request, agent)
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

test("a deal's stage is changed in the head of its page, and the change is undone", async ({
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

  // Somebody else changes the stage: an outdated page does not overwrite it.
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

test('an unknown client is added from the form of their lead', async ({ page, request }) => {
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
