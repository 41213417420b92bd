// Checks the programs and libraries in a tree: they must be for one processor, without debugging symbols.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, delimiter, join, relative } from 'node:path'
import { giveUp, run, say } from '../process.mjs'
import { filesOf } from './filesOf.mjs'

const elf = Buffer.from([0x7f, 0x45, 0x4c, 0x46])
/** The processor of an ELF file. */
const machines = { amd64: 62, arm64: 183 }
const strippers = { amd64: 'x86_64-linux-gnu-strip', arm64: 'aarch64-linux-gnu-strip' }

/** File names of native code, including other systems' non-ELF formats. */
const isNamedAsCode = (path) => /\.(node|bare|dll|dylib|exe|so(\.\d+)*)$/.test(basename(path))

/** Throws if there is code for another machine than `architecture`, one of Debian's names. */
export async function settlePrograms(folder, architecture) {
  const { foreign, withSymbols } = findPrograms(folder, architecture)
  if (foreign.length > 0)
    giveUp(`Not for ${architecture}, to be left out by packages.mjs: ${foreign.join(', ')}`)
  const strip = programAt(strippers[architecture]) ?? programAt('llvm-strip')
  const paths = withSymbols.map((path) => join(folder, path))
  if (!strip) say(`Nothing is stripped: there is no ${strippers[architecture]} (Debian: binutils)`)
  else if ((await run(strip, ['--strip-unneeded', ...paths])) !== 0) giveUp('strip failed')
}

/** Files for other machines, and files with more symbols than the loader needs; paths relative to `folder`. */
export function findPrograms(folder, architecture) {
  const [foreign, withSymbols] = [[], []]
  for (const path of filesOf(folder).filter((each) => lstatSync(each).isFile())) {
    const program = readProgram(path)
    const name = relative(folder, path)
    if (program ? program.machine !== machines[architecture] : isNamedAsCode(path))
      foreign.push(name)
    else if (program?.hasSymbols) withSymbols.push(name)
  }
  return { foreign, withSymbols }
}

/** An executable, not a library. */
export const isProgram = (path) => /\/bin\/[\w-]+$/.test(path) && readProgram(path) !== undefined

/** Undefined for other files than ELF. */
function readProgram(path) {
  const content = readFileSync(path)
  if (!content.subarray(0, 4).equals(elf)) return undefined
  const machine = content.readUInt16LE(0x12)
  // A 32-bit file, which has other tables, is never ours.
  if (content[4] !== of64Bits) return { machine, hasSymbols: false }
  const start = Number(content.readBigUInt64LE(0x28))
  const [size, count] = [content.readUInt16LE(0x3a), content.readUInt16LE(0x3c)]
  const kinds = Array.from({ length: count }, (_, nth) =>
    content.readUInt32LE(start + nth * size + 4),
  )
  return { machine, hasSymbols: kinds.includes(symbolTable) }
}

const of64Bits = 2
const symbolTable = 2

const programAt = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
