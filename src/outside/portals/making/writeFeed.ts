// Writes a feed to a file property by property, and notes the result for each.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { RawBuilder, SqlBool } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Db } from '#base/backend/backend.ts'
import { refused } from '../formats/format.ts'
import type { Feed, Format } from '../formats/format.ts'
import { energyRuleToday } from '#records/objects/publish/energyRule.store.ts'
import type { EnergyRule } from '#records/objects/publish/publishGate.ts'
import { refusedByLaw } from '../formats/law.ts'
import { factsLeftOut } from '../formats/factsLeftOut.ts'
import { listingOf, readListings } from './readListings.store.ts'
import type { ListingsToWrite } from './readListings.store.ts'
import { noteDrafts } from './drafts.store.ts'
import type { Draft } from './drafts.store.ts'
import type { ReadPlaces } from './listingPlaces.store.ts'

type Job = {
  feedId: number
  portal: { id: number; mostObjects: number | null }
  /** The selection of properties. */
  ofView: RawBuilder<SqlBool>
  format: Format
  feed: Feed
  places: ReadPlaces
  /** The path of the file to write. */
  path: string
}

/** `hash`: of the content without the time at which it was made. */
export type WrittenFeed = { count: number; refusedCount: number; hash: string; madeOn: string }

const batch = 250

/** Feeds have times in whole seconds. */
const wholeSecond = (instant: string) => `${instant.slice(0, 19)}Z`

export async function writeFeed(db: Db, job: Job): Promise<WrittenFeed> {
  const { format, feed, portal, ofView, path } = job
  const madeOn = wholeSecond(instantNow())
  const lawful = { ...job, energyRule: await energyRuleToday(db) }
  const hash = createHash('sha256')
  const stream = createWriteStream(path)
  // `finished` throws disk errors; without this handler they would end the server.
  const ended = finished(stream)
  ended.catch(() => undefined)
  const write = async (text: string) => {
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ended])
  }
  const read = (after: number) =>
    afterwards(readListings(db, { portalId: portal.id, ofView, after, most: batch }))
  let next = read(0)
  let noted = Promise.resolve<unknown>(undefined)
  try {
    hash.update(format.head(feed, ''))
    await write(format.head(feed, madeOn))
    let [count, refusedCount] = [0, 0]
    for (let isLast = false; !isLast;) {
      const rows = await next
      isLast = rows.length < batch
      // Writes this batch while the database reads the next one.
      if (!isLast) next = read(rows.at(-1)!.listing.id)
      const drafts: Draft[] = []
      const texts: string[] = []
      for (const row of rows) {
        const isFull = portal.mostObjects !== null && count >= portal.mostObjects
        const { text, ...draft } = draftOf(row, lawful, madeOn, isFull)
        drafts.push(draft)
        if (text === null) refusedCount++
        else texts.push(count++ === 0 ? text : format.between + text)
        // The hash covers each item by its own hash and the time of its last change.
        if (text !== null) hash.update(`\n${draft.itemHash} ${draft.changedOn}`)
      }
      await noted
      noted = afterwards(noteDrafts(db, job.feedId, drafts))
      await write(texts.join(''))
    }
    await noted
    hash.update(format.foot(feed, count))
    await write(format.foot(feed, count))
    stream.end()
    await ended
    return { count, refusedCount, hash: hash.digest('base64url'), madeOn }
  } finally {
    // Ensures that no query is running when the rows of this feed are removed.
    await Promise.allSettled([next, noted])
    stream.destroy()
  }
}

/** Awaited later: an error meanwhile would end the server. */
function afterwards<T>(started: Promise<T>): Promise<T> {
  started.catch(() => undefined)
  return started
}

function draftOf(
  row: ListingsToWrite,
  { format, feed, places, energyRule }: Job & { energyRule: EnergyRule },
  now: string,
  isFull: boolean,
): Draft & { text: string | null } {
  const refuse = (reasons: readonly TextLine[], unsaid: string[] = []) => ({
    objectId: row.listing.id,
    isWritten: false,
    reasons,
    unsaid,
    text: null,
    itemHash: row.itemHash,
    changedOn: row.changedOn,
  })
  const listing = listingOf(row, places)
  if (!listing) return refuse(refused('place').refused)
  const unsaid = factsLeftOut(listing, format, feed.mostPictures)
  const unlawful = refusedByLaw(listing, format, energyRule)
  if (unlawful.length > 0) return refuse(unlawful, unsaid)
  if (isFull) return refuse(refused('limit').refused, unsaid)
  const item = format.item(listing, feed)
  if ('refused' in item) return refuse(item.refused, unsaid)
  const itemHash = createHash('sha256').update(item.write('')).digest('base64url')
  const changedOn =
    itemHash === row.itemHash && row.changedOn ? wholeSecond(row.changedOn) : later(row, now)
  return {
    objectId: listing.id,
    isWritten: true,
    reasons: [],
    unsaid,
    itemHash,
    changedOn,
    text: item.write(changedOn),
  }
}

/** Now, or one second after the last change, because portals compare whole seconds. */
function later({ changedOn }: ListingsToWrite, now: string): string {
  if (!changedOn || wholeSecond(changedOn) < now) return now
  return wholeSecond(new Date(Date.parse(changedOn) + 1000).toISOString())
}
