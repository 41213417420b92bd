// A Debian 12 in a folder that boots its own systemd in a container, to test the package. Needs root.
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { canInstall, install } from '../debian.mjs'
import { giveUp, run, say } from '../process.mjs'

const mirror = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
/** Packages that Debian's installer adds, and that our package needs. */
const included = 'systemd,systemd-sysv,dbus,adduser,procps,libstdc++6'
/** Milliseconds; catches a hang. */
const longestBoot = 120_000

/** Resolves to a stopped machine in `folder`, which must not exist. */
export async function makeMachine(folder) {
  const programs = ['/usr/sbin/debootstrap', '/usr/bin/systemd-nspawn']
  if (!programs.every((program) => existsSync(program))) {
    if (!canInstall()) giveUp('debootstrap and systemd-container are needed, and root')
    await install('debootstrap', 'systemd-container')
  }
  say(`Making a Debian 12 in ${folder}`)
  mkdirSync(dirname(folder), { recursive: true })
  const log = `${folder}.log`
  const args = ['--variant=minbase', `--include=${included}`, 'bookworm', folder, mirror]
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  if ((await run('/usr/sbin/debootstrap', args, options)) !== 0) giveUp('debootstrap failed')
  return machineIn(folder, log)
}

function machineIn(folder, log) {
  let container
  let leader
  let ended = Promise.resolve()

  /** Runs a program in the machine; returns its output on both streams. Throws if it fails. */
  function call(...command) {
    const inside = ['-t', String(leader), '-m', '-p', '-u', '-i', '--', ...command]
    return execFileSync('nsenter', inside, {
      encoding: 'utf8',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  return {
    folder,
    call,
    /** Like `call`, for a shell command; a failure is part of the returned text. */
    shell: (script) => call('sh', '-c', `(${script}) 2>&1 || echo "ended with $?"`),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    async boot() {
      container = spawn(
        'systemd-nspawn',
        [
          '--quiet',
          `--directory=${folder}`,
          '--register=no',
          '--keep-unit',
          '--boot',
          '--console=pipe',
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      )
      for (const stream of [container.stdout, container.stderr])
        stream.on('data', (text) => appendFileSync(log, text))
      ended = new Promise((resolve) => container.once('exit', resolve))
      const since = performance.now()
      for (;;) {
        leader = childOf(container.pid)
        if (leader && isRunning(call)) return
        if (container.exitCode !== null || performance.now() - since > longestBoot) {
          container.kill('SIGKILL')
          const end = existsSync(log) ? readFileSync(log, 'utf8').slice(-500) : ''
          throw new Error(`The container did not boot:\n${end}`)
        }
        await wait(200)
      }
    },
    async halt() {
      if (!container) return
      try {
        call('systemctl', 'poweroff')
      } catch {
        container.kill('SIGTERM')
      }
      await Promise.race([ended, wait(longestBoot).then(() => container.kill('SIGKILL'))])
      await ended
      container = undefined
    },
  }
}

function isRunning(call) {
  try {
    return /^(running|degraded)/.test(call('sh', '-c', 'systemctl is-system-running || true'))
  } catch {
    return false
  }
}

function childOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]
  } catch {
    return undefined
  }
}
