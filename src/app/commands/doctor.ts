// `estia doctor`: compares what triggers have stored with what it is derived from, and mends it on demand. Works beside a
// running server.
import { examine } from '#kit/db/kept/doctor.ts'
import { readConfig } from '../config.ts'
import { keptValues } from '../features.ts'
import type { Command } from './command.ts'
import { reachDatabase } from './reachDatabase.ts'

export const doctor: Command = {
  usage: '[--mend]',
  help: `Compares everything that the database derives and stores (names beside records, totals, sums,
words for search) with its sources, some thousand rows at a time, while the server goes on, and
names what differs. Ends with 1 when something does.

  --mend   rewrites what differs`,
  options: { mend: { type: 'boolean' } },
  mostArguments: 0,
  async run({ options }, { say }) {
    const mend = options['mend'] === true
    const { pool, close } = await reachDatabase(readConfig(process.env), say)
    let faults: number
    try {
      faults = await examine(pool, keptValues, { mend, say })
    } finally {
      await close()
    }
    say(faults === 0 ? 'All is right' : `${count(faults)} ${mend ? 'mended' : 'found'}`)
    return { ok: faults === 0 || mend, faults, mended: mend }
  },
}

const count = (faults: number) => `${faults} ${faults === 1 ? 'fault' : 'faults'}`
