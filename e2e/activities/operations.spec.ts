// An administrator sees that mail could not be sent, fixes the cause, and sends it again.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { unzip } from '#kit/sheets/unzip.ts'
import { currentAgency, expect, test } from '../journey.ts'
import { newAccount, newColleague, people } from '../agency.ts'
import { mailedText } from '../mails.ts'
import { openScreen, signIn } from '../steps.ts'

/** Makes the folder of mails unwritable. */
function breakOutbox() {
  const { outbox } = currentAgency()
  rmSync(outbox, { recursive: true, force: true })
  writeFileSync(outbox, '')
  return () => {
    rmSync(outbox)
    mkdirSync(outbox)
  }
}

test('an unsent mail is shown, retried and sent', async ({ page, request }) => {
  const colleague = await newColleague(request, 'employee')
  const mend = breakOutbox()
  const asked = await request.post('/api/authenticate/forgotPassword', {
    data: { email: colleague.username },
  })
  expect(asked.ok()).toBe(true)
  await signIn(page, people.admin, '/Settings')
  await page.getByRole('main').getByRole('link', { name: 'Operations' }).click()
  await expect(page.getByRole('heading', { name: 'Operations', level: 1 })).toBeVisible()
  const attention = page.getByRole('region', { name: 'What needs attention' })
  const delayed = attention.getByText('1 mail could not be sent so far')
  await expect(async () => {
    await page.reload()
    await expect(delayed).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const mail = page.getByRole('region', { name: 'Mail', exact: true })
  await expect(mail).toContainText('EEXIST')
  await expect(page.getByText(colleague.username)).toHaveCount(0)

  mend()
  await mail.getByRole('button', { name: 'Send again now' }).click()
  await expect(page.getByText('1 mail is sent again')).toBeVisible()
  expect(await mailedText(colleague.username)).toContain('http')
  await openScreen(page, '/Settings/Operations')
  await expect(delayed).toBeHidden()
})

test('the support bundle is downloaded, and contains no personal data', async ({
  page,
  request,
}) => {
  const { lastName } = await newAccount(request)
  await signIn(page, people.admin, '/Settings/Operations')
  const support = page.getByRole('region', { name: 'For support' })
  const begun = page.waitForEvent('download')
  await support.getByRole('button', { name: 'Download for support' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^estia-support-\d{4}-\d\d-\d\d\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const files = await unzip(Buffer.concat(chunks), { bytes: 50_000_000, entries: 100 })
  const text = [...files.values()].join('\n')
  expect(text).toContain('"account"')
  expect(text).not.toContain(lastName)
  expect(text).not.toContain(people.admin.username)
})

test('only administrators are offered the operations screen', async ({ page }) => {
  await signIn(page, people.agent, '/Settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0)
})
