// Uploads photos that are dropped or chosen, many at once, and shows their progress.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconPhotoPlus } from '@tabler/icons-react'
import { pictureKinds, pictureTypes } from '#kit/files/pictureKinds.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { refuseDropped } from '#base/files/refuseDropped.ts'
import { UploadProgress } from '#base/files/UploadProgress.tsx'
import { useUploads } from '#base/files/useUploads.ts'
import { PhotoFailures } from './PhotoFailures.tsx'

type Props = {
  /** The names in the order of choice, because smaller files arrive before larger ones. `more`: uploads are still running. */
  onChosen: (names: readonly string[], more: boolean) => void
  onUploaded: (files: FileLink[]) => Promise<unknown>
}

export function PhotoDrop({ onChosen, onUploaded }: Props) {
  const t = useText()
  // Each photo is shown as it arrives; usePhotos sorts them.
  const { queue, uploads } = useUploads(onUploaded, { inOrder: false })
  const take = (files: File[]) => {
    onChosen(
      files.map(({ name }) => name),
      uploads.some(({ state }) => state !== 'failed'),
    )
    queue.add(files)
  }
  return (
    <Stack gap="xs">
      <PhotoFailures queue={queue} uploads={uploads} />
      <UploadProgress queue={queue} uploads={uploads} />
      <Dropzone
        multiple
        accept={[...pictureTypes]}
        onDrop={take}
        onDropAny={refuseDropped(queue, 'object.photo.refused', { kinds: pictureKinds })}
        // Keyboards and screen readers use the button inside.
        tabIndex={-1}
        activateOnKeyboard={false}
        enablePointerEvents
        p="md"
        inputProps={{ 'aria-label': t('object.photo.choose') }}
      >
        <Group gap="sm">
          <Text size="sm">{t('object.photo.drop')}</Text>
          <Button variant="light" leftSection={<IconPhotoPlus size={16} aria-hidden />}>
            {t('object.photo.choose')}
          </Button>
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          {t('object.photo.accepted', { kinds: pictureKinds })}
        </Text>
      </Dropzone>
    </Stack>
  )
}
