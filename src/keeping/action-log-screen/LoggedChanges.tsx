// Changed fields of an entry: their names, and when unfolded their values before and after, with buttons to put them back.
import { ActionIcon, Button, Group, Table, Text, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import type { ActionLogRow, LoggedChange } from '#base/action-log/actionLog.contract.ts'
import { ChangedSince } from './ChangedSince.tsx'
import { usePutBack } from './usePutBack.ts'

export function LoggedChanges({ row }: { row: ActionLogRow }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { putBack, busy, clash, failure, decline } = usePutBack(row)
  const { data } = row
  if (data.length === 0) return null
  const undoable = data.filter(({ canPutBack }) => canPutBack)
  const fields = data.map(({ label }) => label).join(', ')
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const fold = (
    <UnstyledButton
      fz="inherit"
      maw="min(22rem, 100%)"
      c="var(--estia-soft)"
      title={fields}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Group gap={4} wrap="nowrap">
        <Chevron size={14} style={{ flex: 'none' }} aria-hidden />
        <Text truncate inherit component="span">
          {data.length > 1 && `${data.length}: `}
          {fields}
        </Text>
      </Group>
    </UnstyledButton>
  )
  if (!isOpen) return fold
  return (
    <>
      {fold}
      <Table className="smallTable" layout="fixed" fz="sm" miw={{ base: 0, xs: '22rem' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('actionLog.field')}</Table.Th>
            <Table.Th>{t('actionLog.before')}</Table.Th>
            <Table.Th>{t('actionLog.after')}</Table.Th>
            {undoable.length > 0 && <Table.Th w="2.25rem" aria-label={t('actionLog.putBack')} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map((change) => (
            <ChangeRow
              key={change.field}
              change={change}
              busy={busy}
              {...(undoable.length > 0 && { onPutBack: () => void putBack([change]) })}
            />
          ))}
        </Table.Tbody>
      </Table>
      {undoable.length > 1 && (
        <Button
          size="compact-xs"
          variant="light"
          mt={4}
          loading={busy}
          onClick={() => void putBack(undoable)}
        >
          {t('actionLog.putBackAll')}
        </Button>
      )}
      {failure !== null && <Failure text={failureText(failure, t)} />}
      {clash && (
        <ChangedSince
          clash={clash}
          busy={busy}
          onAnyway={() => void putBack(clash.wanted, true)}
          onClose={decline}
        />
      )}
    </>
  )
}

type RowProps = { change: LoggedChange; busy: boolean; onPutBack?: () => void }

function ChangeRow({ change, busy, onPutBack }: RowProps) {
  const t = useText()
  const { label, before, after, canPutBack } = change
  return (
    <Table.Tr>
      <Table.Td className="quiet">{label}</Table.Td>
      <Table.Td data-label={t('actionLog.before')}>
        <Said text={before} />
      </Table.Td>
      <Table.Td data-label={t('actionLog.after')}>
        <Said text={after} />
      </Table.Td>
      {onPutBack && (
        <Table.Td px={0}>
          {canPutBack && (
            <ActionIcon
              variant="subtle"
              size="sm"
              disabled={busy}
              aria-label={t('actionLog.putBackOne', { field: label })}
              title={t('actionLog.putBack')}
              onClick={onPutBack}
            >
              <IconArrowBackUp size={16} aria-hidden />
            </ActionIcon>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  )
}

function Said({ text }: { text: string }) {
  return text ? (
    <Text component="span" size="sm" lineClamp={4} style={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </Text>
  ) : (
    <span className="quiet">—</span>
  )
}
