// Serves feeds and their pictures to whoever has the address: `/feeds/{token}/{name}` and `/feeds/picture/{name}/{side}.jpg`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DamagedFile, isMissing } from '#kit/files/fileStore.ts'
import { takesGzip } from '#kit/http/packedAnswer.ts'
import { Problem, notFound, unavailable } from '#kit/http/problem.ts'
import { openFeed } from '#base/session/links/links.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { sendPicture } from '#outside/publishing/site/siteAnswers.ts'
import { formatOf } from '../formats/formats.ts'
import { feedSides } from '../formats/pictureAddress.ts'
import { currentFeed } from '../making/switchFeed.store.ts'
import { noteFetch } from './fetches.store.ts'

type FeedRequest = FastifyRequest<{ Params: { token: string; name: string } }>
type PictureRequest = FastifyRequest<{ Params: { name: string; side: string } }>

/** Needs no session: the address alone gives access until it is renewed. */
export function feedRoute(backend: Backend): void {
  const { http } = backend
  http.get('/feeds/:token/:name', (request: FeedRequest, reply) =>
    sendFeed(backend, request, reply),
  )
  http.get('/feeds/picture/:name/:side(^\\d{3,4}).jpg', (request: PictureRequest, reply) => {
    const picture = { ...request.params, sides: feedSides, isJpeg: true }
    return sendPicture(request, reply, backend, picture, () => {
      throw notFound()
    })
  })
}

export const feedAddress = (publicUrl: string, token: string, fileName: string): string =>
  `${publicUrl}/feeds/${token}/${fileName}`

const portalOf = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('portal')
    .select(['id', 'format', 'isOn'])
    .where('tokenHash', '=', tokenHash)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()

async function sendFeed(backend: Backend, request: FeedRequest, reply: FastifyReply) {
  const { db } = backend
  const portal = await openFeed(db, request, reply, (hash) => portalOf(db, hash))
  // Portals send the ETag of the feed that they have.
  reply.headers({
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  })
  if (formatOf(portal.format)?.fileName !== request.params.name) throw notFound()
  // Unavailable for now, so that the portal stops showing its copy.
  if (!portal.isOn) throw new Problem(410, { detail: 'problem.notFound' })
  return sendCurrent(backend, request, reply, portal.id)
}

async function sendCurrent(
  { db, files }: Pick<Backend, 'db' | 'files'>,
  request: FeedRequest,
  reply: FastifyReply,
  portalId: number,
): Promise<unknown> {
  const feed = await currentFeed(db, portalId)
  // The portal was just switched on, or the file storage lost the feed: a new one is on its way.
  if (!feed?.stored) throw unavailable(60)
  const isZipped = takesGzip(request)
  const etag = `"${feed.etag}${isZipped ? '-gz' : ''}"`
  const madeOn = new Date(feed.madeOn)
  const isHead = request.method === 'HEAD'
  const note = (status: number) =>
    isHead
      ? Promise.resolve()
      : noteFetch(db, {
          portalId,
          status,
          count: feed.count,
          address: request.ip,
          agent: request.headers['user-agent'] ?? null,
        })
  reply.headers({ etag, 'last-modified': madeOn.toUTCString() })
  if (isUnchanged(request, feed.etag!, madeOn)) {
    await note(304)
    return reply.code(304).send()
  }
  const size = isZipped ? feed.zippedBytes : feed.bytes
  const file = await files
    .read(isZipped ? `${feed.stored}.gz` : feed.stored, undefined, size ?? undefined)
    .catch(async (error: unknown) => {
      // A file cut off by a full disk counts as lost.
      if (!isMissing(error) && !(error instanceof DamagedFile)) throw error
      // Another feed became current meanwhile.
      const next = await currentFeed(db, portalId)
      if (next && next.id !== feed.id) return undefined
      await askForNew(db, feed.id, portalId)
      throw unavailable(60)
    })
  if (!file) return sendCurrent({ db, files }, request, reply, portalId)
  await note(200).catch((error: unknown) => {
    file.destroy()
    throw error
  })
  reply.header('content-type', formatOf(feed.format)?.contentType ?? 'application/octet-stream')
  if (size !== null) reply.header('content-length', size)
  if (isZipped) reply.header('content-encoding', 'gzip')
  if (!isHead) return reply.send(file)
  file.destroy()
  return reply.send('')
}

/** The file storage has lost the feed. The state of each property stays, so that the next feed is compared with it. */
async function askForNew(db: Db, feedId: number, portalId: number): Promise<void> {
  await db.updateTable('portalFeed').set({ stored: null }).where('id', '=', feedId).execute()
  await db
    .updateTable('portal')
    .set({ dueOn: sql<string>`now()` })
    .where('id', '=', portalId)
    .execute()
}

/** Compares the ETag, zipped or not; the date only without an ETag. */
function isUnchanged({ headers }: FastifyRequest, etag: string, madeOn: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags === '*' || tags.includes(`"${etag}"`) || tags.includes(`"${etag}-gz"`)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && madeOn.getTime() <= since
}
