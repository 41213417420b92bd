import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** The device in the hands of who signs: above all else of the agency's, which is not for their eyes. */
export function HandedOver({ title, onClose, children }: Props) {
  const t = useText()
  return (
    <Modal
      opened
      fullScreen
      title={title}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {children}
    </Modal>
  )
}
