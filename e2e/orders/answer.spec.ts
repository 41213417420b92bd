// The mail in which a client confirms an order is kept as it came, with what its signature proves.
import { readFileSync } from 'node:fs'
import { dnsServer } from '#kit/testing/dnsServer.ts'
import type { Zone } from '#kit/testing/dnsServer.ts'
import { keyNameOf, keyRecord, mailOf, signed } from '#records/orders/testing/signedMails.ts'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { colleagueSpeaking } from '../presses.ts'
import { openScreen, signIn } from '../steps.ts'
import { sayer } from '../texts.ts'

type Rows = { items: { id: number }[] }
type Parties = { parties: { name: string; email: string | null }[] }

/** A signed order whose party has a mailbox. */
async function answerable(request: APIRequestContext) {
  const admin = await signedInApi(request, people.admin)
  const { items } = await admin<Rows>('/api/Order/search', { body: { states: ['valid'] } })
  for (const { id } of items) {
    const { parties } = await admin<Parties>(`/api/Order/edit/${id}`)
    const party = parties.find(({ email }) => email !== null)
    if (party) return { id, party: party.name, from: party.email! }
  }
  throw new Error('No party of a signed order has a mailbox')
}

for (const language of ['en', 'el', 'ru'] as const)
  test(`the answering mail of a client is kept and checked (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    page,
    request,
    agency,
  }) => {
    const say = sayer(language)
    const { id, party, from } = await answerable(request)
    const domain = from.split('@')[1]!
    const zone: Zone = { [keyNameOf(domain)]: { TXT: [keyRecord] } }
    const dns = await dnsServer(zone)
    await agency.askDnsAt(dns.address)
    await signIn(page, await colleagueSpeaking(request, language), `/Orders/${id}`)
    const answers = page.getByRole('region', { name: say('order.answers') })
    const upload = async (name: string, mail: string) => {
      const buffer = Buffer.from(mail)
      const choosing = page.waitForEvent('filechooser')
      await answers
        .getByRole('button')
        .filter({ hasText: say('order.answer.choose') })
        .click()
      await (await choosing).setFiles({ name, mimeType: 'message/rfc822', buffer })
    }
    const answer = answers.getByRole('listitem').last()
    const known = await answers.getByRole('listitem').count()

    await upload('notes.eml', 'I agree.')
    await expect(answers.getByRole('alert')).toContainText('notes.eml')
    await expect(answers.getByRole('listitem')).toHaveCount(known)

    const mail = await signed(mailOf({ from: `"${party}" <${from}>` }), { domain })
    await upload('answer.eml', mail)
    await expect(answer).toContainText(say('order.answer.proven', { domain }))
    await expect(answer).toContainText(party)
    await expect(answer).toContainText('Εντολή 12')
    const downloading = page.waitForEvent('download')
    await answer.getByRole('link', { name: say('order.answer.file') }).click()
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(mail)

    // Of a stranger, and while DNS does not answer.
    zone[keyNameOf(domain)] = 'fails'
    await upload('other.eml', await signed(mailOf({ from: `other@${domain}` }), { domain }))
    await expect(answer).toContainText(say('order.answer.unchecked', { domain }))
    await expect(answer).toContainText(say('order.answer.stranger'))
    await openScreen(page, `/Orders/${id}`)
    await expect(answers.getByRole('listitem')).toHaveCount(known + 2)
    await dns.close()
  })
