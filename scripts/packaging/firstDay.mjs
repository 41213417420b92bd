// Runs every command of the page about an administrator's first day, and shows its output.
import assert from 'node:assert/strict'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say, seconds } from '../process.mjs'
import { visitor } from './visitor.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** For a machine without Estia; it shares this machine's network, where `port` must be free. */
export async function liveFirstDay(machine, { file, port }) {
  say('── The first day, as its page says')
  const office = visitor(`http://127.0.0.1:${port}`)
  const quietly = 'export DEBIAN_FRONTEND=noninteractive'
  machine.shell(`${quietly}; apt-get install -y -q --no-install-recommends sudo`)
  machine.shell('echo "127.0.0.1 localhost $(hostname)" > /etc/hosts')
  cpSync(file, join(machine.folder, `root/estia_${version}_amd64.deb`))
  machine.write('etc/estia/estia.env', `PORT=${port}\n`)
  for (const command of commandsOf('docs/operations/first-day.md')) {
    // The host name does not resolve.
    const here = command
      .replaceAll('https://crm.agency.example', `http://127.0.0.1:${port}`)
      .replaceAll(':3000', `:${port}`)
    const begun = performance.now()
    const said = machine.shell(`cd /root; ${quietly}; ${here}`)
    console.log(`$ ${here}\n${said.trim().split('\n').slice(-12).join('\n')}`)
    assert.doesNotMatch(said, /ended with \d+$/, here)
    if (command.includes('restart estia')) await office.ready()
    console.log(`  ${seconds(begun)}`)
  }
}

/** The commands of a page, except blocks and lines that need manual input. */
function commandsOf(page) {
  const parts = readFileSync(join(root, page), 'utf8').split(/^```$/m)
  const isForAHand = (text) => text.trim().split('\n\n').at(-1).includes('by hand')
  return parts
    .flatMap((part, at) =>
      at % 2 === 1 && !isForAHand(parts[at - 1]) ? part.trim().split('\n') : [],
    )
    .filter((line) => !line.includes('# by hand'))
}
