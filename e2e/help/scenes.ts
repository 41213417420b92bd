// The screen that the picture of each task of the help shows, in the demo agency.
import type { Page } from '@playwright/test'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { openScreen, quiet } from '../steps.ts'
import { textOf } from '../texts.ts'

export type Language = 'en' | 'el' | 'ru'
type Row = { id: number }
type Sent = {
  body?: unknown
  query?: Record<string, string>
  form?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
}
export type Api = <T>(path: string, sent?: Sent) => Promise<T>
type Scene = { page: Page; language: Language; api: Api }

/** The file of another program. */
const contacts = [
  'Επώνυμο;Όνομα;Κινητό;E-mail;Πόλη;ΑΦΜ;Παρατηρήσεις',
  'Ρούσσου;Λία;6971234567;lia@example.com;Θεσσαλονίκη;;θέλει θέα',
  'Ivanov;Oleg;+79161234567;oleg@example.com;Москва;;',
  'Miller;Ann;+4915112345678;ann@example.com;Berlin;;summer only',
].join('\n')

const first = async (api: Api, path: string, body?: unknown): Promise<number> => {
  const sent = body === undefined ? { query: { perPage: '1' } } : { body: { perPage: 1, ...body } }
  const { items } = await api<{ items: Row[] }>(path, sent)
  if (!items[0]) throw new Error(`The demo agency has nothing at ${path}`)
  return items[0].id
}

const at =
  (address: string) =>
  ({ page }: Scene) =>
    openScreen(page, address)

/** A record, by its address before the number. */
const record =
  (address: string, path: string, body?: object, after = '') =>
  async ({ page, api }: Scene) =>
    openScreen(page, `${address}${await first(api, path, body)}${after}`)

const searching = (typed: Record<Language, string>) => async (scene: Scene) => {
  await at('/CRM')(scene)
  await scene.page.keyboard.press('Control+k')
  await scene.page.locator('[role=combobox]:focus').fill(typed[scene.language])
  await quiet(scene.page)
}

/** Scrolls a part of the screen below the bar. */
const upTo = (selector: string, open: (scene: Scene) => Promise<void>) => async (scene: Scene) => {
  await open(scene)
  await quiet(scene.page)
  await scene.page
    .locator(selector)
    .first()
    .evaluate((part) => {
      part.scrollIntoView({ block: 'start' })
      window.scrollBy(0, -70)
    })
}

const published = { statuses: ['published'], sortBy: 'createdOn', sortDesc: false }
const aProperty = record('/Objects/View/', '/api/object', published, '/2')

export const scenes: Record<HelpTask, (scene: Scene) => Promise<void>> = {
  find: searching({ en: 'photos', el: 'φωτογραφίες', ru: 'фото' }),
  call: searching({ en: '6971112233', el: '6971112233', ru: '6971112233' }),
  property: aProperty,
  photos: upTo('#photos', aProperty),
  selection: upTo('#matching', async (scene) => {
    const open = { stages: [1, 2], budgetRangeMin: 50_000, sortBy: 'id', sortDesc: false }
    await record('/Leads/View/', '/api/lead/search', open)(scene)
    const { page, language } = scene
    const parts = page.getByRole('radiogroup', { name: textOf(language, 'kit.record.parts') })
    await parts.getByText(textOf(language, 'kit.record.beside'), { exact: true }).click()
  }),
  viewing: record('/Viewing/', '/api/Viewing/search', { sortBy: 'id', sortDesc: true }),
  key: at('/ObjectKeys'),
  order: record('/Orders/', '/api/Order/search', { states: ['issued'] }),
  deal: record('/Deals/', '/api/Deal/search', { sortBy: 'id', sortDesc: false }),
  letters: async (scene) => {
    const oldest = { sortBy: 'id', sortDesc: false }
    await record('/WriteMail?of=Account&ids=', '/api/clients/search', oldest)(scene)
    const { page, language } = scene
    const template = textOf(language, 'writeMail.template')
    await page.getByRole('combobox', { name: template }).selectOption({ index: 1 })
  },
  tasks: at('/Actions'),
  stay: at('/Reservations/Free?checkIn=2026-07-01&duration=4&guests=2'),
  stayCalendars: at('/Reservations/Timeline'),
  payments: record('/Payments/View/', '/api/transactions/accounts'),
  ownStatement: at('/Payments'),
  importFile: async ({ page, language, api }) => {
    const buffer = Buffer.from(contacts)
    const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer }
    const { id } = await api<Row>('/api/import/add', { form: { kind: 'people', file } })
    await openScreen(page, `/Import/${id}`)
    await page.getByRole('heading', { name: textOf(language, 'import.columns') }).waitFor()
  },
  duplicates: at('/Duplicates'),
  undo: at('/Trash'),
  exportAll: at('/Export'),
  site: at('/Settings/Agency'),
  portals: at('/Settings/Portals'),
  colleague: at('/Employes'),
  mail: at('/Settings/Mail'),
  settings: at('/Settings/Lists'),
  security: at('/Security'),
}
