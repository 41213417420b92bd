// The photos of an object: adding, moving and removing, each shown at once and saved on its own.
import { useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { inChosenOrder, moved } from './photoOrder.ts'

/** The photos chosen together: their names, and the system names of those that have arrived. */
type Batch = { chosen: readonly string[]; arrived: Set<string> }

export function usePhotos(object: ObjectEntity) {
  const t = useText()
  const deleteWithUndo = useDelete()
  const { id, images } = object
  // The photos as changed here, until the server has answered; null: as the server sent them.
  const [optimistic, setOptimistic] = useState<readonly FileLink[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const batch = useRef<Batch>({ chosen: [], arrived: new Set() })
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const photos = optimistic ?? images

  // Requests run one after the other, so that the last order the user saw is the one stored.
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = lastRequest.current.then(work)
    lastRequest.current = done.catch(() => {})
    return done
  }
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      setFailure(null)
      await change()
      await refreshed()
    } catch (error) {
      setFailure(error as Error)
      await refresh('object')
    }
  }
  const save = (change: () => Promise<unknown>) => {
    waiting.current += 1
    return enqueue(async () => {
      await attempt(change)
      waiting.current -= 1
      if (waiting.current === 0) setOptimistic(null)
    })
  }
  const order = (next: readonly FileLink[]) => {
    const body = next.map(({ systemName }) => systemName)
    return call(filesApi.reorderFiles, { body }, { quiet: true })
  }

  return {
    photos,
    failure,
    /** `more`: photos that were chosen before are still being uploaded. */
    choose: (names: readonly string[], more: boolean) => {
      const { chosen, arrived } = batch.current
      batch.current = more
        ? { chosen: [...chosen, ...names], arrived }
        : { chosen: names, arrived: new Set() }
    },
    add: (files: FileLink[]) =>
      enqueue(async () => {
        const imagesNew = files.map(({ systemName }) => systemName).join(',')
        const body = { id, imagesNew }
        const saved = await call(objectsApi.saveObject, { body }, { quiet: true })
        const { chosen, arrived } = batch.current
        for (const { systemName } of files) arrived.add(systemName)
        const sorted = inChosenOrder(saved.images, arrived, chosen)
        if (sorted.some(({ systemName }, index) => systemName !== saved.images[index]?.systemName))
          await attempt(() => order(sorted))
      }),
    move: (from: number, to: number) => {
      // Keeps the user's order: photos that arrive later go to the end.
      batch.current.arrived.clear()
      const next = moved(photos, from, to)
      setOptimistic(next)
      void save(() => order(next))
    },
    /** Accepts a damaged photo for publication. */
    accept: ({ systemName }: FileLink) =>
      void save(() => call(filesApi.acceptFile, { params: { systemName } }, { quiet: true })),
    remove: (photo: FileLink) => {
      const params = { systemName: photo.systemName }
      setOptimistic(photos.filter(({ systemName }) => systemName !== photo.systemName))
      void save(() =>
        deleteWithUndo({
          remove: () => call(filesApi.deleteFile, { params }, { quiet: true }),
          text: t('object.photo.removed'),
          restore: () => save(() => call(filesApi.restoreFile, { params }, { quiet: true })),
        }),
      )
    },
  }
}
