import type { FileRejection } from '@mantine/dropzone'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { Refused } from '#kit/ui/fileFailure.ts'
import type { FileLink } from './files.contract.ts'
import type { UploadQueue } from './uploadQueue.ts'

/**
 * For `onDropAny` of a drop zone: tells of what was dropped or chosen and is not taken, beside what is fine.
 * `why` says of a {{name}} that it is of another type, with these `params`.
 */
export const refuseDropped =
  (
    queue: UploadQueue<File, FileLink[]>,
    why: MessageKey = 'file.failed',
    params: Record<string, string> = {},
  ) =>
  (fine: readonly File[], refused: readonly FileRejection[]): void => {
    const files = refused.map(({ file }) => file)
    if (files.length > 0) queue.refuse(files, new Refused(why, params))
    // The files of a folder come as if they had been dropped themselves.
    if (files.length + fine.length === 0)
      queue.refuse([new File([], '')], new Refused('file.emptyFolder'))
  }
