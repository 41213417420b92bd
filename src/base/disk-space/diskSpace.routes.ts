// Alerts administrators of low disk space, and refuses writes while the disk is full.
import type { FastifyRequest } from 'fastify'
import { instantNow } from '#kit/clock.ts'
import { diskIsFull } from '#kit/http/problem.ts'
import { isUnder } from '#kit/http/routePath.ts'
import { serve } from '#kit/http/serve.ts'
import { alertsApi } from '#base/alerts/alerts.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { diskSpaceApi } from './diskSpace.contract.ts'
import { alertDiskSpace } from './alertDiskSpace.store.ts'

/** Milliseconds between two checks that today's alert exists. */
const askAgain = 600_000

export function diskSpaceRoutes({ http, db, room, translate, log }: Backend): void {
  serve(http, diskSpaceApi, { getRoom: () => room.now() })
  let state = room.now().state
  let askedAt = -Infinity
  room.listen(async (now) => {
    if (now.state !== state) {
      log.warn({ ...now, on: instantNow() }, `room on the disk: ${now.state}`)
      askedAt = -Infinity
    }
    state = now.state
    if (state === 'plenty' || performance.now() - askedAt < askAgain) return
    askedAt = performance.now()
    await alertDiskSpace(db, now, translate).catch((err: unknown) => {
      askedAt = -Infinity
      log.warn({ err }, 'little room on the disk is not told')
    })
  })
}

/** Call after callers are identified, so that the error is in their language. */
export function refuseWhenDiskIsFull({ http, room }: Pick<Backend, 'http' | 'room'>): void {
  http.addHook('onRequest', async (request) => {
    if (room.now().state === 'full' && isWrite(request)) throw diskIsFull()
  })
}

/** Signing in and reading alerts stay allowed, because somebody has to free disk space. */
function isWrite(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions
  if (url === undefined || isUnder(request, '/api/authenticate') || isAlert(url)) return false
  return config.writes ?? !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
}

const alertPath = alertsApi.readAlert.path.replace('{id}', ':id')
const isAlert = (url: string) => url === alertPath
