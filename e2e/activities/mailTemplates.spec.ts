// A template is written, and a mail is made of it, seen, changed and sent.
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { field, signIn } from '../steps.ts'

test('an administrator writes a template, and a mail made of it goes to a client', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id, name } = await newAccount(request, {
    ...{ isClient: true, email: 'letters@example.gr', language: 'en' },
  })
  await signIn(page, people.admin, '/Settings/MailTemplates')
  await page.getByRole('button', { name: 'Add template' }).click()
  await field(page, 'Purpose').fill('Good wishes')
  for (const [subject, text] of [
    ['Subject in English', 'Text in English'],
    ['Subject in Greek', 'Text in Greek'],
    ['Subject in Russian', 'Text in Russian'],
  ] as const) {
    await field(page, subject).fill('All the best')
    await field(page, text).fill('Dear {nickname}')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing is known of the field {nickname}').first()).toBeVisible()
  for (const text of ['Text in English', 'Text in Greek', 'Text in Russian'])
    await field(page, text).fill('Dear {name}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Good wishes' })).toBeVisible()

  await page.goto(`/WriteMail?of=Account&ids=${id}`)
  await page.getByLabel('Template').selectOption({ label: 'Good wishes' })
  const text = page.getByLabel('Text', { exact: false }).last()
  await expect(text).toHaveValue(`Dear ${name}`)
  await text.fill(`Dear ${name}, until soon`)
  await page.getByRole('button', { name: 'Send 1 mail' }).click()
  await expect(page.getByText('1 mail is on its way')).toBeVisible()

  const { items } = await api<{ items: { description: string }[] }>('/api/activity', {
    query: { parent: 'account', parentId: String(id) },
  })
  expect(items[0]!.description).toContain('until soon')
})
