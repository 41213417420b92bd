import { pathOf } from '#kit/http/call.ts'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'

/** The URL of a picture, as a small preview or in screen size. */
export const pictureAddress = (
  { systemName }: Pick<FileLink, 'systemName'>,
  size: 'thumb' | 'large',
): string => pathOf(filesApi.getFile.path, { systemName }, { size })
