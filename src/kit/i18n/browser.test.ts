import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { loadScreenTexts, setLanguage, startI18n } from './browser.ts'
import type { Language } from './languages.ts'

type Texts = Record<string, string>
/** Pending requests for texts, which a test resolves. */
const asked = new Map<string, PromiseWithResolvers<Texts>>()
const answerTo = (what: string) => {
  const answer = asked.get(what) ?? Promise.withResolvers<Texts>()
  asked.set(what, answer)
  return answer
}
const texts = (language: Language): Texts => ({
  title: `Title in ${language}`,
  worded: `Worded in ${language}`,
})
const shown = (key: string): string => i18next.t(key as never)

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' } })
  answerTo('own en').resolve({ worded: 'As the agency says' })
  setTimeout(() => answerTo('en').resolve(texts('en')))
  await startI18n({
    messages: (language) => answerTo(language).promise,
    overrides: (language) => answerTo(`own ${language}`).promise,
  })
})
beforeEach(() => setLanguage('en'))
afterAll(() => vi.unstubAllGlobals())

test('a language is shown once its texts are loaded, also on a screen that is still loading', async () => {
  const inEnglish = Promise.withResolvers<Texts>()
  const bringing = loadScreenTexts((language) =>
    language === 'en' ? inEnglish.promise : Promise.resolve({ late: `Late in ${language}` }),
  )
  const changing = setLanguage('el')
  await Promise.resolve()
  expect([shown('title'), document.documentElement.lang]).toEqual(['Title in en', 'en'])
  answerTo('el').resolve(texts('el'))
  await changing
  expect([shown('title'), document.documentElement.lang]).toEqual(['Title in el', 'el'])
  inEnglish.resolve({ late: 'Late in en' })
  await bringing
  expect(shown('late')).toBe('Late in el')
})

test('a language whose texts fail to load is not shown, and can be chosen again', async () => {
  answerTo('ru').reject(new Error('no connection'))
  await expect(setLanguage('ru')).rejects.toThrow('no connection')
  expect([shown('title'), document.documentElement.lang]).toEqual(['Title in en', 'en'])
  asked.delete('ru')
  answerTo('ru').resolve(texts('ru'))
  await setLanguage('ru')
  expect([shown('title'), document.documentElement.lang]).toEqual(['Title in ru', 'ru'])
})

test("the agency's own texts win, whether they load first or last", async () => {
  await eventually(() => expect(shown('worded')).toBe('As the agency says'))
  await setLanguage('el')
  expect(shown('worded')).toBe('Worded in el')
  answerTo('own el').resolve({ worded: 'Όπως λέει το γραφείο' })
  await eventually(() => expect(shown('worded')).toBe('Όπως λέει το γραφείο'))
})

test('a screen loads its own texts, also for a language chosen later', async () => {
  const ofScreen = vi.fn((language: Language) =>
    Promise.resolve({ screen: `Screen in ${language}`, worded: 'As the screen says' }),
  )
  await loadScreenTexts(ofScreen)
  expect([shown('screen'), shown('worded')]).toEqual(['Screen in en', 'As the agency says'])
  const before = ofScreen.mock.calls.length
  await loadScreenTexts(ofScreen)
  expect(ofScreen.mock.calls.length).toBe(before)
  answerTo('ru').resolve(texts('ru'))
  await setLanguage('ru')
  expect(shown('screen')).toBe('Screen in ru')
})

test('a screen whose texts fail to load requests them again', async () => {
  const ofScreen = vi
    .fn<(language: Language) => Promise<Texts>>()
    .mockRejectedValueOnce(new Error('No connection'))
    .mockImplementation((language) => Promise.resolve({ again: `Again in ${language}` }))
  await expect(loadScreenTexts(ofScreen)).rejects.toThrow('No connection')
  await loadScreenTexts(ofScreen)
  expect(shown('again')).toBe('Again in en')
})
