import { installedVersion } from '#kit/embedded/embeddedBinaries.ts'
import { productVersion } from '../productVersion.ts'
import type { Command } from './command.ts'

export const version: Command = {
  usage: '',
  help: 'Prints the versions of Estia, of Node and of the PostgreSQL that it brings.',
  options: {},
  mostArguments: 0,
  async run(_given, { say }) {
    const postgres = installedVersion()
    say(`Estia ${productVersion()}`)
    say(`Node ${process.versions.node}`)
    say(postgres ? `PostgreSQL ${postgres}` : 'No PostgreSQL for this machine: set DATABASE_URL')
    return { ok: true, estia: productVersion(), node: process.versions.node, postgres }
  },
}
