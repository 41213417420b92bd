// Tells which part of the server a request is for. Goes by the matched route, not by the URL as sent, because one path
// can be written in many ways.
import type { FastifyRequest } from 'fastify'

/** The decoded path, without the query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const [path = ''] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of the matched route, with parameters by name; without a route, the path of the URL. */
const routePath = (request: FastifyRequest): string => request.routeOptions.url ?? pathOf(request)

/** Whether the request is for one of these paths, such as `/api`, or for a path below it. */
export function isUnder(request: FastifyRequest, ...areas: readonly string[]): boolean {
  const path = routePath(request)
  return areas.some((area) => path === area || path.startsWith(`${area}/`))
}
