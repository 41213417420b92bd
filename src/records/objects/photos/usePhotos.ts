// The pictures of one object: added, moved and removed at once, each change saved by itself.
import { useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { asChosen, moved } from './photoOrder.ts'

/** What was chosen at one go, by name, and what of it has arrived, by system name. */
type Batch = { chosen: readonly string[]; arrived: Set<string> }

export function usePhotos(object: ObjectEntity) {
  const t = useText()
  const deleteWithUndo = useDelete()
  const { id, images } = object
  // What is shown before the server has answered; null: what the server said.
  const [ahead, setAhead] = useState<readonly FileLink[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const batch = useRef<Batch>({ chosen: [], arrived: new Set() })
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)
  const photos = ahead ?? images

  // One after the other, so that the last order that was seen is the one that stays.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = underWay.current.then(work)
    underWay.current = done.catch(() => {})
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
    return inTurn(async () => {
      await attempt(change)
      waiting.current -= 1
      if (waiting.current === 0) setAhead(null)
    })
  }
  const order = (next: readonly FileLink[]) => {
    const body = next.map(({ systemName }) => systemName)
    return call(filesApi.reorderFiles, { body }, { quiet: true })
  }

  return {
    photos,
    failure,
    /** `more`: while others that were chosen before are still on their way. */
    choose: (names: readonly string[], more: boolean) => {
      const { chosen, arrived } = batch.current
      batch.current = more
        ? { chosen: [...chosen, ...names], arrived }
        : { chosen: names, arrived: new Set() }
    },
    add: (files: FileLink[]) =>
      inTurn(async () => {
        const imagesNew = files.map(({ systemName }) => systemName).join(',')
        const body = { id, imagesNew }
        const saved = await call(objectsApi.saveObject, { body }, { quiet: true })
        const { chosen, arrived } = batch.current
        for (const { systemName } of files) arrived.add(systemName)
        const sorted = asChosen(saved.images, arrived, chosen)
        if (sorted.some(({ systemName }, index) => systemName !== saved.images[index]?.systemName))
          await attempt(() => order(sorted))
      }),
    move: (from: number, to: number) => {
      // What the person has put in order stays so; what still arrives goes behind it.
      batch.current.arrived.clear()
      const next = moved(photos, from, to)
      setAhead(next)
      void save(() => order(next))
    },
    /** Damaged as it is, the public may see it. */
    accept: ({ systemName }: FileLink) =>
      void save(() => call(filesApi.acceptFile, { params: { systemName } }, { quiet: true })),
    remove: (photo: FileLink) => {
      const params = { systemName: photo.systemName }
      setAhead(photos.filter(({ systemName }) => systemName !== photo.systemName))
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
