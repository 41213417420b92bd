// A stay is booked while somebody is on the phone: their words are the search, and a few clicks book a free object.
import { agencyDay } from '#kit/clock.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject, places } from '../objects/objects.ts'
import { colleagueSpeaking, pressesOf, pressing } from '../presses.ts'
import { field, settled, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const year = Number(agencyDay().slice(0, 4)) + 1
const sentences = {
  en: `1–5 March ${year}, 4 guests, Nikiti, under 57 €`,
  el: `1–5 Μαρτίου ${year}, 4 άτομα, Νικήτη, έως 57 €`,
  ru: `1–5 марта ${year}, 4 гостя, Никити, до 57 €`,
} as const
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

for (const [language, screen] of [
  ['en', desk],
  ['el', phone],
  ['ru', phone],
] as const)
  test(`a stay is booked by phone within a few clicks (${language})`, async ({ page, request }) => {
    const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
    const api = await signedInApi(request, people.admin)
    const made = { forShortRent: true, locationId: places.nikiti, shortRentPrice: 90, sleeps: 4 }
    const { id: objectId, referenceNumber: number } = await newObject(request, made)
    const season = { from: `${year}-03-02`, till: `${year}-03-31`, price: 45.5, minNights: 5 }
    await api('/api/Reservation/season/update', { body: { objectId, ...season } })

    const { counted, press, type } = pressing()
    await page.setViewportSize(screen)
    await signIn(page, await colleagueSpeaking(request, language))
    if (screen === phone)
      await press(page.getByRole('button', { name: text('shell.search'), exact: true }))
    else {
      await page.keyboard.press('/')
      counted.presses++
    }
    await expect(page.locator('input:focus')).toHaveAccessibleName(text('shell.search'))
    await page.keyboard.type(text('freeStays.title'))
    await press(page.getByRole('option', { name: text('palette.freeStays') }).first())
    await expect(field(page, text('freeStays.sentence'))).toBeFocused()
    await page.keyboard.type(sentences[language])
    await page.keyboard.press('Enter')
    counted.presses++
    const book = page.getByRole('link', {
      name: text('freeStays.bookObject').replace('{{number}}', number),
    })
    await expect(page).toHaveURL(new RegExp(`checkIn=${year}-03-01&duration=4&guests=4`))
    // 90 € for the first night, and three of the season.
    await expect(page.getByText(/226,50\s€/).first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await press(book)
    await settled(page)
    // The proposal is free, priced by the seasons, and as long as the minimum stay of the first night.
    await expect(page.getByText(text('quote.free'), { exact: true })).toBeVisible()
    await expect(field(page, text('reservation.total'))).toHaveValue(/^226,50\s€$/)
    const guest = newName()
    await type(field(page, text('reservation.clientLastName')), guest)
    await type(field(page, text('reservation.clientPhone')), '6944 123456')
    await press(page.getByRole('button', { name: text('reservation.book'), exact: true }))
    await expect(page).toHaveURL(/\/Reservations\/Free/)
    expect(counted.presses).toBe(pressesOf('Stay booked by phone'))

    const { items } = await api<{ items: object[] }>('/api/Reservation/search', {
      body: { objectId },
    })
    expect(items).toMatchObject([
      { checkIn: `${year}-03-01`, duration: 4, total: 226.5, adults: 4 },
    ])
    // These nights are no longer offered.
    await page.reload()
    await settled(page)
    await expect(book).toHaveCount(0)
  })
