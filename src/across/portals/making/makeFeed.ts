// Makes the feed of a portal whole, checks it, and only then puts it in the place of the one before.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import type { Backend } from '#base/backend/backend.ts'
import { formatOf } from '../formats/formats.ts'
import type { Feed, Format } from '../formats/format.ts'
import { tellRefused } from '../portalAlerts.store.ts'
import { claimPortal, leavePortal, stillMakes } from './claimPortal.store.ts'
import type { ClaimedPortal } from './claimPortal.store.ts'
import { forgetDrafts } from './drafts.store.ts'
import { removeFeed } from './forgetFeeds.store.ts'
import { readPlaces } from './listingPlaces.store.ts'
import type { ReadPlaces } from './listingPlaces.store.ts'
import { conditionsOfView } from './readListings.store.ts'
import {
  currentFeed,
  keepSame,
  reasonsAgainst,
  refuseFeed,
  switchFeed,
} from './switchFeed.store.ts'
import { writeFeed } from './writeFeed.ts'

export type Parts = Pick<Backend, 'db' | 'files' | 'log' | 'translate' | 'publicUrl' | 'agency'>
export type Made = 'switched' | 'same' | 'refused'

/**
 * The one with this id, else the next that is due; undefined where there is none, or another server makes it.
 * `acceptsLoss`: an administrator knows what would be gone.
 */
export async function makeFeed(
  parts: Parts,
  { id, acceptsLoss = false }: { id?: number; acceptsLoss?: boolean } = {},
): Promise<Made | undefined> {
  const { db, log } = parts
  const portal = await claimPortal(db, id)
  if (!portal) return undefined
  let made: Made | undefined
  try {
    await removeFeeds(parts.files, portal.leftBehind)
    made = await inTemporaryFolder((folder) =>
      make(parts, portal, join(folder, 'feed'), acceptsLoss),
    )
    if (made === 'refused')
      log.warn({ portal: portal.id }, 'a feed was refused; the one before stays')
    return made
  } catch (error) {
    // Relieved by another server, or deleted meanwhile: its rows were taken away, and nothing is wrong.
    if (!(await stillMakes(db, portal.id, portal.feedId))) return undefined
    await tellRefused(db, portal, [['portal.wrong.failed']], parts)
    throw error
  } finally {
    await forgetDrafts(db, portal.feedId)
    await leavePortal(db, portal, made !== undefined)
  }
}

async function make(
  parts: Parts,
  portal: ClaimedPortal,
  path: string,
  acceptsLoss: boolean,
): Promise<Made | undefined> {
  const { db, files } = parts
  const of = { portalId: portal.id, feedId: portal.feedId }
  const format = formatOf(portal.format)
  if (!format) return refuse(parts, portal, { reasons: [['portal.wrong.format']], lost: 0 })
  const ofView = await conditionsOfView(db, portal.viewId)
  if (!ofView) return refuse(parts, portal, { reasons: [['portal.wrong.view']], lost: 0 })
  const places = await readPlaces(db)
  const feed = feedOf(portal, format, places, parts)
  const job = { ...{ portal, ofView, format, feed, places, path }, feedId: portal.feedId }
  const written = await writeFeed(db, job)
  const current = await currentFeed(db, portal.id)
  if (current?.stored && current.etag === written.hash && current.format === portal.format) {
    await keepSame(db, of)
    return 'same'
  }
  const { stored } = portal
  let old: string[] | undefined
  try {
    // It is stored under a name of its own while it is checked: zipping takes another core.
    const [faults, bytes, zippedBytes] = await Promise.all([
      format.check(createReadStream(path), written.count),
      files.write(stored, createReadStream(path), format.contentType),
      files.write(`${stored}.gz`, zipped(path), 'application/gzip'),
    ])
    const { reasons, lost } = await reasonsAgainst(db, { ...of, faults }, acceptsLoss)
    if (reasons.length > 0) return await refuse(parts, portal, { reasons, lost, written })
    old = await switchFeed(db, { ...of, written, bytes, zippedBytes })
    return old && 'switched'
  } finally {
    await removeFeeds(files, old ?? [stored])
  }
}

const removeFeeds = (files: Parts['files'], names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => removeFeed(files, name)))

function zipped(path: string) {
  const file = createReadStream(path)
  const gzip = createGzip({ level: 4 })
  file.on('error', (error) => gzip.destroy(error))
  return file.pipe(gzip)
}

async function refuse(
  parts: Parts,
  portal: ClaimedPortal,
  why: Omit<Parameters<typeof refuseFeed>[1], 'portalId' | 'feedId'>,
): Promise<Made | undefined> {
  const of = { portalId: portal.id, feedId: portal.feedId }
  if (!(await refuseFeed(parts.db, { ...of, ...why }))) return undefined
  await tellRefused(parts.db, portal, why.reasons, parts)
  return 'refused'
}

function feedOf(
  portal: ClaimedPortal,
  format: Format,
  { option }: ReadPlaces,
  { agency, translate, publicUrl }: Pick<Parts, 'agency' | 'translate' | 'publicUrl'>,
): Feed {
  const own = agency.in(portal.language)
  const texts = new Map<string, string>()
  return {
    name: portal.name,
    language: portal.language,
    languages: own.languages,
    origin: publicUrl,
    agency: own,
    contact: {
      name: portal.contactName ?? own.name,
      phone: portal.contactPhone ?? own.phone,
      email: portal.contactEmail ?? own.email,
    },
    mostPictures: Math.min(portal.mostPictures ?? format.pictures.most, format.pictures.most),
    t: (language, key) => {
      const at = `${language} ${key}`
      const known = texts.get(at) ?? translate(language, key)
      texts.set(at, known)
      return known
    },
    option,
  }
}
