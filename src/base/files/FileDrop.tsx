// Drop zone for files, with the progress of each upload.
import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from './files.contract.ts'
import { refuseDropped } from './refuseDropped.ts'
import { UploadFailures } from './UploadFailures.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { largestMegabytes, useUploads } from './useUploads.ts'

type Props = {
  /** Attaches or remembers the uploaded files; on failure, the user can retry. */
  onUploaded: (files: FileLink[]) => Promise<unknown> | void
}

export function FileDrop({ onUploaded }: Props) {
  const t = useText()
  const byTouch = useMediaQuery('(pointer: coarse)')
  const { queue, uploads } = useUploads(onUploaded)
  return (
    <Stack gap="xs">
      <UploadFailures queue={queue} uploads={uploads} />
      <UploadProgress queue={queue} uploads={uploads} />
      <Dropzone
        multiple
        onDrop={(files) => queue.add(files)}
        onDropAny={refuseDropped(queue)}
        // Keyboards and screen readers use the button inside.
        tabIndex={-1}
        activateOnKeyboard={false}
        enablePointerEvents
        px="md"
        py="sm"
        inputProps={{ 'aria-label': t('file.choose') }}
      >
        <Group gap="sm">
          <Button variant="light" leftSection={<IconUpload size={16} aria-hidden />}>
            {t('file.choose')}
          </Button>
          {byTouch && <TakePhoto onTaken={(photo) => queue.add([photo])} />}
          {!byTouch && (
            <Text size="sm">
              <Dropzone.Accept>{t('file.dropNow')}</Dropzone.Accept>
              <Dropzone.Idle>{t('file.drop')}</Dropzone.Idle>
            </Text>
          )}
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          {t('file.accepted', { max: largestMegabytes })}
        </Text>
      </Dropzone>
    </Stack>
  )
}

/** Opens a phone's camera. */
function TakePhoto({ onTaken }: { onTaken: (photo: File) => void }) {
  const t = useText()
  const icon = <IconCamera size={16} aria-hidden />
  return (
    // Otherwise the drop zone would open its file dialog as well.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <FileButton accept="image/*" capture="environment" onChange={(file) => file && onTaken(file)}>
        {(props) => (
          <Button {...props} variant="light" leftSection={icon}>
            {t('file.takePhoto')}
          </Button>
        )}
      </FileButton>
    </span>
  )
}
