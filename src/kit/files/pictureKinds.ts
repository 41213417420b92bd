// The kinds of pictures that can be shown. The one list for uploads, photos, covers, previews and the public
// site; the database says the same in "file"."isPicture".

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

/** As people call them, for texts. */
export const pictureKinds = 'JPEG, PNG, WebP, AVIF, GIF, TIFF'

/** Whether files of this type can be shown as pictures. */
export const isPicture = (contentType: string): boolean => extensions.has(contentType)

const ends = [...extensions.values()].map((extension) => `.${extension}`)

/** The same, by the system name that the file was given for its content. */
export const hasPreview = (systemName: string): boolean =>
  ends.some((end) => systemName.endsWith(end))
