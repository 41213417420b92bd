// Serves the built application: hashed files for a year, every other address the same page.
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { notFound } from '#kit/http/problem.ts'
import type { Backend } from '#features/backend.ts'

export const clientFolder = join(import.meta.dirname, '../../dist')

/** `mapStyleUrl` is a MapLibre style; null: maps are drawn on an outline of their own. */
export async function clientRoutes(
  { http, paymentsHost, paymentsOnly }: Backend,
  mapStyleUrl: string | null = null,
): Promise<void> {
  if (existsSync(clientFolder)) {
    await http.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  http.get('/variant.json', (request, reply) =>
    reply.send({
      paymentsOnly: paymentsOnly || request.host.toLowerCase() === paymentsHost,
      paymentsBrand: request.host.toLowerCase() === paymentsHost,
      mapStyleUrl,
    }),
  )
  http.setNotFoundHandler((request, reply) => {
    // Without what stands behind the question mark: e-mails have dots too.
    const [path = ''] = request.url.split('?')
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isPage || !existsSync(clientFolder)) throw notFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
