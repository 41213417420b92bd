// Fills a new database with the demo agency and says who can sign in.
import { makeAdministrator, mustBeHardToGuess } from '#base/session/passwords/firstAdministrator.ts'
import { agencyToday } from '#kit/clock.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { AgencyDefaults } from '#base/backend/agencyFacts.ts'
import { liveAgency } from '#base/settings/agency/liveAgency.ts'
import type { SecretsKey } from '#base/session/sealed.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { findDuplicates } from '#keeping/duplicates/find/findDuplicates.ts'
import { prepareDemo, seedDemo } from '#demo/seed/seedDemo.ts'
import type { PreparedDemo } from '#demo/seed/seedDemo.ts'
import { seedFollowUps } from '#demo/seed/seedFollowUps.ts'
import { seedOrders } from '#demo/seed/seedOrders.ts'
import { seedReminders } from '#demo/seed/seedReminders.ts'
import { demoSignIns } from '#demo/signIns.ts'
import { keptValues } from './features.ts'
import { isEmpty } from './guards/demoGuard.ts'

/** The rows and files of today's demo agency, which can be made while PostgreSQL makes its database. */
export const generateDemo = (): Promise<PreparedDemo> => prepareDemo(agencyToday())

type Loading = {
  db: Db
  files: FileStore
  agency: AgencyDefaults
  secretsKey: SecretsKey
  publicUrl: string
}

/**
 * Returns false without doing anything if there is an account already. If a password was given for the administrator, they can
 * sign in with it, beside the people of the demo agency or instead of the one with that name.
 */
export async function loadDemo(
  { db, files, agency, secretsKey, publicUrl }: Loading,
  given: { username: string; password?: string | undefined },
  say: (line: string) => void,
  generated?: Promise<PreparedDemo>,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  if (given.password) await mustBeHardToGuess(given)
  say('Loading the demo agency')
  const demo = await (generated ?? generateDemo())
  await seedDemo(db, files, demo, keptValues)
  // Duplicates are found among accounts and objects, which reminders do not change.
  await Promise.all([
    seedFollowUps(db).then(() => seedReminders(db, demo.today)),
    findDuplicates(db),
    seedOrders({ db, files, agency: liveAgency(db, agency), secretsKey, publicUrl }, demo.today),
  ])
  const { username: name, password: own } = given
  if (own) await db.transaction().execute((tx) => makeAdministrator(tx, name, own))
  say('Sign in with one of these:')
  if (own) say(`  ${name.padEnd(22)} ${'(ADMIN_PASSWORD)'.padEnd(20)} administrator`)
  for (const { username, password, who } of demoSignIns)
    if (!own || username !== name) say(`  ${username.padEnd(22)} ${password.padEnd(20)} ${who}`)
  return true
}
