import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call, CallFailed } from '#kit/http/call.ts'
import { refresh } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { listViewsApi } from './listViews.contract.ts'
import type { ListView } from './listViews.contract.ts'

type Props = {
  list: ListName
  /** Null for a new view. */
  view: ListView | null
  /** The current filters, order and columns of the list. */
  shown: Pick<ListView, 'filters' | 'sort' | 'columns'>
  close: () => void
}

export function ViewForm({ list, view: opened, shown, close }: Props) {
  const t = useText()
  const remove = useDelete()
  // The view as changed by another user, once a conflict was reported.
  const [theirs, setTheirs] = useState<ListView | null>(null)
  const view = theirs ?? opened
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [isTaken, setIsTaken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      close()
    } catch (refused) {
      setFailure(refused)
      const current = changedMeanwhile(refused)
      if (!current) return
      setTheirs(current)
      void refresh('listView')
    } finally {
      setBusy(false)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const quiet = { quiet: true }
    void run(() =>
      view
        ? call(
            listViewsApi.saveListView,
            { body: { id: view.id, version: view.version, name, shared, ...(isTaken && shown) } },
            quiet,
          )
        : call(listViewsApi.addListView, { body: { list, name, shared, ...shown } }, quiet),
    )
  }
  const erase = ({ id }: ListView) => {
    const params = { params: { id: String(id) } }
    return remove({
      remove: () => call(listViewsApi.deleteListView, params, { quiet: true }),
      text: t('listView.deleted', { name: view?.name ?? '' }),
      restore: () => call(listViewsApi.restoreListView, params),
    })
  }
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      title={t(view ? 'listView.editTitle' : 'listView.addTitle')}
      centered
    >
      <form onSubmit={save}>
        <Stack gap="sm">
          {failure !== null && <Failure text={failureText(failure, t)} />}
          {theirs && <Text size="sm">{t('listView.isNow', { name: theirs.name })}</Text>}
          <TextInput
            label={t('listView.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={80}
            required
            data-autofocus
          />
          <Checkbox
            label={t('listView.shareIt')}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          {view && (
            <Checkbox
              label={t('listView.takeOver')}
              checked={isTaken}
              onChange={(event) => setIsTaken(event.currentTarget.checked)}
            />
          )}
          <Group justify="space-between">
            <Button type="submit" loading={busy}>
              {t(theirs ? 'listView.saveMine' : 'kit.save')}
            </Button>
            {theirs && (
              <Button variant="default" disabled={busy} onClick={close}>
                {t('listView.takeTheirs')}
              </Button>
            )}
            {view && !theirs && (
              <Button
                variant="subtle"
                color="trouble"
                disabled={busy}
                onClick={() => void run(() => erase(view))}
              >
                {t('listView.delete')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

const changedMeanwhile = (refused: unknown) =>
  refused instanceof CallFailed && refused.status === 409
    ? (refused.problem['current'] as ListView | undefined)
    : undefined
