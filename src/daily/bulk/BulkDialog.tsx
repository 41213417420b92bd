// Dialog of a bulk action: asks first, then shows progress and the outcome of each record.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import type { BulkKind } from '#base/register/records.contract.ts'
import type { BulkAction } from './bulkActions.ts'
import { offerUndo } from './offerUndo.ts'
import { BulkRunResult } from './BulkRunResult.tsx'
import { useRun } from './useRun.ts'

type Props = {
  action: BulkAction
  kind: BulkKind
  ids: readonly number[]
  /** Title of the list. */
  title: string
  /** `isDone`: the action has run, so the rows are unticked. */
  onClose: (isDone: boolean) => void
}

export function BulkDialog({ action, kind, ids, title, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const { run, start, stop, goOn } = useRun()
  // The rows that were ticked when the dialog opened.
  const [chosenIds] = useState(ids)
  const [account, setAccount] = useState<{ id: number | null; text: string }>({
    id: null,
    text: '',
  })
  const isRunning = run?.state === 'running'
  const begin = () => void start({ action, kind, accountId: account.id, undo: false }, chosenIds)
  const changed = run?.outcomes.filter((one) => one.changed).map(({ id }) => id) ?? []
  const undo = () => void start({ ...run!.request, undo: true }, changed)
  const close = () => {
    if (isRunning) return
    if (run && !run.request.undo && changed.length > 0) offerUndo(run.request, changed, t)
    onClose(run !== null)
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t(`bulk.title.${action}`)}
      closeOnClickOutside={!run}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {run ? (
        <BulkRunResult run={run} onStop={stop} onUndo={undo} onGoOn={goOn} onClose={close} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (action !== 'assign' || account.id !== null) begin()
          }}
        >
          <Text mb="md">{t(`bulk.ask.${action}`, { count: chosenIds.length, list: title })}</Text>
          {action === 'assign' && (
            <AccountPicker
              filter={2}
              label={t('bulk.assignTo')}
              value={account.id}
              text={account.text}
              onChange={(id, text) => setAccount({ id, text: text ?? '' })}
            />
          )}
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => onClose(false)}>
              {t('kit.cancel')}
            </Button>
            <Button
              type="submit"
              data-autofocus={action === 'assign' ? undefined : true}
              disabled={action === 'assign' && account.id === null}
              {...(action === 'delete' && { color: 'trouble' })}
            >
              {t(`bulk.do.${action}`)}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  )
}
