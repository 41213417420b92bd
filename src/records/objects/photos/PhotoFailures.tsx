import { Modal } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { UploadFailures } from '#base/files/UploadFailures.tsx'

/** In front of the form, once all that could be uploaded is: what was not, and why. */
export function PhotoFailures({ queue, uploads }: ComponentProps<typeof UploadFailures>) {
  const t = useText()
  const isDone = uploads.length > 0 && uploads.every(({ state }) => state === 'failed')
  return (
    <Modal
      opened={isDone}
      onClose={() => queue.forgetFailed()}
      title={t('object.photo.error')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <UploadFailures queue={queue} uploads={uploads} />
    </Modal>
  )
}
