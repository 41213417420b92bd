// Allows one server process per database folder, with an abstract socket as the lock: the kernel frees it when the
// process ends.
import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/** A key made of the folder's device and inode, the same for every path that leads to it. */
export function folderKey(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `estia-${dev}-${ino}`
}

/** Returns the function that unlocks the folder; throws one line if another process holds the lock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
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
