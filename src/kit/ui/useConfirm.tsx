import { modals } from '@mantine/modals'
import { useCallback } from 'react'
import { useText } from '../i18n/useText.ts'

type Question = {
  text: string
  title?: string
  confirmText?: string
  cancelText?: string
  /** What is confirmed destroys something. */
  danger?: boolean
}

/** Asks in a dialog: Enter confirms, Esc and everything else declines. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const t = useText()
  return useCallback(
    ({ text, title, confirmText, cancelText, danger }) =>
      new Promise((answer) => {
        modals.openConfirmModal({
          title: title ?? t('kit.confirm'),
          children: text,
          labels: { confirm: confirmText ?? t('kit.ok'), cancel: cancelText ?? t('kit.cancel') },
          confirmProps: { 'data-autofocus': true, size: 'sm', ...(danger && { color: 'trouble' }) },
          cancelProps: { size: 'sm' },
          closeButtonProps: { 'aria-label': t('kit.close') },
          onConfirm: () => answer(true),
          onClose: () => answer(false),
        })
      }),
    [t],
  )
}
