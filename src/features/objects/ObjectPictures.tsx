import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { FileLink } from '#features/files/files.contract.ts'
import classes from './objects.module.css'

// Sliding pictures need code that no other screen needs.
const PictureCarousel = lazy(() =>
  import('./PictureCarousel.tsx').then((all) => ({ default: all.PictureCarousel })),
)

/** The pictures of an object, nothing when there are none. */
export function ObjectPictures({ images }: { images: readonly FileLink[] }) {
  if (images.length === 0) return null
  return (
    <Suspense fallback={<Skeleton className={classes.carousel} mb="md" />}>
      <PictureCarousel images={images} />
    </Suspense>
  )
}
