// How pages and pictures of the public site are sent.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isMissing } from '#kit/files/fileStore.ts'
import { jpegOf, pictureSides, thumbnail } from '#kit/files/thumbnail.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'
import type { Backend } from '#base/backend/backend.ts'
import { pictureTurn } from '#base/files/pictureTurns.ts'
import { isStillGood, newFormToken } from './formToken.store.ts'
import { publishedPicture } from './siteObjects.store.ts'
import { tokenPlace } from './tokenPlace.ts'

// Stricter than that of the application: no script runs here, and nothing is loaded from elsewhere.
const contentSecurity = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Asked for each time, so that what was taken down is gone at once, and sent only when it changed. A page with the
 * form gets a token of its own, and is kept by nobody but the visitor's browser, which may show it again as long as
 * its token is good. `openedOn`: when the visitor was first given the form, where that was before.
 */
export async function sendPage(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  openedOn?: number,
) {
  const hasForm = page.includes(tokenPlace)
  const hash = createHash('sha1').update(page.replaceAll(tokenPlace, '')).digest('base64url')
  const isAnswer = request.method === 'POST'
  reply.headers({
    // What answers something that a visitor has sent is theirs alone.
    'cache-control': isAnswer ? 'no-store' : `${hasForm ? 'private' : 'public'}, no-cache`,
    'content-security-policy': contentSecurity,
  })
  const kept = isAnswer ? undefined : keptPage(request, hash)
  if (kept && reply.statusCode === 200 && (!hasForm || (await isStillGood(backend, kept.token))))
    return reply.header('etag', kept.tag).code(304).send()
  // Without the database there is no token: what is sent then waits in the tray, should it be back by that time.
  const token = hasForm ? await newFormToken(backend, openedOn).catch(() => '') : ''
  if (!isAnswer) reply.header('etag', `W/"${hash}~${token}"`)
  return reply.type('text/html; charset=utf-8').send(page.replaceAll(tokenPlace, token))
}

/** The page that the browser has of this text, with the token in it. */
function keptPage(request: FastifyRequest, hash: string) {
  const tags = request.headers['if-none-match'] ?? ''
  const found = new RegExp(`W/"${hash}~([\\w.-]*)"`).exec(tags)
  return found ? { tag: found[0], token: found[1]! } : undefined
}

/** A page for who has its link: nobody keeps it, finds it, or is told by a browser where it was. */
export const sendPrivatePage = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      ...privately,
      'cache-control': 'no-store',
      'content-security-policy': contentSecurity,
    })
    .type('text/html; charset=utf-8')
    .send(page)
export const privately = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
}

type WantedPicture = {
  name: string
  /** The longest side in pixels, one of `sides`. */
  side: string
  sides?: readonly PictureSide[]
  /** Finds a picture that this visitor may see; by default one of the public site. */
  find?: (db: Backend['db'], name: string) => ReturnType<typeof publishedPicture>
  /** Shown because of a link. */
  isPrivate?: boolean
  /** For letters and portals: mail programs know no WebP, and show it on pages of their own. */
  isJpeg?: boolean
}

/** Answers `missing` where there is no such picture, or none of this size. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, files }: Pick<Backend, 'db' | 'files'>,
  wanted: WantedPicture,
  missing: () => unknown,
) {
  const { name, sides = pictureSides, find = publishedPicture } = wanted
  const { isPrivate = false, isJpeg = false } = wanted
  const side = sides.find((one) => String(one) === wanted.side)
  // PostgreSQL cannot be asked for the character NUL.
  const file = side && !name.includes('\u0000') && (await find(db, name))
  if (!file) return missing()
  const tag = `"${name}-${side}${isJpeg ? '-jpg' : ''}"`
  const headers = {
    etag: tag,
    'cache-control': `${isPrivate ? 'private' : 'public'}, max-age=600`,
    // Pictures of the public site may be shown by other sites; those of a link may not.
    ...(isPrivate && privately),
    ...((!isPrivate || isJpeg) && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
  if (request.headers['if-none-match']?.includes(tag))
    return reply.headers(headers).code(304).send()
  const turn = pictureTurn(request, reply)
  const picture = await (isJpeg ? jpegOf : thumbnail)(files, file, side, turn).catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error
    },
  )
  return picture
    ? reply
        .headers(headers)
        .type(isJpeg ? 'image/jpeg' : 'image/webp')
        .send(picture)
    : missing()
}
