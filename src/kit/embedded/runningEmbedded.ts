// Finds the embedded PostgreSQL that a running server has started, for programs that work beside it.
import { join } from 'node:path'
import { databaseName, role, withClient } from './applicationRole.ts'
import type { Connection } from './applicationRole.ts'
import { superuser, superuserPassword } from './clusterPassword.ts'
import { readPidFile } from './postmaster.ts'

/**
 * How to connect to it as the superuser, and the role to take on before anything else; null when none runs for this
 * DATA_DIR. Throws when the password file cannot be read.
 */
export async function runningEmbedded(
  dataDir: string,
): Promise<{ connection: Connection; role: string } | null> {
  const folder = join(dataDir, 'postgres')
  const endpoint = readEndpoint(folder)
  if (!endpoint) return null
  const password = superuserPassword(folder)
  const connection = { ...endpoint, user: superuser, password, database: databaseName }
  // A process that was killed leaves its file behind.
  const answers = await withClient(connection, async () => {}).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return false
      throw error
    },
  )
  return answers ? { connection, role } : null
}

function readEndpoint(folder: string): { host: string; port: number } | null {
  const [, , , port, socketFolder, address] = readPidFile(folder)
  const host = socketFolder?.trim() || address?.trim()
  return host ? { host, port: Number(port) } : null
}
