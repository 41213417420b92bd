import { RefusedFile, mustNotBeTooLarge } from '#kit/ui/fileFailure.ts'
import { photoMegabytes } from '../orders.contract.ts'

/** Pixels: a document fills them legibly, and the JPEG waits on a phone without taking much room. */
const longestSide = 1600

/** The photo as a JPEG, upright, without what the camera noted, such as the place. Rejects with RefusedFile. */
export async function smallPhoto(file: File): Promise<Blob> {
  mustNotBeTooLarge(file, photoMegabytes)
  const picture = await createImageBitmap(file).catch(() => {
    throw new RefusedFile('order.photo.unreadable')
  })
  const part = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * part))
  canvas.height = Math.max(1, Math.round(picture.height * part))
  const context = canvas.getContext('2d')
  if (context) {
    // Of a picture with transparent parts these would become black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  )
  if (!context || !small) throw new RefusedFile('order.photo.unreadable')
  return small
}
