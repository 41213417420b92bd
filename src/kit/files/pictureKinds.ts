// The picture formats that can be shown: the one list for uploads, photos, covers, previews and the public site. The
// column "file"."isPicture" repeats it.

/** The extension of a stored file by its media type. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/apng', 'apng'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/tiff', 'tif'],
])

export const pictureTypes: readonly string[] = [...extensions.keys()]

/** Their names, for texts. */
export const pictureKinds = 'JPEG, PNG, WebP, AVIF, GIF, TIFF'

/** Whether files of this type can be shown as pictures. */
export const isPicture = (contentType: string): boolean => extensions.has(contentType)

const ends = [...extensions.values()].map((extension) => `.${extension}`)

/** The same, by the file's system name, whose extension was chosen by its content. */
export const hasPreview = (systemName: string): boolean =>
  ends.some((end) => systemName.endsWith(end))
