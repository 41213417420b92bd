// `estia user`: lets people in who cannot get in any more.
import { createTexts } from '#kit/i18n/translator.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import {
  addAdministrator,
  forgetFactors,
  renewPassword,
} from '#base/session/passwords/byOperator.store.ts'
import { liveAgency } from '#base/settings/agency/liveAgency.ts'
import { readConfig } from '../config.ts'
// Registers texts.
import '../features.ts'
import { UsageError } from './command.ts'
import type { Command, Outcome, Report } from './command.ts'
import { reachDatabase } from './reachDatabase.ts'

type Operator = Parameters<typeof addAdministrator>[0]

const actions: Record<string, (by: Operator, email: string, report: Report) => Promise<Outcome>> = {
  async admin(by, email, { say }) {
    const password = await addAdministrator(by, email)
    say(`${email} is an administrator. Password (shown only now): ${password}`)
    return { ok: true, password }
  },
  async password(by, email, { say }) {
    const password = await renewPassword(by, email)
    say(`The password of ${email} (shown only now): ${password}`)
    return { ok: true, password }
  },
  async 'second-factor'(by, email, { say }) {
    const had = await forgetFactors(by, email)
    say(had ? `${email} signs in with the password alone` : `${email} has no second factor`)
    return { ok: true, had }
  },
}

export const user: Command = {
  usage: 'admin|password|second-factor E-MAIL',
  help: `Lets in people who cannot get in any more, from the machine itself; works beside a running server.
Whoever it is about is signed out everywhere, and the action log tells of it without an author.

  admin           makes the person an administrator, adds them if there is nobody with this address,
                  and prints a new password
  password        prints a new password, to be changed after signing in
  second-factor   removes authenticator app, passkeys and recovery codes; the person gets a mail`,
  options: {},
  mostArguments: 2,
  async run({ rest: [action, email] }, report) {
    const act = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act || email === undefined)
      throw new UsageError(`say one of ${Object.keys(actions).join(', ')}, and an e-mail address`)
    const config = readConfig(process.env)
    const { db, close } = await reachDatabase(config, report.say)
    try {
      const agency = liveAgency(db, config.agency)
      await agency.refresh()
      const { translate } = createTexts(bundledTexts)
      return await act(
        { db, post: { translate, agency, publicUrl: config.publicUrl } },
        email,
        report,
      )
    } finally {
      await close()
    }
  },
}
