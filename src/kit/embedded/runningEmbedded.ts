// Finds the embedded PostgreSQL that a running server has started, for programs that work beside it.
import { join } from 'node:path'
import { databaseName, role, withClient } from './applicationRole.ts'
import type { Connection } from './applicationRole.ts'
import { superuser, superuserPassword } from './clusterPassword.ts'
import { readPidFile } from './postmaster.ts'

/**
 * The superuser's connection, and the role to switch to first; null if none runs for this DATA_DIR. Throws if the
 * password file cannot be read.
 */
export async function runningEmbedded(
  dataDir: string,
): Promise<{ connection: Connection; role: string } | null> {
  const folder = join(dataDir, 'postgres')
  const endpoint = readEndpoint(folder)
  if (!endpoint) return null
  const password = superuserPassword(folder)
  const connection = { ...endpoint, user: superuser, password, database: databaseName }
  // A killed process leaves its pid file behind.
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
