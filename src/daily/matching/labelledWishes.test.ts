// Wishes are read from free text as a person reads them: the three best properties for a text are those for the wish that
// somebody labelled by hand.
// @module-tag faults
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { matchesOfLead } from './matching.store.ts'
import { addCatalogue } from './testing/catalogue.ts'
import { labelledWish, storeLabelled, wishCases, wishLanguages } from './testing/wishCases.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await addCatalogue(app.db)
})
afterAll(() => app.close())

const admin = { accountId: 1, username: '', roles: ['admin'], branchId: null, language: 'en' }
const flags = ['forPurchase', 'forRent', 'forShortRent'] as const

/** The best matches of a lead. */
async function best(leadId: number) {
  const page = { perPage: 100, currentPage: 1 }
  const { items } = await matchesOfLead(app.db, leadId, page, admin)
  return items
}

async function addLead(wish: string, description: string | null) {
  const flag = flags[labelledWish(wish).service - 1]!
  const values = { [flag]: true, description, stage: 1 }
  const added = app.db.insertInto('lead').values(values).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Whether the three best matches of the text are as good for the label as its own; equal ranks may swap. */
async function isRight({ text, wish }: { text: string; wish: string }): Promise<boolean> {
  const byText = await best(await addLead(wish, text))
  const labelledLead = await addLead(wish, null)
  await storeLabelled(app.db as never, labelledLead, wish)
  const byLabel = await best(labelledLead)
  const rank = new Map(byLabel.map(({ id, fit, isOpen }) => [id, `${isOpen} ${fit}`]))
  const wanted = byLabel.slice(0, 3).map(({ fit, isOpen }) => `${isOpen} ${fit}`)
  const found = byText.slice(0, 3).map(({ id }) => rank.get(id))
  return JSON.stringify(found) === JSON.stringify(wanted)
}

test('the set has 300 labelled wishes, a third in each language, and each has matches', () => {
  expect(wishCases).toHaveLength(300)
  for (const language of wishLanguages)
    expect(wishCases.filter((one) => one.language === language)).toHaveLength(100)
})

test('the three best matches of a text are right for at least 95 % of the wishes', async () => {
  const wrong: string[] = []
  for (const one of wishCases) if (!(await isRight(one))) wrong.push(one.text)
  const most = wishCases.length * 0.05
  // A failure lists the misread texts.
  if (wrong.length > most) expect(wrong).toEqual([])
  expect(wrong.length).toBeLessThanOrEqual(most)
})
