// The screen that the picture of each task of the help shows, in the demo agency.
import type { Page } from '@playwright/test'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { openScreen, quiet } from '../steps.ts'

export type Language = 'en' | 'el' | 'ru'
type Row = { id: number }
export type Api = <T>(
  path: string,
  sent?: { body?: unknown; query?: Record<string, string> },
) => Promise<T>
type Scene = { page: Page; language: Language; api: Api }

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
  selection: upTo(
    '#matching',
    record('/Leads/View/', '/api/lead/search', {
      sortBy: 'id',
      sortDesc: false,
    }),
  ),
  viewing: record('/Viewing/', '/api/Viewing/search', { sortBy: 'id', sortDesc: true }),
  key: at('/ObjectKeys'),
  deal: record('/Deals/', '/api/Deal/search', { sortBy: 'id', sortDesc: false }),
  letters: record('/WriteMail?of=Account&ids=', '/api/clients/search', {
    sortBy: 'id',
    sortDesc: false,
  }),
  tasks: at('/Actions'),
  stay: at('/Reservations/Free?checkIn=2026-07-01&duration=4&guests=2'),
  stayCalendars: at('/Reservations/Timeline'),
  payments: record('/Payments/View/', '/api/transactions/accounts'),
  ownStatement: at('/Payments'),
  importFile: async ({ page, api }) => {
    const { items } = await api<{ items: Row[] }>('/api/import', { query: { perPage: '1' } })
    await openScreen(page, items[0] ? `/Import/${items[0].id}` : '/Import')
  },
  duplicates: at('/Duplicates'),
  undo: at('/Trash'),
  exportAll: at('/Export'),
  site: at('/Settings/Agency'),
  portals: at('/Settings/Portals'),
  colleague: at('/Employes'),
  mail: at('/Settings/MailTemplates'),
  settings: at('/Settings/Lists'),
  security: at('/Security'),
}
