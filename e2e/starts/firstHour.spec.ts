// The first hour of an agency: from `npm run serve` on an empty folder to a public property and a colleague who has come.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { freePort } from '../agencies/openAgencies.ts'
import { photo } from '../objects/objects.ts'
import { pressesOf, pressing } from '../presses.ts'
import { field, settled } from '../steps.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'
import { runNpm } from './runNpm.ts'

const words = {
  en: {
    speaks: 'English',
    agency: 'North Homes',
    flat: 'Apartment',
    place: 'Aretsou',
    energy: 'B+',
    title: 'Flat by the sea',
    said: 'Quiet, with a large balcony.',
  },
  el: {
    speaks: 'Ελληνικά',
    agency: 'Βόρεια Σπίτια',
    flat: 'Διαμέρισμα',
    place: 'Αρετσού',
    energy: 'Β+',
    title: 'Διαμέρισμα κοντά στη θάλασσα',
    said: 'Ήσυχο, με μεγάλο μπαλκόνι.',
  },
  ru: {
    speaks: 'Русский',
    agency: 'Северные дома',
    flat: 'Квартира',
    place: 'Арецу',
    energy: 'B+',
    title: 'Квартира у моря',
    said: 'Тихая, с большим балконом.',
  },
} as const
const ofSite = {
  en: { title: 'object.title', said: 'object.description' },
  el: { title: 'object.titleEl', said: 'object.descriptionEl' },
  ru: { title: 'object.titleRu', said: 'object.descriptionRu' },
} as const

