// An administrator enters the mail server and tries it.
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

test('an administrator sets the mail server, in Greek, and a test mail arrives @usual', async ({
  page,
}) => {
  const given: string[] = []
  const smtp = await smtpServer({
    onSignIn: ({ username, password }) => {
      given.push(username)
      return password === 'right' ? undefined : { code: 535, text: '5.7.8 authentication failed' }
    },
  })
  const t = (key: Parameters<typeof textOf>[1]) => textOf('el', key)
  try {
    await signIn(page, people.admin, '/Settings')
    await page.getByRole('button', { name: /Language: English/ }).click()
    await page.getByRole('menuitem', { name: 'Ελληνικά' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('settings.mailServer') })
      .click()
    const main = page.getByRole('main')
    await expect(main.getByText(t('mailSettings.outbox'))).toBeVisible()
    const field = (key: Parameters<typeof textOf>[1]) => main.getByLabel(t(key), { exact: true })
    await field('mailSettings.host').fill('127.0.0.1')
    await field('mailSettings.security').selectOption('none')
    await field('mailSettings.port').fill(String(smtp.port))
    await field('mailSettings.user').fill('office')
    await field('mailSettings.password').fill('wrong')
    const send = main.getByRole('button', { name: t('mailSettings.trial.send') })
    await field('mailSettings.trial.to').fill('eleni@example.com')
    await send.click()
    // What is missing is marked in the form above the test mail.
    await expect(main.getByText(t('mailSettings.trial.refused'))).toBeVisible()
    await expect(field('mailSettings.senderAddress')).toHaveAttribute('aria-invalid', 'true')
    await field('mailSettings.senderAddress').fill('office@white-tower.gr')
    await send.click()
    await expect(main.getByText('535 5.7.8 authentication failed')).toBeVisible()
    await expect(main.getByText(t('mailSettings.failure.wrongPassword'))).toBeVisible()

    await field('mailSettings.password').fill('right')
    await main.getByRole('button', { name: t('kit.save') }).click()
    await expect(page.getByText(t('mailSettings.saved'), { exact: true })).toBeVisible()
    await expect(field('mailSettings.password')).toHaveValue('')
    await send.click()
    await expect(main.getByText(t('mailSettings.trial.sent'))).toBeVisible()
    expect(smtp.received).toMatchObject([
      {
        recipients: ['eleni@example.com'],
        from: { address: 'office@white-tower.gr' },
        subject: t('mailSettings.trial.subject'),
      },
    ])
    expect(given).toEqual(['office', 'office'])
  } finally {
    await smtp.close()
  }
})
