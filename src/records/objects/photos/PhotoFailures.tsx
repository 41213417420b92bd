import { Modal } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { UploadFailures } from '#base/files/UploadFailures.tsx'

/** A dialog that lists failed uploads and why, once all others have finished. */
export function PhotoFailures({ queue, uploads }: ComponentProps<typeof UploadFailures>) {
  const t = useText()
  const onlyFailedLeft = uploads.length > 0 && uploads.every(({ state }) => state === 'failed')
  return (
    <Modal
      opened={onlyFailedLeft}
      onClose={() => queue.forgetFailed()}
      title={t('object.photo.error')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <UploadFailures queue={queue} uploads={uploads} />
    </Modal>
  )
}
