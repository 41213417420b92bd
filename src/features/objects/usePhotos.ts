// The pictures of one object: added, moved and removed at once, each change saved by itself.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { filesApi } from '#features/files/files.contract.ts'
import type { FileLink } from '#features/files/files.contract.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import { asChosen, moved } from './photoOrder.ts'
import { objectAnswered, objectTouched } from './useObject.ts'

export function usePhotos(object: ObjectEntity) {
  const t = useText()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { id, images } = object
  // What is shown before the server has answered; null: what the server said.
  const [ahead, setAhead] = useState<readonly FileLink[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const added = useRef(new Set<string>())
  const underWay = useRef(Promise.resolve())
  const waiting = useRef(0)
  const photos = ahead ?? images

  // One after the other, so that the last order that was seen is the one that stays.
  const save = (change: () => Promise<unknown>) => {
    waiting.current += 1
    underWay.current = underWay.current.then(async () => {
      try {
        setFailure(null)
        await change()
      } catch (error) {
        setFailure(error as Error)
      } finally {
        await objectTouched(queryClient, id)
        waiting.current -= 1
        if (waiting.current === 0) setAhead(null)
      }
    })
    return underWay.current
  }
  const order = (next: readonly FileLink[]) => {
    const body = next.map(({ systemName }) => systemName)
    return call(filesApi.reorderFiles, { body }, { quiet: true })
  }

  return {
    photos,
    failure,
    add: async (files: FileLink[], chosen: readonly string[]) => {
      const imagesNew = files.map(({ systemName }) => systemName).join(',')
      const saved = await call(objectsApi.saveObject, { body: { id, imagesNew } }, { quiet: true })
      for (const { systemName } of files) added.current.add(systemName)
      objectAnswered(queryClient, saved, language)
      const sorted = asChosen(saved.images, added.current, chosen)
      if (sorted.some(({ systemName }, index) => systemName !== saved.images[index]?.systemName))
        await save(() => order(sorted))
    },
    move: (from: number, to: number) => {
      const next = moved(photos, from, to)
      setAhead(next)
      void save(() => order(next))
    },
    remove: (photo: FileLink) => {
      const params = { systemName: photo.systemName }
      setAhead(photos.filter(({ systemName }) => systemName !== photo.systemName))
      void save(async () => {
        await call(filesApi.deleteFile, { params }, { quiet: true })
        showUndo({
          text: t('object.photo.removed'),
          undoText: t('kit.undo'),
          undo: () => save(() => call(filesApi.restoreFile, { params }, { quiet: true })),
        })
      })
    },
  }
}
