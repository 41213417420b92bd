// Fetches the photos of an import: packed ones, and those from their URLs, several at once. Each is committed separately, so
// that a killed server leaves none half-done and the next one resumes.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Budget } from '#kit/processes/budget.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import { fetchOutside } from '#kit/http/outside/fetchOutside.ts'
import { NotFetched } from '#kit/http/outside/fetchWhole.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { jobOf } from '../work/jobOf.store.ts'
import { isPriorWorkWaiting, endWork, giveUpLease, stopNotAllowed } from '../work/lease.store.ts'
import type { Lease } from '../work/lease.store.ts'
import { keepPhoto, notePhoto, noteUnexpected, photoLimits } from './keepPhoto.store.ts'
import type { WaitingPhoto } from './keepPhoto.store.ts'
import { unpackPhotos } from './unpackPhotos.store.ts'
import { hasUser, nameOfPhoto } from './photoAddress.ts'

type Fetching = Pick<Backend, 'db' | 'files' | 'log' | 'reach'>

const atOnce = 4
/** Limits the load on other servers. */
const mostOfHost = 2
const batch = 40

export async function fetchPhotos(backend: Fetching, lease: Lease): Promise<void> {
  const { db } = backend
  const job = await jobOf(db, lease.importId)
  if (job === null) return stopNotAllowed(db, lease)
  const hosts = new Map<string, Budget>()
  const turnAt = (host: string) => {
    const known = hosts.get(host) ?? new Budget(mostOfHost)
    hosts.set(host, known)
    return known
  }
  const fetchNext = (photo: WaitingPhoto) =>
    turnAt(URL.parse(photo.source)?.host ?? '').spend(1, () =>
      fetchOne(backend, lease, photo, job.actor),
    )
  // Photos have the lowest priority, because people wait for their uploaded files.
  if (!(await unpackPhotos(backend, lease, job)))
    return (await jobOf(db, lease.importId))
      ? void (await giveUpLease(db, lease))
      : stopNotAllowed(db, lease)
  for (;;) {
    const waiting = await waitingPhotos(db, lease.importId)
    if (waiting.length === 0) return endWork(db, lease, { state: 'done' })
    if (!(await jobOf(db, lease.importId))) return stopNotAllowed(db, lease)
    if (await isPriorWorkWaiting(db)) return void (await giveUpLease(db, lease))
    await severalAtOnce(waiting, fetchNext)
  }
}

async function waitingPhotos(db: Db, importId: number): Promise<WaitingPhoto[]> {
  const { rows } = await sql<WaitingPhoto>`
    SELECT "id", "objectId", "number", "position", "source" FROM "importPhoto"
    WHERE "importId" = ${importId} AND "state" = 'waiting' AND "number" IS NOT NULL ORDER BY "id" LIMIT ${batch}
  `.execute(db)
  return rows
}

/** Processes all; after a failure stops the running ones and starts no others. */
async function severalAtOnce(
  all: readonly WaitingPhoto[],
  work: (photo: WaitingPhoto) => Promise<void>,
) {
  const waiting = all.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const one of waiting) {
      if (failures.length > 0) return
      await work(one).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}

async function fetchOne(
  { db, files, log, reach }: Fetching,
  lease: Lease,
  photo: WaitingPhoto,
  actor: Actor,
): Promise<void> {
  const { source } = photo
  try {
    if (hasUser(source)) throw new NotFetched('address')
    const content = await fetchOutside(source, photoLimits, reach, 'image/*')
    await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'photo')
      await writeFile(path, content)
      const arrived = { path, userName: nameOfPhoto(source) }
      await keepPhoto({ db, files }, lease, photo, arrived, actor)
    })
  } catch (error) {
    if (!(error instanceof NotFetched)) return noteUnexpected({ db, log }, lease, photo, error)
    const why = hasUser(source) ? 'user' : error.reason
    await notePhoto(db, lease, photo, { state: 'failed', why: `import.photo.why.${why}` })
  }
}
