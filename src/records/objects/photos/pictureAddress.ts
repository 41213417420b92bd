import { pathOf } from '#kit/http/call.ts'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'

/** Where a picture is loaded from: as a small preview, or as large as a screen shows it. */
export const pictureAddress = (
  { systemName }: Pick<FileLink, 'systemName'>,
  size: 'thumb' | 'large',
): string => pathOf(filesApi.getFile.path, { systemName }, { size })
