// Imports a calendar from an uploaded file.
import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { agencyToday } from '#kit/clock.ts'
import { receiveFiles } from '#kit/files/receiveFiles.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { keepRead, takeFeed } from './feedState.store.ts'
import { mostBytes, readCalendar } from './readCalendar.ts'

/** 400 that names the problem of the file; then nothing changes. */
export const readFeedFile = (
  { db, translate, publicUrl }: Pick<Backend, 'db' | 'translate' | 'publicUrl'>,
  id: number,
  request: FastifyRequest,
): Promise<void> =>
  receiveFiles(request, ['file'], async ([file, ...others]) => {
    if (others.length > 0) throw badInput({ file: ['occupancy.oneFile'] })
    const read =
      file!.size > mostBytes
        ? 'large'
        : await readCalendar(await readFile(file!.path), agencyToday())
    if (typeof read === 'string') throw badInput({ file: [`occupancy.failure.${read}`] })
    const feed = await takeFeed(db, id)
    if (!feed) throw notFound()
    await keepRead(db, feed, read, { translate, publicUrl })
  })
