// `estia doctor`: compares the installation with what it should be: settings, schema, derived values, files. Works beside a
// running server.
import { runChecks } from '../doctor/runChecks.ts'
import { readConfig } from '../config.ts'
import type { Command } from './command.ts'

export const doctor: Command = {
  usage: '[--mend]',
  help: `Looks whether everything is as it should be, while the server goes on, and names what is not:

  settings   whether they work: mail, the place of the backups and its key, disks, clocks, time zones,
             the proxy, the key of secrets, PostgreSQL
  schema     tables, columns, constraints, indexes, triggers, functions and views, against what this
             release makes of an empty database
  values     everything that the database derives and stores (names beside records, totals, sums, words
             for search), against its sources, some thousand rows at a time
  files      the file storage against the records, in both directions

Each is ok, wrong, or could not be tried, with the reason. Ends with 1 when something is wrong. Nothing
is changed, but a small file is written to the place of the backups and removed again. No mail is sent.

  --mend   makes constraints, indexes, triggers, functions and views again where no row is needed for
           it, each in a transaction that waits 10 seconds at most for others, and rewrites derived
           values. A constraint that rows break is left, and some of these rows are named`,
  options: { mend: { type: 'boolean' } },
  mostArguments: 0,
  async run({ options }, { say, progress }) {
    const mend = options['mend'] === true
    const config = readConfig(process.env)
    const { checks, faults, mended } = await runChecks({ config, mend, say, progress })
    const skipped = checks.filter(({ state }) => state === 'untried').length
    const rest = skipped > 0 ? `; ${skipped} could not be tried` : ''
    say(
      faults === 0
        ? `All is right${rest}`
        : mended === faults
          ? `${count(faults)} mended${rest}`
          : `${count(faults)} found${mended > 0 ? `, ${mended} of them mended` : ''}${rest}`,
    )
    return { ok: faults === mended, faults, mended, checks }
  },
}

const count = (faults: number) => `${faults} ${faults === 1 ? 'fault' : 'faults'}`
