// A ZIP for support. It describes the installation, and contains nothing about people.
import { arch, availableParallelism, freemem, platform, release, totalmem } from 'node:os'
import type { FastifyReply } from 'fastify'
import { agencyToday } from '#kit/clock.ts'
import { zip } from '#kit/sheets/zip.ts'
import type { Backend } from '#base/backend/backend.ts'
import { getOperations } from '../operations.store.ts'
import { readDatabase } from './readDatabase.store.ts'
import { safeOperations } from './safeOperations.ts'

export async function sendBundle(backend: Backend, reply: FastifyReply): Promise<void> {
  const contents: Record<string, unknown> = {
    operations: safeOperations(await getOperations(backend, 'en')),
    settings: backend.server.settings,
    machine: machine(),
    ...(await readDatabase(backend.db)),
  }
  const entries = Object.entries(contents).map(([name, content]) => ({
    name: `${name}.json`,
    content: [`${JSON.stringify(content, null, 2)}\n`],
  }))
  reply.header('content-disposition', `attachment; filename="estia-support-${agencyToday()}.zip"`)
  await reply.type('application/zip').send(zip(entries))
}

/** Without host name, addresses and environment. */
function machine() {
  const { rss, heapUsed, external } = process.memoryUsage()
  return {
    platform: platform(),
    release: release(),
    arch: arch(),
    cores: availableParallelism(),
    memory: { total: totalmem(), free: freemem() },
    server: { rss, heapUsed, external, seconds: Math.round(process.uptime()) },
  }
}
