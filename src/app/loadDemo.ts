// Fills a new database with the demo agency and says who can sign in.
import type { FileStore } from '#kit/files/fileStore.ts'
import type { Db } from '#features/backend.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { demoSignIns } from './demo/signIns.ts'

/** Does nothing, and answers false, when there is an account already. */
export async function loadDemo(
  db: Db,
  files: FileStore,
  say: (line: string) => void,
): Promise<boolean> {
  const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (someone) return false
  say('Loading the demo agency')
  await seedDemo(db, files, new Date().toISOString().slice(0, 10))
  say('Sign in with one of these:')
  for (const { username, password, who } of demoSignIns)
    say(`  ${username.padEnd(22)} ${password.padEnd(20)} ${who}`)
  return true
}
