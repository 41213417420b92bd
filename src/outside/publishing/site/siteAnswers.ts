// Sends pages and pictures of the public site.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isMissing } from '#kit/files/fileStore.ts'
import { jpegOf, pictureSides, thumbnail } from '#kit/files/thumbnail.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'
import type { Backend } from '#base/backend/backend.ts'
import { pictureTurn } from '#base/files/pictureTurns.ts'
import { isStillGood, newFormToken } from './formToken.store.ts'
import { publishedPicture } from './siteObjects.store.ts'
import { siteScript, siteScriptHash } from './siteScript.ts'
import { tokenPlace } from './tokenPlace.ts'

// Stricter than the application's: nothing from other origins, and no script but the site's own.
const contentSecurity = [
  "default-src 'none'",
  "font-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
const withScript = `${contentSecurity}; script-src ${siteScriptHash}`

/**
 * Revalidated on each request, so that an unpublished page is gone at once, and sent only if it changed. A page with the form
 * gets its own token and is cached only by the visitor's browser, which may show it again while the token is valid. `openedOn`:
 * when the visitor first got the form, if that was earlier.
 */
export async function sendPage(
  backend: Backend,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  openedOn?: number,
) {
  const hasForm = page.includes(tokenPlace)
  const whole = page.replace('</body>', () => `${siteScript}</body>`)
  const hash = createHash('sha1').update(whole.replaceAll(tokenPlace, '')).digest('base64url')
  const isAnswer = request.method === 'POST'
  reply.headers({
    // The response to a sent form is for this visitor only.
    'cache-control': isAnswer ? 'no-store' : `${hasForm ? 'private' : 'public'}, no-cache`,
    'content-security-policy': withScript,
  })
  const kept = isAnswer ? undefined : keptPage(request, hash)
  if (kept && reply.statusCode === 200 && (!hasForm || (await isStillGood(backend, kept.token))))
    return reply.header('etag', kept.tag).code(304).send()
  // Without the database there is no token; a form sent later then waits in the tray.
  const token = hasForm ? await newFormToken(backend, openedOn).catch(() => '') : ''
  if (!isAnswer) reply.header('etag', `W/"${hash}~${token}"`)
  return reply.type('text/html; charset=utf-8').send(whole.replaceAll(tokenPlace, token))
}

/** The ETag of this text that the browser has, with the token in it. */
function keptPage(request: FastifyRequest, hash: string) {
  const tags = request.headers['if-none-match'] ?? ''
  const found = new RegExp(`W/"${hash}~([\\w.-]*)"`).exec(tags)
  return found ? { tag: found[0], token: found[1]! } : undefined
}

/** A page for whoever has its link: not cached, not indexed, without a script, and sent without a referrer. */
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
  /** Shown because of a secret link. */
  isPrivate?: boolean
  /** JPEG for mails and portals: mail programs do not display WebP, and load it from other origins. */
  isJpeg?: boolean
}

/** Calls `missing` if there is no such picture, or none of this size. */
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
  // PostgreSQL cannot store the character NUL in text.
  const file = side && !name.includes('\u0000') && (await find(db, name))
  if (!file) return missing()
  const tag = `"${name}-${side}${isJpeg ? '-jpg' : ''}"`
  const headers = {
    etag: tag,
    'cache-control': `${isPrivate ? 'private' : 'public'}, max-age=600`,
    // Other sites may embed pictures of the public site, but not those behind a secret link.
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
