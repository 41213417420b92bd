import { Button, Paper, Skeleton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '../objects.paths.ts'
import type { ObjectView } from '../objects.contract.ts'
import classes from '../objects.module.css'

// The carousel is a chunk that no other screen needs.
const PictureCarousel = lazyPart(
  () => import('./PictureCarousel.tsx').then((all) => all.PictureCarousel),
  { place: () => <Skeleton className={classes.carousel} mb="md" /> },
)

/** The pictures of an object, or a button to add some. */
export function ObjectPictures({ object }: { object: Pick<ObjectView, 'id' | 'images'> }) {
  const { id, images } = object
  if (images.length === 0) return <NoPictures id={id} />
  return <PictureCarousel images={images} />
}

function NoPictures({ id }: { id: number }) {
  const t = useText()
  return (
    <Paper withBorder mb="md" className="noPrint">
      <EmptyState
        icon={<IconPhoto size={22} stroke={1.5} />}
        title={t('object.noPictures')}
        text={t('object.noPicturesText')}
        action={
          <Button
            component={RouteLink}
            href={`${objectPaths.object(id, 1)}#photos`}
            variant="light"
          >
            {t('object.addPictures')}
          </Button>
        }
      />
    </Paper>
  )
}
