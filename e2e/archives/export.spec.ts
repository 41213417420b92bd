import { readFile } from 'node:fs/promises'
import { unzip } from '../../src/kit/sheets/unzip.ts'
import { expect, test } from '../journey.ts'
import { newColleague, people, signedInApi } from '../agency.ts'
import { confirm, signIn, sidewaysScroll } from '../steps.ts'

/** Generous timeout for work in the background. */
const patience = { timeout: 240_000 }

test('an administrator exports the whole agency, may leave the page meanwhile, and downloads it', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const api = await signedInApi(request, people.admin)
  const { totalRows } = await api<{ totalRows: number }>('/api/account?perPage=1')
  await signIn(page, people.admin, '/Settings')
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  await page.getByRole('button', { name: 'Export everything' }).click()
  const made = page.getByLabel('The whole agency')
  await expect(made).toBeVisible(patience)
  await page.goto('/Accounts')
  await page.goto('/Export')
  const link = made.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible(patience)
  expect(await sidewaysScroll(page)).toBe(0)

  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^estia-\d{4}-\d\d-\d\d\.zip$/)
  const archive = await unzip(await readFile(await download.path()), {
    bytes: 1_000_000_000,
    entries: 100_000,
  })
  const description = JSON.parse(archive.get('description.json')!.toString())
  const lines = archive.get('json/account.jsonl')!.toString().split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThanOrEqual(totalRows)
  expect(description.files.missing).toEqual([])
  expect(
    [...archive.keys()].filter((name) => name.startsWith('files/Object/')).length,
  ).toBeGreaterThan(0)

  await made.getByRole('button', { name: 'Delete' }).click()
  await confirm(page, 'Delete this file?', 'OK')
  await expect(page.getByText('Nothing has been exported in the last days.')).toBeVisible(patience)
})

test('an employee exports ticked accounts with their files', async ({ page, request }) => {
  test.setTimeout(600_000)
  await signIn(page, await newColleague(request, 'employee'), '/Accounts?page=1')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Export with files (ZIP)' }).click()
  await expect(page).toHaveURL(/\/Export$/)
  const made = page.getByLabel(/^Accounts \(\d+\)$/)
  await expect(made.getByRole('link', { name: /^Download \(/ })).toBeVisible(patience)
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeHidden()
})
