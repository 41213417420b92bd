import { Button, CloseButton, Group, Title } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { OpenQuestion } from './confirmation.ts'
import classes from './ConfirmDialog.module.css'
import { useFocusBack } from '../useFocusBack.ts'

// Esc answers this question alone, and does not close a dialog of the library below it.
const escapesAlone = { 'data-mantine-stop-propagation': true }

/**
 * Asks one question: Enter confirms, Esc and everything else declines. The browser's own dialog, because every first visit
 * loads it: the library's would be a tenth of the start page.
 */
export function ConfirmDialog({ asked }: { asked: OpenQuestion }) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const decline = () => asked.answer(false)
  useFocusBack()
  useEffect(() => {
    dialog.current?.showModal()
    confirm.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={decline}
      closedby="any"
    >
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} id={titleId}>
          {asked.title ?? t('kit.confirm')}
        </Title>
        <CloseButton aria-label={t('kit.close')} onClick={decline} {...escapesAlone} />
      </Group>
      {asked.text}
      {asked.points && (
        <ul>
          {asked.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={decline} {...escapesAlone}>
          {asked.cancelText ?? t('kit.cancel')}
        </Button>
        <Button
          ref={confirm}
          {...escapesAlone}
          {...(asked.danger && { color: 'trouble' })}
          onClick={() => asked.answer(true)}
        >
          {asked.confirmText ?? t('kit.ok')}
        </Button>
      </Group>
    </dialog>
  )
}
