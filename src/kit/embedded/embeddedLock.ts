// One server process per database folder, held by a name that the kernel frees when the process ends.
import { statSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/** Names a folder on this machine, however it is reached: its device and inode. */
export function folderKey(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `estia-${dev}-${ino}`
}

/** Answers what gives the folder back; throws one line when another process holds it. */
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
