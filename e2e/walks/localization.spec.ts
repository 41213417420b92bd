import { readFile } from 'node:fs/promises'
import { readSheet } from '#kit/sheets/readSheet.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import { expect, test } from '../journey.ts'
import { newColleague } from '../agency.ts'
import { rowOf, signIn } from '../steps.ts'

const limits = { bytes: 20_000_000, rows: 20_000, columns: 10 }
// A text of one screen only, so that it does not affect other journeys.
const [key, own] = ['texts.history', 'What was said before']

async function workbookOf(rows: (string | null)[][]): Promise<Buffer> {
  const [titles, ...others] = rows
  const columns = titles!.map((title) => ({ title: title ?? '', width: 20 }))
  const parts: Buffer[] = []
  for await (const part of writeSheet({ name: 'Texts', columns, rows: others }))
    parts.push(part as Buffer)
  return Buffer.concat(parts)
}

test('a text is exported, changed, imported and shown, and the import is undone', async ({
  page,
  request,
}) => {
  await signIn(page, await newColleague(request, 'admin'), '/Settings/Localization')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export texts' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Localization.xlsx')
  const read = await readSheet(await readFile(await download.path()), limits)
  if (typeof read === 'string') throw new Error(read)
  const rows = read.map(({ cells }) => cells)
  const row = rows.find(([name]) => name === key)!
  expect(row[1]).toBe('Changes')

  const choose = async (text: string) => {
    const buffer = await workbookOf([rows[0]!, [key, text, row[2]!, row[3]!]])
    const file = { name: 'ours.xlsx', mimeType: 'application/octet-stream', buffer }
    await page.locator('input[type=file]').setInputFiles(file)
  }
  await choose('Changes {{count}}')
  await expect(page.getByRole('table', { name: 'What is wrong' })).toContainText('{{count}}')
  await expect(page.getByRole('button', { name: 'Change 1 text' })).toHaveCount(0)

  await choose(own)
  const preview = page.getByRole('table', { name: '1 text changes' })
  await expect(rowOf(preview, { Key: key, Before: 'Changes', After: own })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change 1 text' }).click()
  await expect(page.getByRole('heading', { name: own })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: own })).toBeVisible()
  await page
    .getByRole('table', { name: own })
    .getByRole('button', { name: /^Undo the change/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible()
})
