// Which part of the server a request is for: by the route that answers it, never by the address as it was sent, in
// which one path can be spelt in many ways.
import type { FastifyRequest } from 'fastify'

/** The path as the router reads it, without what stands behind the question mark. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const [path = ''] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** That of the route, with its parameters by name; of what no route answers, the path that was asked for. */
const routePath = (request: FastifyRequest): string => request.routeOptions.url ?? pathOf(request)

/** Whether it is for this path, such as `/api`, or for one below it. */
export function isUnder(request: FastifyRequest, ...areas: readonly string[]): boolean {
  const path = routePath(request)
  return areas.some((area) => path === area || path.startsWith(`${area}/`))
}
