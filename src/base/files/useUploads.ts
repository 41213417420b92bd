import { useEffect, useState, useSyncExternalStore, useRef } from 'react'
import { noteUnsaved } from '#kit/form/draft/unsaved.ts'
import { upload } from '#kit/http/upload.ts'
import { mustNotBeTooLarge } from '#kit/ui/fileFailure.ts'
import { filesApi } from './files.contract.ts'
import type { FileLink } from './files.contract.ts'
import { UploadQueue } from './uploadQueue.ts'

/** Above every limit of the server. */
export const largestMegabytes = 200

type Keep = (files: FileLink[]) => Promise<unknown> | void

/**
 * Upload queue whose uploads continue when the screen is left. `keep` attaches the uploaded files, in the order in
 * which they were chosen unless `inOrder` is false.
 */
export function useUploads(keep: Keep, { inOrder = true } = {}) {
  const latest = useRef<Keep>(keep)
  useEffect(() => {
    latest.current = keep
  })
  const [queue] = useState(
    () =>
      new UploadQueue<File, FileLink[]>(
        () => {
          const keepSent = latest.current
          return { send, keep: async (files) => keepSent(files) }
        },
        { inOrder },
      ),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  const busy = uploads.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!busy) return undefined
    let abandoned = false
    const abandon = () => {
      abandoned = true
      for (const { key } of queue.uploads()) queue.cancel(key)
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (!abandoned) event.preventDefault()
    }
    const forget = noteUnsaved({ abandon })
    window.addEventListener('beforeunload', warn)
    return () => {
      forget()
      window.removeEventListener('beforeunload', warn)
    }
  }, [busy, queue])
  return { queue, uploads }
}

type SendOptions = { onProgress: (part: number) => void; signal: AbortSignal }

async function send(file: File, options: SendOptions): Promise<FileLink[]> {
  mustNotBeTooLarge(file, largestMegabytes)
  const form = new FormData()
  form.append('files', file, file.name)
  return upload(filesApi.addFiles, form, options)
}
