// Reads the mails that the agency's server has sent, which it writes to a folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { currentAgency, expect } from './journey.ts'

function mailsIn(outbox: string): string[] {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

async function textsTo(address: string): Promise<string[]> {
  const { outbox } = currentAgency()
  const raw = mailsIn(outbox).map((name) => readFileSync(join(outbox, name)))
  // The names of the files begin with their time; only the few that name the address are read whole.
  const theirs = raw.filter((bytes) => bytes.includes(address))
  const mails = await Promise.all(theirs.map((bytes) => PostalMime.parse(bytes)))
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ text }) => text ?? '')
}

/** Waits until somebody has got this many mails, and returns the first link of the last one. */
export async function mailedLink(address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await textsTo(address)).length).toBe(mails)
  const link = /https?:\/\/\S+/.exec((await textsTo(address)).at(-1) ?? '')?.[0]
  expect(link).toBeDefined()
  return link!
}

/** Waits for the only mail to somebody, and returns its text. */
export async function mailedText(address: string): Promise<string> {
  await expect.poll(async () => (await textsTo(address)).length).toBe(1)
  return (await textsTo(address))[0]!
}
