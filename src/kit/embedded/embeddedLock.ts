// Allows one server process per database folder, by locks that the kernel frees when the process ends: an abstract socket,
// which tells who holds it, and a locked file, which containers that share the folder see, too.
import { spawn } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** A key made of the folder's device and inode, the same for every path that leads to it. */
export function folderKey(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `estia-${dev}-${ino}`
}

type Unlock = () => Promise<void>

/** Returns the function that unlocks the folder; throws one line if another process holds the lock. */
export async function lockFolder(folder: string): Promise<Unlock> {
  const unlockSocket = await lockSocket(folder)
  try {
    const unlockFile = await lockFile(folder)
    return async () => {
      await unlockFile()
      await unlockSocket()
    }
  } catch (error) {
    await unlockSocket()
    throw error
  }
}

async function lockSocket(folder: string): Promise<Unlock> {
  const path = `\0${folderKey(folder)}`
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(String(process.pid))
  })
  server.unref()
  const free = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen({ path })
  })
  if (!free)
    throw new Error(`Another server (process ${await holder(path)}) already works on ${folder}`)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const isTaken = 75

/**
 * Node cannot lock files: `flock` does, for as long as its `cat` reads what this process writes. Without that program, or on a
 * file system without locks, there is the socket alone.
 */
async function lockFile(folder: string): Promise<Unlock> {
  const file = join(folder, 'lock')
  // If the file cannot be created, only the socket locks.
  try {
    writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  } catch {}
  // The lock of a process that was killed may need a moment to go.
  const options = ['--no-fork', '--wait', '5', '--conflict-exit-code', String(isTaken)]
  const child = spawn('flock', [...options, file, 'cat'], {
    // Not ended by Ctrl-C, which this process outlives.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    child.once('error', () => resolve(null))
  })
  child.stdin.on('error', () => {})
  child.stdin.write('\n')
  const isLocked = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  if ((await Promise.race([isLocked, ended])) === isTaken)
    throw new Error(`Another server, in another container, already works on ${folder}`)
  return async () => {
    child.stdin.end()
    await ended
  }
}

function holder(path: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ path, timeout: 500 })
    const end = () => {
      socket.destroy()
      resolve(answer || 'unknown')
    }
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('end', end).on('timeout', end).on('error', end)
  })
}
