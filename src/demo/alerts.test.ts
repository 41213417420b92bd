// Uses the texts and kinds of the features.
import '#app/features.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import { expect, test } from 'vitest'
import { formatAlert } from '#base/alerts/alertText.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { alerts, accounts } = generate(today)

test('alerts of jobs are in every language, enquiries as they were written', () => {
  const { translate } = createTexts(bundledTexts)
  for (const { said, content } of alerts) {
    expect(formatAlert(said, 'el', translate).content).toBe(content)
    expect(formatAlert(said, 'en', translate).source).toMatch(/^[A-Za-z ]+$/)
    expect(formatAlert(said, 'ru', translate).source).toMatch(/\p{Script=Cyrillic}/u)
  }
  expect(JSON.stringify(alerts)).not.toMatch(/\{\w+\}|undefined/)
  const written = alerts.filter(({ said }) => said.source[0] === 'enquiry.source')
  expect(written).toHaveLength(20)
  for (const { said } of written) {
    const [inGreek, inRussian] = (['el', 'ru'] as const).map((language) =>
      formatAlert(said, language, translate).content.split('\n'),
    )
    expect(inGreek![0]).toMatch(/^Όνομα: /)
    expect(inRussian![0]).toMatch(/^Имя: /)
    expect(inGreek!.slice(3)).toEqual(inRussian!.slice(3))
  }
})

test('there are alerts of every source, without open placeholders', () => {
  expect(alerts).toHaveLength(60)
  const sources = [...new Set(alerts.map(({ source }) => source))]
  expect(sources).toHaveLength(4)
  expect(alerts.filter(({ content }) => /[{}]|undefined/.test(content))).toEqual([])
})

test('older alerts have been read by office staff, the newest are unread', () => {
  const unread = alerts.filter(({ readedOn }) => !readedOn)
  expect(unread.length).toBeLessThan(20)
  expect(alerts.slice(-7).filter(({ readedOn }) => readedOn)).toEqual([])
  for (const { date, readedOn, readedById } of alerts.filter(({ readedOn }) => readedOn)) {
    expect(readedOn! > date && readedOn! < today).toBe(true)
    expect(accounts[readedById! - 1]).toMatchObject({ isEmploye: true, branchId: null })
  }
})
