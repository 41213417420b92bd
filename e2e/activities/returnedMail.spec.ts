// A mail came back: an administrator brings the notice, and the address is marked where it is shown.
import { notices } from '#base/bounces/testing/notices.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { mailPaths } from '#base/mail/mail.paths.ts'
import { newAccount, people } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { openScreen, signIn } from '../steps.ts'

test('a notice of returned mail marks the address, and a press takes the mark away @usual', async ({
  page,
  request,
}) => {
  const { id } = await newAccount(request, { isClient: true, email: 'nikos@example.com' })
  await signIn(page, people.admin, mailPaths.mail)
  const main = page.getByRole('main')
  await main.getByLabel('Choose notices').setInputFiles([
    { name: 'notice.eml', mimeType: 'message/rfc822', buffer: Buffer.from(notices.exchange) },
    { name: 'away.eml', mimeType: 'message/rfc822', buffer: Buffer.from(notices.vacation) },
  ])
  await expect(main.getByText('nikos@example.com: Marked: there is no such mailbox.')).toBeVisible()
  await expect(main.getByText('This is no notice of a returned mail')).toBeVisible()

  await openScreen(page, accountPaths.account(id, 1))
  await expect(main.getByText('Mail came back on 12.11.2026')).toBeVisible()
  await openScreen(page, accountPaths.account(id))
  const sign = main.getByRole('button', { name: 'Mail came back on 12.11.2026' })
  await sign.press('Enter')
  await expect(page.getByText('The server says: 550 5.1.10')).toBeVisible()
  await page.getByRole('button', { name: 'The address works' }).press('Enter')
  await expect(sign).toBeHidden()
})
