import type { FileRejection } from '@mantine/dropzone'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { RefusedFile } from '#kit/ui/fileFailure.ts'
import type { FileLink } from './files.contract.ts'
import type { UploadQueue } from './uploadQueue.ts'

/**
 * For `onDropAny` of a drop zone: reports files that are not accepted; accepted ones are not affected. `why` is the
 * message for a file of another type, with {{name}} and these `params`.
 */
export const refuseDropped =
  (
    queue: UploadQueue<File, FileLink[]>,
    why: MessageKey = 'file.failed',
    params: Record<string, string> = {},
  ) =>
  (fine: readonly File[], refused: readonly FileRejection[]): void => {
    const files = refused.map(({ file }) => file)
    if (files.length > 0) queue.refuse(files, new RefusedFile(why, params))
    // Files in a dropped folder arrive as if dropped themselves; nothing arrives from an empty folder.
    if (files.length + fine.length === 0)
      queue.refuse([new File([], '')], new RefusedFile('file.emptyFolder'))
  }
