// Time that a person needs to enter and publish a new property, in three languages.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount } from '../agency.ts'
import { colleagueSpeaking, pressesOf, pressing } from '../presses.ts'
import { chip, field, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'
import { photo } from './objects.ts'

const words = {
  en: {
    place: 'Aretsou',
    flat: 'Apartment',
    owner: 'Owner',
    energy: 'B+',
    title: 'Flat by the sea',
    description: 'Quiet, with a large balcony.',
  },
  el: {
    place: 'Αρετσού',
    flat: 'Διαμέρισμα',
    owner: 'Ιδιοκτήτης',
    energy: 'Β+',
    title: 'Διαμέρισμα κοντά στη θάλασσα',
    description: 'Ήσυχο, με μεγάλο μπαλκόνι.',
  },
  ru: {
    place: 'Арецу',
    flat: 'Квартира',
    owner: 'Собственник',
    energy: 'B+',
    title: 'Квартира у моря',
    description: 'Тихая, с большим балконом.',
  },
} as const
const titles = { en: 'object.title', el: 'object.titleEl', ru: 'object.titleRu' } as const
const descriptions = {
  en: 'object.description',
  el: 'object.descriptionEl',
  ru: 'object.descriptionRu',
} as const

for (const language of ['en', 'el', 'ru'] as const)
  test(`a new property is published within three minutes of work (${language})`, async ({
    page,
    request,
  }) => {
    const text = (key: Parameters<typeof textOf>[1]) => textOf(language, key)
    const word = words[language]
    const owner = await newAccount(request, { isOwner: true })
    const agent = await colleagueSpeaking(request, language)
    const { counted, press, seconds, type } = pressing()
    const pick = async (where: Page | Locator, select: string, option: string) => {
      await press(where.getByRole('combobox', { name: select, exact: true }))
      await press(page.getByRole('option', { name: option, exact: true }))
    }
    const find = async (input: Locator, typed: string, hit: string) => {
      await type(input, typed)
      await press(page.getByRole('option').filter({ hasText: hit, visible: true }).first())
    }
    await signIn(page, agent)
    await page.keyboard.press('/')
    counted.presses++
    await page.keyboard.type(text('palette.addObject'))
    await press(page.getByRole('option', { name: text('palette.addObject'), exact: true }))
    await expect(page).toHaveURL(/\/Objects\/View\/\d+\/2$/)

    await pick(page, text('object.objectSubTypeId'), word.flat)
    await press(page.getByRole('switch', { name: text('object.forSale'), exact: true }))
    await type(field(page, text('object.salePrice')), '235000')
    await type(field(page, text('object.area')), '96')
    await type(field(page, text('object.bedrooms')), '3')
    await type(field(page, text('object.bathrooms')), '1')
    await type(field(page, text('object.floor')), '2')
    await find(field(page, text('object.locationId')), word.place, '')
    await type(field(page, text('object.address')), 'Plastira 15')
    await pick(page, text('object.energyClass'), word.energy)
    await press(chip(page, text('object.seaView')))
    for (const each of ['en', 'el', 'ru'] as const) {
      await type(field(page, text(titles[each])), words[each].title)
      await type(field(page, text(descriptions[each])), words[each].description)
    }
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: text('object.photo.choose'), exact: true }).last())
    const pictures = [photo('front.jpg', 'blue'), photo('kitchen.jpg', 'red')]
    await (await chooser).setFiles(await Promise.all(pictures))
    await expect(page.locator('[data-photo]')).toHaveCount(2)
    const contact = page.getByRole('group', { name: text('object.link.new') })
    await find(field(contact, text('object.link.accountId')), owner.lastName, owner.lastName)
    await pick(contact, text('object.link.relation'), word.owner)
    await press(page.getByRole('button', { name: text('object.link.add') }))

    await press(page.getByRole('switch', { name: text('object.publishRequested'), exact: true }))
    const question = page.getByRole('dialog', { name: text('object.publish.title') })
    await press(question.getByRole('button', { name: text('object.publishRequested') }))
    const published = page.getByRole('link', { name: text('object.published') })
    await expect(published).toBeVisible()
    const address = (await published.getAttribute('href'))!
    expect(await (await request.get(address)).text()).toContain(word.title)

    expect(counted.presses).toBe(pressesOf('Property from nothing to public'))
    expect(seconds()).toBeLessThan(180)
  })
