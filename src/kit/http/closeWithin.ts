import type { FastifyInstance } from 'fastify'

/**
 * Stops listening, gives requests under way so many milliseconds to finish, and then closes every connection that
 * is left: open uploads, streams that nobody reads, keep-alive.
 */
export async function closeWithin(server: FastifyInstance, milliseconds: number): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), milliseconds)
  try {
    await server.close()
  } finally {
    clearTimeout(late)
  }
}
