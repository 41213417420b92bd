import type { TestApp } from './testApp.ts'

/** The newest alert in another language. */
export async function newestAlertIn(app: TestApp, language: 'el' | 'ru') {
  const speak = (chosen: string) =>
    app.call('POST', '/api/UserSettings/Language', { payload: { language: chosen } })
  await speak(language)
  const payload = { sortBy: 'id', sortDesc: true, perPage: 1 }
  const { items } = (await app.call('POST', '/api/alert/list', { payload })).json()
  await speak('en-UK')
  return items[0] as { source: string; content: string }
}
