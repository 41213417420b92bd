// The life cycle of a package: install, use, upgrade, remove, reinstall, purge.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, say } from '../process.mjs'
import { visitor } from './visitor.mjs'

/** Milliseconds; catches a hang. */
const longestWait = 120_000

/**
 * `older` and `newer`: package files; `port` must be free. Throws at the first failed expectation. The machine shares this
 * machine's network.
 */
export async function liveThrough(machine, { older, newer, port }) {
  const office = visitor(`http://127.0.0.1:${port}`)
  const { shell } = machine
  const journal = () => shell('journalctl -u estia -o cat --no-pager')
  const mainProcess = () => shell('systemctl show estia -p MainPID --value').trim()
  const apt = (what) => {
    const said = shell(
      `DEBIAN_FRONTEND=noninteractive apt-get -y -q --no-install-recommends ${what} < /dev/null`,
    )
    assert.doesNotMatch(said, /ended with \d+$/, said)
    return said
  }
  const install = (file) => {
    cpSync(file, join(machine.folder, 'root/estia.deb'))
    return apt('install --reinstall --allow-downgrades /root/estia.deb')
  }

  step('The unit')
  cpSync(join(root, 'packaging/estia.service'), join(machine.folder, 'root/estia.service'))
  const rated = shell(
    'systemd-analyze security --offline=true --no-pager --threshold=25 /root/estia.service | tail -1',
  )
  show(rated)
  assert.match(rated, /exposure level for estia.service: [01]\.\d|: 2\.[0-5] /)

  step('Install')
  // Existing settings are kept, and a quoted value may contain anything.
  machine.write('etc/estia/estia.env', `PORT=${port}\nAGENCY_NAME="Blue # Door"\n`)
  install(older)
  await office.ready()
  assert.equal(
    shell('systemctl is-active estia && systemctl is-enabled estia'),
    'active\nenabled\n',
  )
  assert.equal(shell('systemd-analyze verify estia.service'), '')
  const owners = shell('stat -c "%n %U:%G %a" /var/lib/estia /etc/estia/estia.env')
  show(owners)
  assert.equal(owners, '/var/lib/estia estia:estia 750\n/etc/estia/estia.env root:estia 640\n')
  const password = /Password \(shown only now\): (\S+)/.exec(journal())[1]
  const person = await office.signIn('admin@example.com', password)
  assert.match(await office.publicSite(), /Blue # Door/)

  step('Work')
  const id = await person.addAccount('Μαρία', 'Παπαδοπούλου')
  const picture = await person.uploadPicture()
  const whole = await person.picture(picture)
  const small = await person.picture(picture, 'thumb')
  assert.ok(small.length > 500 && small.length < whole.length, `${small.length} bytes`)
  assert.equal((await person.statement(id)).subarray(0, 5).toString(), '%PDF-')
  const everythingIsThere = async () => {
    await office.ready()
    const again = await office.signIn('admin@example.com', password)
    assert.equal((await again.account(id)).lastName, 'Παπαδοπούλου')
    assert.deepEqual(await again.picture(picture), whole)
  }
  await everythingIsThere()

  step('The command')
  show(shell('cd /root && estia version && estia doctor | tail -1'))
  assert.match(shell('estia doctor'), /All is right/)
  assert.match(shell('su nobody -s /bin/sh -c "estia doctor"'), /use sudo/)
  assert.equal(shell('find /var/lib/estia ! -user estia'), '')

  step('A server that is killed, and one that stands still')
  const before = mainProcess()
  shell('pkill -KILL -u estia -f main.server.ts')
  await until(() => /starting it again/.test(journal()))
  await everythingIsThere()
  assert.equal(mainProcess(), before)
  machine.write('etc/systemd/system/estia.service.d/quick.conf', '[Service]\nWatchdogSec=8s\n')
  shell('systemctl daemon-reload && systemctl restart estia')
  await everythingIsThere()
  shell('pkill -STOP -u estia -f main.server.ts')
  await until(() => /Watchdog timeout/.test(journal()))
  await until(() => shell('systemctl is-active estia') === 'active\n')
  await everythingIsThere()
  show(shell('journalctl -u estia -o cat --no-pager | grep -i "watchdog\\|restart job"'))
  shell('rm -r /etc/systemd/system/estia.service.d; systemctl daemon-reload')

  step('Backup, and the machine is lost')
  const key = 'an-olive-tree-that-is-older-than-the-town'
  shell('mkdir /srv/backups && chown estia: /srv/backups')
  shell(`echo "BACKUP_URL=/srv/backups\nBACKUP_KEY=${key}" >> /etc/estia/estia.env`)
  machine.write(
    'etc/systemd/system/estia.service.d/backups.conf',
    '[Service]\nReadWritePaths=/srv/backups\n',
  )
  shell('systemctl daemon-reload && systemctl restart estia')
  await until(() => /It is whole/.test(shell('estia verify')))
  // The nightly proof, with only the rights of the service.
  const proof = 'etc/systemd/system/estia.service.d/proof.conf'
  machine.write(proof, '[Service]\nExecStartPost=/usr/bin/estia verify --restore\n')
  shell('systemctl daemon-reload && systemctl restart estia')
  await until(() => /The newest backup was restored and is the same/.test(journal()))
  shell(`rm /${proof}; systemctl daemon-reload`)
  // A server that is stopped gracefully sends its last writes.
  shell('systemctl stop estia')
  assert.doesNotMatch(journal(), /a backup failed/)
  // Nothing remains outside of /srv and /root.
  shell('rm -r /var/lib/estia && install -d -o estia -g estia -m 750 /var/lib/estia')
  show(shell(`BACKUP_KEY=${key} estia restore --from /srv/backups --into /var/lib/estia`))
  shell('systemctl start estia')
  await everythingIsThere()
  shell('rm -r /srv/backups /etc/systemd/system/estia.service.d')
  shell(`sed -i '/^BACKUP_/d' /etc/estia/estia.env; systemctl daemon-reload`)
  shell('systemctl restart estia')

  step('Upgrade, twice')
  for (const file of [newer, newer]) {
    const old = mainProcess()
    install(file)
    await everythingIsThere()
    assert.notEqual(mainProcess(), old)
  }
  step('Back to the release before, and up again')
  const names = ['Νικολάου', 'Петрова', 'Smith']
  const made = []
  for (const [at, file] of [newer, older, newer].entries()) {
    install(file)
    await everythingIsThere()
    const now = await office.signIn('admin@example.com', password)
    made.push(await now.addAccount('Anna', names[at]))
    for (const [nth, each] of made.entries())
      assert.equal((await now.account(each)).lastName, names[nth])
  }
  assert.match(shell('cat /etc/estia/estia.env'), /Blue # Door/)
  show(shell('dpkg-query -W estia && dpkg --verify estia'))

  step('Remove, and install again')
  apt('remove estia')
  assert.match(shell('systemctl is-active estia'), /inactive/)
  assert.match(shell('ls /usr/lib/estia'), /No such file/)
  assert.match(shell('ls /etc/estia /var/lib/estia'), /estia\.env[\s\S]*postgres/)
  install(newer)
  await everythingIsThere()

  step('Purge where nobody can be asked')
  const kept = apt('purge estia')
  show(
    kept
      .split('\n')
      .filter((line) => line.startsWith('estia:'))
      .join('\n'),
  )
  assert.match(kept, /data in \/var\/lib\/estia were kept/)
  assert.match(shell('ls /var/lib/estia'), /postgres/)
  assert.match(shell('ls /etc/estia'), /No such file/)
  install(newer)
  await everythingIsThere()

  step('Purge where the answer is to delete')
  shell(`echo 'estia estia/purge-data boolean true' | debconf-set-selections`)
  apt('purge estia')
  assert.match(shell('ls /var/lib/estia'), /No such file/)
  assert.equal(
    shell(
      'find / -xdev -path /root -prune -o -name "*estia*" -print | grep -v "^/var/log\\|^/proc\\|^/sys" || true',
    ).trim(),
    '',
  )
}

const step = (name) => say(`── ${name}`)
const show = (text) => console.log(text.trim())

async function until(condition) {
  const since = performance.now()
  while (!condition()) {
    if (performance.now() - since > longestWait) throw new Error(`Never came: ${condition}`)
    await wait(200)
  }
}
