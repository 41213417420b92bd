// Makes the whole feed of a portal, checks it, and only then replaces the previous one.
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import type { LongWork } from '#kit/jobs/longWork.ts'
import { workOnNext } from '#kit/jobs/longWork.ts'
import type { Backend } from '#base/backend/backend.ts'
import { formatOf } from '../formats/formats.ts'
import type { Feed, Format } from '../formats/format.ts'
import { tellRefused } from '../portalAlerts.store.ts'
import { beginFeed, endFeed, forgetWait, giveUpFeed, waitingPortals } from './claimPortal.store.ts'
import type { ClaimedPortal, Portal } from './claimPortal.store.ts'
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

export type FeedServices = Pick<
  Backend,
  'db' | 'files' | 'log' | 'translate' | 'publicUrl' | 'agency'
>
export type MadeFeed = 'switched' | 'same' | 'refused'

/**
 * Makes the feed of this portal; undefined if there is no such portal or another server is making its feed. `acceptsLoss`: an
 * administrator has accepted that properties disappear.
 */
export async function makeFeed(
  parts: FeedServices,
  { id, acceptsLoss = false }: { id: number; acceptsLoss?: boolean },
): Promise<MadeFeed | undefined> {
  let made: MadeFeed | undefined
  await forgetWait(parts.db, id)
  const work = feedWork(parts, { id, acceptsLoss, onMade: (how) => (made = how) })
  const worked = await workOnNext(parts.db, work, parts.log)
  if (worked && 'failure' in worked) throw worked.failure
  return made
}

type FeedRequest = { id?: number; acceptsLoss?: boolean; onMade?: (how: MadeFeed) => void }

export const feedWork = (
  parts: FeedServices,
  { id, acceptsLoss = false, onMade = () => {} }: FeedRequest = {},
): LongWork<Portal> => ({
  ...waitingPortals(id),
  name: 'portal',
  work: async (leased) => {
    const { db, files, log } = parts
    const portal = await beginFeed(db, leased)
    try {
      await removeFeeds(files, portal.leftBehind)
      const made = await inTemporaryFolder((folder) =>
        make(parts, portal, join(folder, 'feed'), acceptsLoss),
      )
      if (made === 'refused')
        log.warn({ portal: portal.id }, 'a feed was refused; the one before stays')
      await endFeed(db, portal)
      onMade(made)
    } finally {
      await forgetDrafts(db, portal.feedId)
    }
  },
  fail: async (portal) => {
    await tellRefused(parts.db, portal, [['portal.wrong.failed']], parts)
    await giveUpFeed(parts.db, portal)
  },
})

async function make(
  parts: FeedServices,
  portal: ClaimedPortal,
  path: string,
  acceptsLoss: boolean,
): Promise<MadeFeed> {
  const { db, files } = parts
  const format = formatOf(portal.format)
  if (!format) return refuse(parts, portal, { reasons: [['portal.wrong.format']], lost: 0 })
  const ofView = await conditionsOfView(db, portal.viewId)
  if (!ofView) return refuse(parts, portal, { reasons: [['portal.wrong.view']], lost: 0 })
  const places = await readPlaces(db)
  const feed = feedOf(portal, format, places, parts)
  const job = { portal, ofView, format, feed, places, path, feedId: portal.feedId }
  const written = await writeFeed(db, job)
  const current = await currentFeed(db, portal.id)
  if (current?.stored && current.etag === written.hash && current.format === portal.format) {
    await keepSame(db, portal)
    return 'same'
  }
  const { stored } = portal
  let old: string[] | undefined
  try {
    // Stored under a temporary name during the check, because another core zips it meanwhile.
    const [faults, bytes, zippedBytes] = await Promise.all([
      format.check(createReadStream(path), written.count),
      files.write(stored, createReadStream(path), format.contentType),
      files.write(`${stored}.gz`, zipped(path), 'application/gzip'),
    ])
    const { reasons, lost } = await reasonsAgainst(db, portal, { faults, acceptsLoss })
    if (reasons.length > 0) return await refuse(parts, portal, { reasons, lost, written })
    old = await switchFeed(db, portal, { written, bytes, zippedBytes })
    return 'switched'
  } finally {
    await removeFeeds(files, old ?? [stored])
  }
}

const removeFeeds = (files: FeedServices['files'], names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => removeFeed(files, name)))

function zipped(path: string) {
  const file = createReadStream(path)
  const gzip = createGzip({ level: 4 })
  file.on('error', (error) => gzip.destroy(error))
  return file.pipe(gzip)
}

async function refuse(
  parts: FeedServices,
  portal: ClaimedPortal,
  why: Parameters<typeof refuseFeed>[2],
): Promise<MadeFeed> {
  await refuseFeed(parts.db, portal, why)
  await tellRefused(parts.db, portal, why.reasons, parts)
  return 'refused'
}

function feedOf(
  portal: ClaimedPortal,
  format: Format,
  { option }: ReadPlaces,
  { agency, translate, publicUrl }: Pick<FeedServices, 'agency' | 'translate' | 'publicUrl'>,
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
