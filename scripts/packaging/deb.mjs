// Makes a Debian package from a folder tree.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, root, run, withPrograms } from '../process.mjs'
import { debianChangelog } from './changelog.mjs'
import { filesOf } from './filesOf.mjs'

const parts = join(root, 'packaging/debian')

/**
 * `folder` contains the tree as `usr`, and gets the package's metadata; returns the path of the package in `target`.
 * `compression`: options of dpkg-deb. The same tree, version and `epoch` (seconds) give an identical package.
 */
export async function makeDeb(folder, target, { version, architecture, epoch, compression }) {
  const unit = join(folder, 'usr/lib/systemd/system/estia.service')
  mkdirSync(join(folder, 'usr/lib/systemd/system'), { recursive: true })
  cpSync(join(root, 'packaging/estia.service'), unit)
  const changelog = debianChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), {
    version,
    maintainer: /^Maintainer: (.+)$/m.exec(readFileSync(join(parts, 'control'), 'utf8'))[1],
  })
  writeFileSync(
    join(folder, 'usr/share/doc/estia/changelog.gz'),
    gzipSync(changelog, { level: 9 }),
    { mode: 0o644 },
  )
  const overrides = join(folder, 'usr/share/lintian/overrides')
  mkdirSync(overrides, { recursive: true })
  cpSync(join(root, 'packaging/lintian-overrides'), join(overrides, 'estia'))
  chmodSync(join(overrides, 'estia'), 0o644)
  const control = join(folder, 'DEBIAN')
  rmSync(control, { recursive: true, force: true })
  cpSync(parts, control, { recursive: true })
  const files = filesOf(join(folder, 'usr')).filter((path) => lstatSync(path).isFile())
  writeFileSync(join(control, 'md5sums'), sumsOf(folder, files))
  const size = Math.ceil(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024)
  const text = readFileSync(join(control, 'control'), 'utf8')
    .replace('VERSION', version)
    .replace('ARCHITECTURE', architecture)
    .replace('SIZE', String(size))
  writeFileSync(join(control, 'control'), text)
  for (const name of readdirSync(control))
    chmodSync(join(control, name), /inst|rm$/.test(name) ? 0o755 : 0o644)
  chmodSync(unit, 0o644)
  for (const path of [folder, ...filesOf(folder)])
    if (!lstatSync(path).isSymbolicLink()) utimesSync(path, epoch, epoch)
  for (const path of [folder, ...filesOf(folder)])
    if (lstatSync(path).isDirectory()) chmodSync(path, 0o755)
  mkdirSync(target, { recursive: true })
  const deb = join(target, `estia_${version}_${architecture}.deb`)
  const env = { ...withPrograms(), SOURCE_DATE_EPOCH: String(epoch) }
  const args = ['--root-owner-group', ...compression, '--build', folder, deb]
  if ((await run('dpkg-deb', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0)
    giveUp('dpkg-deb failed; see above')
  return deb
}

/** In the format for `dpkg --verify`. */
const sumsOf = (folder, files) =>
  files
    .map((file) => relative(folder, file))
    .sort()
    .map((path) => {
      const sum = createHash('md5')
        .update(readFileSync(join(folder, path)))
        .digest('hex')
      return `${sum}  ${path}\n`
    })
    .join('')
