import { installedVersion } from '#kit/embedded/embeddedBinaries.ts'
import { productRelease, releaseLine } from '../productVersion.ts'
import type { Command } from './command.ts'

export const version: Command = {
  usage: '',
  help: `Prints the version of Estia, the commit that it was made from and the number of the newest migration
that it brings ("schema"), and the versions of Node and of the PostgreSQL that it brings.`,
  options: {},
  mostArguments: 0,
  async run(_given, { say }) {
    const postgres = installedVersion()
    const { version: estia, commit, schema } = productRelease()
    say(releaseLine())
    say(`Node ${process.versions.node}`)
    say(postgres ? `PostgreSQL ${postgres}` : 'No PostgreSQL for this machine: set DATABASE_URL')
    return { ok: true, estia, commit, schema, node: process.versions.node, postgres }
  },
}