for (const language of ['en', 'el', 'ru'] as const)
  test(`an agency reaches the public within its first hour (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    browser,
  }) => {
    const text = (key: Key) => textOf(language, key)
    const word = words[language]
    const smtp = await smtpServer()
    const port = String(await freePort())
    const npm = runNpm(['run', 'serve'], {
      PORT: port,
      MAIL_HOSTS_INSIDE: `127.0.0.1:${smtp.port}`,
    })
    try {
      const [url] = await npm.addresses(1)
      const password = /Password \(shown only now\): ([\w-]+)/.exec(npm.printed())![1]!
      const office = await browser.newContext({ baseURL: url!, reducedMotion: 'reduce' })
      const page = await office.newPage()
      const { counted, press, type } = pressing()
      const step = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
      const take = (name: Key, link: Key) =>
        press(step(text(name)).getByRole('link', { name: text(link), exact: true }))
      const goHome = async () => {
        await press(page.getByRole('banner').getByRole('link').first())
        await settled(page)
      }
      const pick = async (where: Page | Locator, select: string, option: string) => {
        await press(where.getByRole('combobox', { name: select, exact: true }))
        await press(page.getByRole('option', { name: option, exact: true }))
      }

      // Signing in, in one's own language.
      await page.goto('/login')
      await press(page.getByRole('button', { name: word.speaks }))
      await type(page.locator('input[autocomplete=username]'), 'admin@example.com')
      await type(page.locator('input[autocomplete=current-password]'), password)
      await press(page.locator('button[type=submit]'))
      await expect(page.getByRole('heading', { name: text('firstSteps.title') })).toBeVisible()
      await settled(page)

      // The agency's details.
      await take('firstSteps.agency', 'firstSteps.agency.go')
      await settled(page)
      const chooser = page.waitForEvent('filechooser')
      await press(page.getByRole('button', { name: text('agency.chooseLogo') }))
      await (await chooser).setFiles(await photo('logo.png', 'teal'))
      await expect(page.getByRole('img', { name: text('agency.logo') })).toBeVisible()
      await type(field(page, text('agency.name')), words.en.agency)
      await type(field(page, text('agency.nameEl')), words.el.agency)
      await type(field(page, text('agency.nameRu')), words.ru.agency)
      await type(field(page, text('agency.phone')), '+30 2310 123456')
      await press(page.getByRole('button', { name: text('kit.save'), exact: true }))
      await expect(page.locator('[data-saved-state=saved]').first()).toBeVisible()
      await goHome()
      await expect(step(text('firstSteps.agency'))).toHaveCount(0)
      await expect(step(text('firstSteps.languages'))).toHaveCount(0)

      // The mail server, tried at once.
      await take('firstSteps.mail', 'firstSteps.mail.go')
      const inMail = (key: Key) => page.getByRole('main').getByLabel(text(key), { exact: true })
      await type(inMail('mailSettings.host'), '127.0.0.1')
      counted.presses += 2
      await inMail('mailSettings.security').selectOption('none')
      await type(inMail('mailSettings.port'), String(smtp.port))
      await type(inMail('mailSettings.senderAddress'), 'office@north.example')
      await press(page.getByRole('button', { name: text('kit.save'), exact: true }))
      await expect(page.getByText(text('mailSettings.saved'), { exact: true })).toBeVisible()
      await press(page.getByRole('button', { name: text('mailSettings.trial.send') }))
      await expect(page.getByText(text('mailSettings.trial.sent'))).toBeVisible()
      await goHome()
      await expect(step(text('firstSteps.mail'))).toHaveCount(0)

      // A colleague, who gets a mail.
      await take('firstSteps.colleague', 'firstSteps.colleague.go')
      await type(field(page, text('account.firstName')), 'Eleni')
      await type(field(page, text('account.lastName')), 'Newcomer')
      await type(field(page, text('invite.email')), 'eleni@example.com')
      await press(page.getByRole('button', { name: text('invite.do'), exact: true }))
      await expect.poll(() => smtp.received.length).toBe(2)
      const { pathname, hash } = new URL(/https?:\/\/\S+/.exec(smtp.received[1]!.text ?? '')![0])
      await goHome()

      // A property, and its publication.
      await take('firstSteps.property', 'firstSteps.property.go')
      await expect(page).toHaveURL(/\/Objects\/View\/\d+\/2$/)
      await pick(page, text('object.objectSubTypeId'), word.flat)
      await press(page.getByRole('switch', { name: text('object.forSale'), exact: true }))
      await type(field(page, text('object.salePrice')), '235000')
      await type(field(page, text('object.area')), '96')
      await type(field(page, text('object.locationId')), word.place)
      await press(page.getByRole('option').filter({ visible: true }).first())
      await pick(page, text('object.energyClass'), word.energy)
      for (const each of ['en', 'el', 'ru'] as const) {
        await type(field(page, text(ofSite[each].title)), words[each].title)
        await type(field(page, text(ofSite[each].said)), words[each].said)
      }
      const photos = page.waitForEvent('filechooser')
      await press(
        page.getByRole('button', { name: text('object.photo.choose'), exact: true }).last(),
      )
      await (await photos).setFiles(await photo('front.jpg', 'blue'))
      await expect(page.locator('[data-photo]')).toHaveCount(1)
      await press(page.getByRole('switch', { name: text('object.publishRequested'), exact: true }))
      const question = page.getByRole('dialog', { name: text('object.publish.title') })
      await press(question.getByRole('button', { name: text('object.publishRequested') }))
      const published = page.getByRole('link', { name: text('object.published') })
      await expect(published).toBeVisible()
      const address = (await published.getAttribute('href'))!
      const site = await office.request.get(address)
      expect(await site.text()).toContain(word.title)

      // The colleague comes.
      const home = await browser.newContext({ baseURL: url!, reducedMotion: 'reduce' })
      const theirs = await home.newPage()
      await theirs.goto(pathname + hash)
      await theirs.locator('input[autocomplete=new-password]').fill('seven quiet lanterns')
      await press(theirs.getByRole('checkbox'))
      await press(theirs.getByRole('button', { name: text('invitation.begin') }))
      await theirs.waitForURL(/\/CRM$/)
      await expect(theirs.locator('html')).toHaveAttribute('lang', language)

      // What remains is the portal, the backup and the second factor.
      await goHome()
      await expect(page.getByText(/^(6 of 9 done|Έγιναν 6 από 9|Сделано 6 из 9)$/)).toBeVisible()
      expect(counted.presses).toBe(pressesOf('First hour'))
    } catch (error) {
      console.log(`What npm run serve printed:\n${npm.printed()}`)
      throw error
    } finally {
      await npm.remove()
      await smtp.close()
    }
  })
