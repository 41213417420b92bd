// Bar of bulk actions below the list for the ticked rows; it overlays the list, so that nothing moves.
import { Button, CloseButton, Text } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { mostNumbers } from '#kit/http/paging.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { saveFile } from '#kit/ui/saveFile.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { bulkApi } from './bulk.contract.ts'
import { BulkDialog } from './BulkDialog.tsx'
import type { BulkOf, Chosen } from '#base/lists/ticked/bulkOf.ts'
import { canBeAssigned } from './bulkActions.ts'
import type { BulkAction } from './bulkActions.ts'
import { BulkExports } from './BulkExports.tsx'
import { MailButton } from './MailButton.tsx'
import { TickedBar } from './TickedBar.tsx'

type Props = {
  of: BulkOf
  chosen: Chosen
  onChoose: (ids: readonly number[], all: boolean) => void
  onStop: () => void
}

export function BulkBar({ of, chosen, onChoose, onStop }: Props) {
  const t = useText()
  const go = useGo()
  const [action, setAction] = useState<BulkAction | null>(null)
  const [busy, setBusy] = useState<'all' | 'export' | null>(null)
  const { kind, list } = of
  const { totalRows = 0 } = list
  const count = chosen.ids.length

  // `call` shows errors itself.
  const during = (what: 'all' | 'export', work: () => Promise<void>) => {
    setBusy(what)
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(null))
  }
  const selectAll = async () => {
    const { endpoint, input } = list.asked!
    const withNumbers = { ...input, numbers: true }
    const sent = endpoint.method === 'GET' ? { query: withNumbers } : { body: withNumbers }
    // Every list's endpoint takes `numbers`, but the type of this one is not known here.
    const { numbers } = (await call(endpoint, sent as never)) as { numbers: number[] }
    onChoose(numbers, true)
  }
  const exportThem = async () => {
    const columns = of.columns.shown
      .filter(({ key }) => key !== 'edit' && key !== 'picture')
      .map(({ key, label }) => ({ key, title: t(label) }))
    const ids = chosen.all ? {} : { ids: [...chosen.ids] }
    const body = { list: of.name, input: list.asked?.input ?? {}, columns, ...ids }
    // `call` resolves responses other than JSON to a Blob; the contract's `file` has no type for them.
    const sheet = (await call(bulkApi.exportList, { body })) as unknown as Blob
    saveFile(sheet, `${t(of.title)}.xlsx`)
  }
  const [kept, duplicate] = chosen.ids
  const button = (what: BulkAction, label: string) => (
    <Button size="xs" variant="default" onClick={() => setAction(what)}>
      {label}
    </Button>
  )
  const below = (
    <>
      {chosen.all && totalRows > count && (
        <Text size="sm" c="dimmed">
          {t('bulk.most', { count: formatNumber(mostNumbers), total: formatNumber(totalRows) })}
        </Text>
      )}
      {action && kind && (
        <BulkDialog
          action={action}
          kind={kind}
          ids={chosen.ids}
          title={t(of.title)}
          onClose={(isDone) => {
            setAction(null)
            if (isDone) onStop()
          }}
        />
      )}
    </>
  )
  return (
    <TickedBar label={t('bulk.bar')} status={t('bulk.selected', { count })} dialogs={below}>
      {count < totalRows && list.asked && !chosen.all && (
        <Button
          size="xs"
          variant="subtle"
          loading={busy === 'all'}
          onClick={() => during('all', selectAll)}
        >
          {totalRows > mostNumbers
            ? t('bulk.first', { count: formatNumber(mostNumbers) })
            : t('bulk.all', { count: formatNumber(totalRows) })}
        </Button>
      )}
      {kind && canBeAssigned(kind) && button('assign', t('bulk.assign'))}
      {kind === 'Object' && button('publish', t('bulk.publish'))}
      {kind === 'Object' && button('unpublish', t('bulk.unpublish'))}
      {kind && <MailButton kind={kind} ids={chosen.ids} />}
      <Button
        size="xs"
        variant="default"
        loading={busy === 'export'}
        onClick={() => during('export', exportThem)}
      >
        {t('bulk.export')}
      </Button>
      {kind === 'Account' && count === 2 && (
        <Button
          size="xs"
          variant="default"
          onClick={() => go(accountPaths.mergeAccounts(kept!, duplicate!))}
        >
          {t('bulk.merge')}
        </Button>
      )}
      {kind && (
        <Button size="xs" variant="light" color="trouble" onClick={() => setAction('delete')}>
          {t('kit.delete')}
        </Button>
      )}
      {/* Arrives later: before Delete it would come under the press. */}
      <BulkExports of={of} chosen={chosen} />
      <CloseButton ml="auto" aria-label={t('bulk.stop')} onClick={onStop} />
    </TickedBar>
  )
}
