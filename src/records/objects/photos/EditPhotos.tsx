import { Alert, Skeleton, Stack } from '@mantine/core'
import { memo } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import type { ObjectEntity } from '../objects.contract.ts'
import { EditSection } from '../edit/EditSection.tsx'
import { PhotoDrop } from './PhotoDrop.tsx'
import { usePhotos } from './usePhotos.ts'

// Drag and drop is a large chunk; load it only if there are photos to sort.
const PhotoGrid = lazyPart(() => import('./PhotoGrid.tsx').then((all) => all.PhotoGrid), {
  place: () => <Skeleton h={170} />,
})

/** The photos of an object. They are saved on their own, so typing in the form need not re-render them. */
export const EditPhotos = memo(function Photos({ object }: { object: ObjectEntity }) {
  const t = useText()
  const { photos, failure, choose, add, move, remove, accept } = usePhotos(object)
  return (
    <EditSection name="photos" count={photos.length} columns={1}>
      <Stack gap="sm">
        {failure && (
          <Alert color="trouble" role="alert" title={t('object.photo.failed')}>
            {failure.message}
          </Alert>
        )}
        {photos.length > 0 && (
          <PhotoGrid photos={photos} onMove={move} onRemove={remove} onAccept={accept} />
        )}
        <PhotoDrop onChosen={choose} onUploaded={add} />
      </Stack>
    </EditSection>
  )
})
