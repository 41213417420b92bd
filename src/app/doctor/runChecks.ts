// The checks of the doctor, one after another, those of settings first.
import { join } from 'node:path'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { examine } from '#kit/db/kept/doctor.ts'
import { OtherRelease, examineSchema } from '#kit/db/schema/examineSchema.ts'
import type { Config } from '../config.ts'
import { settingStates } from '../config.ts'
import { keptValues } from '../features.ts'
import { reachDatabase } from '../commands/reachDatabase.ts'
import type { DatabaseAccess } from '../commands/reachDatabase.ts'
import { ok, untried, wrong } from './check.ts'
import type { Check, Finding } from './check.ts'
import { checkClocks, checkTimeZones } from './checkClocks.ts'
import { checkDatabase, checkPooler } from './checkDatabase.ts'
import { checkDisks } from './checkDisks.ts'
import { checkMail } from './checkMail.ts'
import { checkPlaceOfBackups } from './checkPlaceOfBackups.ts'
import { checkProxy } from './checkProxy.ts'
import { checkSecrets } from './checkSecrets.ts'
import { compareFiles } from './compareFiles.ts'
import { secretsIn } from './secretsIn.ts'

type DoctorOptions = {
  config: Config
  mend: boolean
  say: (line: string) => void
  progress: (line: string) => void
}

type Checked = { checks: ({ name: string } & Finding)[]; faults: number; mended: number }

const root = join(import.meta.dirname, '../../..')

export async function runChecks({ config, mend, say, progress }: DoctorOptions): Promise<Checked> {
  const done: Checked = { checks: [], faults: 0, mended: 0 }
  const conceal = concealing(config)
  const run = async ({ name, run: work }: Check) => {
    progress(`Looking at ${name}`)
    const found = await work().catch((error: Error): Finding => wrong(error.message))
    const finding = {
      ...found,
      said: conceal(found.said),
      ...(found.details && { details: found.details.map(conceal) }),
    }
    done.checks.push({ name, ...finding })
    done.faults += found.faults ?? (found.state === 'wrong' ? 1 : 0)
    done.mended += found.mended ?? 0
    say(`${states[found.state]}  ${name}: ${finding.said}`)
    for (const line of finding.details ?? []) say(`         ${line}`)
  }
  for (const check of withoutDatabase(config)) await run(check)
  const connected = await reachAnswering(config, progress).catch((error: Error) => error)
  const reached = connected instanceof Error ? null : connected
  try {
    await run({
      name: 'database',
      run: async () =>
        connected instanceof Error ? wrong(connected.message) : checkDatabase(connected.pool),
    })
    for (const check of withDatabase(config, reached, mend)) await run(check)
  } finally {
    await reached?.close()
  }
  return done
}

/** Milliseconds. No comparison takes that long; a hanging statement is cancelled. */
const answerWithin = 30 * 60_000

/** Runs a statement, because a pool connects only with its first one. */
async function reachAnswering(
  config: Config,
  say: (line: string) => void,
): Promise<DatabaseAccess> {
  const found = await reachDatabase(config, say, { answerWithin })
  try {
    await found.pool.query('SELECT 1')
    return found
  } catch (error) {
    await found.close()
    throw error
  }
}

const states = { ok: 'ok     ', wrong: 'wrong  ', mended: 'mended ', untried: 'untried' }

const isGiven = (setting: string) =>
  settingStates(process.env).some(({ name, isSet }) => name === setting && isSet)

const withoutDatabase = (config: Config): Check[] => [
  { name: 'proxy', run: () => checkProxy(config, isGiven('PUBLIC_URL')) },
  { name: 'pooler', run: () => checkPooler(config) },
]

function withDatabase(config: Config, reached: DatabaseAccess | null, mend: boolean): Check[] {
  const needing =
    (work: (found: DatabaseAccess) => Promise<Finding>): Check['run'] =>
    async () =>
      reached ? work(reached) : untried('the database cannot be reached')
  return [
    { name: 'mail', run: () => checkMail(config, reached?.db ?? null) },
    { name: 'disks', run: () => checkDisks(config, reached) },
    { name: 'clocks', run: () => checkClocks(config, reached?.pool ?? null) },
    { name: 'time zones', run: needing(({ pool }) => checkTimeZones(pool)) },
    { name: 'place of backups', run: () => checkPlaceOfBackups(config, reached) },
    { name: 'secrets', run: needing(({ db }) => checkSecrets(config, db)) },
    { name: 'schema', run: needing((found) => compareSchema(found, mend)) },
    { name: 'values', run: needing((found) => compareValues(found, mend)) },
    {
      name: 'files',
      run: needing(async ({ pool }) =>
        compareFiles(pool, await openFileStore(config.filesUrl, config.dataDir)),
      ),
    },
  ]
}

const mostShown = 100

async function compareSchema({ pool }: DatabaseAccess, mend: boolean): Promise<Finding> {
  try {
    const { faults, mended, others } = await examineSchema(pool, root, keptValues, { mend })
    const surplus = others.map((line) => `of no release: ${line}`)
    return {
      state: faults.length === 0 ? 'ok' : mended === faults.length ? 'mended' : 'wrong',
      said:
        faults.length === 0
          ? `as this release makes it${others.length > 0 ? `; ${others.length} more, which may stay` : ''}`
          : `${faults.length} ${faults.length === 1 ? 'thing is' : 'things are'} not as this release makes it${mend ? '' : ': `estia doctor --mend` makes again what can be'}`,
      details: [...faults, ...surplus].slice(0, mostShown),
      faults: faults.length,
      mended,
      others: others.length,
    }
  } catch (error) {
    if (error instanceof OtherRelease) return wrong(error.message)
    // Without the right to create a schema, there is nothing to compare with.
    if ((error as { code?: string }).code === '42501')
      return untried(`${(error as Error).message}: GRANT CREATE ON DATABASE … TO the role of Estia`)
    throw error
  }
}

async function compareValues({ pool }: DatabaseAccess, mend: boolean): Promise<Finding> {
  const lines: string[] = []
  const faults = await examine(pool, keptValues, { mend, say: (line) => lines.push(line) })
  const details = lines.filter((line) => !line.endsWith(': right'))
  if (faults === 0) return ok(`${lines.length} kinds of values agree with their sources`)
  const facts = { details, faults, mended: mend ? faults : 0 }
  const said = `${faults} ${faults === 1 ? 'row differs' : 'rows differ'} from ${faults === 1 ? 'its' : 'their'} sources`
  return mend
    ? { state: 'mended', said, ...facts }
    : wrong(`${said}: \`estia doctor --mend\` rewrites them`, facts)
}

/** Hides secrets, because responses of other programs may contain them. */
function concealing(config: Config): (text: string) => string {
  const secrets = secretsIn(config)
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
}
