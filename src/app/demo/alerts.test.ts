import { expect, test } from 'vitest'
import { inWords } from '#features/alerts/alertWords.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { el } from '../messages/el.ts'
import { en } from '../messages/en.ts'
import { ru } from '../messages/ru.ts'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { alerts, accounts } = generate(today)

test('what a job says is read in every language, what came by the form as it was written', () => {
  const told = alerts.filter(({ said }) => said)
  expect(alerts.filter(({ said }) => !said).length).toBe(20)
  const { translate } = createTexts({ en, el, ru })
  for (const { said, content } of told) {
    expect(inWords(said!, 'el', translate).content).toBe(content)
    expect(inWords(said!, 'en', translate).source).toMatch(/^[A-Za-z ]+$/)
    expect(inWords(said!, 'ru', translate).source).toMatch(/\p{Script=Cyrillic}/u)
  }
  expect(JSON.stringify(told)).not.toMatch(/\{\w+\}|undefined/)
})

test('there are alerts of every source, filled in', () => {
  expect(alerts).toHaveLength(60)
  const sources = [...new Set(alerts.map(({ source }) => source))]
  expect(sources.length).toBeGreaterThanOrEqual(6)
  expect(alerts.filter(({ content }) => /[{}]|undefined/.test(content))).toEqual([])
})

test('the older alerts are read by people of the office, the newest are not yet', () => {
  const unread = alerts.filter(({ readedOn }) => !readedOn)
  expect(unread.length).toBeLessThan(20)
  expect(alerts.slice(-7).filter(({ readedOn }) => readedOn)).toEqual([])
  for (const { date, readedOn, readedById } of alerts.filter(({ readedOn }) => readedOn)) {
    expect(readedOn! > date && readedOn! < today).toBe(true)
    expect(accounts[readedById! - 1]).toMatchObject({ isEmploye: true, branchId: null })
  }
})
