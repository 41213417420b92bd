import type { FastifyInstance } from 'fastify'

/**
 * Stops listening, lets what is under way come to its end for so many milliseconds, and then ends every
 * connection that is left: open uploads, streams that nobody reads, keep-alive.
 */
export async function closeWithin(server: FastifyInstance, milliseconds: number): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), milliseconds)
  try {
    await server.close()
  } finally {
    clearTimeout(late)
  }
}
