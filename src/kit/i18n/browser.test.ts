import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { needTexts, setLanguage, startI18n } from './browser.ts'
import type { Language } from './languages.ts'

/** Texts on the way, each to be sent by the test that waits for it. */
const asked = new Map<string, PromiseWithResolvers<Record<string, string>>>()
const answerTo = (part: string, language: Language) => {
  const key = `${part}/${language}`
  const answer = asked.get(key) ?? Promise.withResolvers<Record<string, string>>()
  asked.set(key, answer)
  return answer
}
const send = (part: string, language: Language) =>
  answerTo(part, language).resolve({ [`${part}.title`]: `${part} in ${language}` })
const shown = (key: string): string => i18next.t(key as never)

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' } })
  send('shell', 'en')
  send('shell', 'el')
  const messages = (part: string, language: Language) => answerTo(part, language).promise
  const overrides = async () => ({ 'worded.title': 'As the agency says' })
  await startI18n({ messages, overrides }, ['shell'])
})
beforeEach(() => setLanguage('en'))
afterAll(() => vi.unstubAllGlobals())

test('a screen waits for its texts, and has them in each language from then on', async () => {
  const ready = vi.fn()
  const waiting = needTexts(['first']).then(ready)
  await Promise.resolve()
  expect(ready).not.toHaveBeenCalled()
  send('first', 'en')
  await waiting
  expect(shown('first.title')).toBe('first in en')

  const changing = setLanguage('el')
  expect(shown('shell.title')).toBe('shell in en')
  send('first', 'el')
  await changing
  expect([shown('first.title'), shown('shell.title')]).toEqual(['first in el', 'shell in el'])
  expect(document.documentElement.lang).toBe('el')
})

test('a screen that is opened while the language changes speaks the new one', async () => {
  send('slow', 'en')
  await needTexts(['slow'])
  const changing = setLanguage('el')
  const waiting = needTexts(['opened'])
  send('opened', 'en')
  send('slow', 'el')
  send('opened', 'el')
  await Promise.all([changing, waiting])
  expect([shown('slow.title'), shown('opened.title')]).toEqual(['slow in el', 'opened in el'])
})

test('what the agency worded itself stays when the bundled text comes later', async () => {
  expect(shown('worded.title')).toBe('As the agency says')
  answerTo('worded', 'en').resolve({ 'worded.title': 'Title', 'worded.text': 'Text' })
  send('worded', 'el')
  await needTexts(['worded'])
  expect([shown('worded.title'), shown('worded.text')]).toEqual(['As the agency says', 'Text'])
})

test('texts that could not be fetched are asked for again', async () => {
  answerTo('lost', 'en').reject(new Error('no connection'))
  await expect(needTexts(['lost'])).rejects.toThrow('no connection')
  asked.delete('lost/en')
  send('lost', 'en')
  send('lost', 'el')
  await needTexts(['lost'])
  expect(shown('lost.title')).toBe('lost in en')
})
