import { Button, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { blockFields } from './calendarFields.contract.ts'
import { blocksApi } from './calendars.contract.ts'
import type { Block } from './calendars.contract.ts'
import { useSending } from '#kit/form/useSending.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = { objectId: number; blocks: readonly Block[] }

/** The object's blocked days, entered here or read from external calendars. */
export function BlockedDays({ objectId, blocks }: Props) {
  const t = useText()
  return (
    <Section title={t('occupancy.blocks')} anchor="blocks" columns={1}>
      {blocks.length === 0 ? (
        <Text c="dimmed">{t('occupancy.blocksNone')}</Text>
      ) : (
        <Blocks blocks={blocks} />
      )}
      <AddBlock objectId={objectId} />
    </Section>
  )
}

function Blocks({ blocks }: Pick<Props, 'blocks'>) {
  const t = useText()
  return (
    <Table className="smallTable" aria-label={t('occupancy.blocks')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('occupancy.from')}</Table.Th>
          <Table.Th>{t('occupancy.till')}</Table.Th>
          <Table.Th>{t('occupancy.what')}</Table.Th>
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {blocks.map((block) => (
          <BlockRow key={block.id} block={block} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function BlockRow({ block }: { block: Block }) {
  const t = useText()
  const { kind, feed, summary, vanished, clashes, feedId } = block
  return (
    <Table.Tr>
      <Table.Td data-label={t('occupancy.from')}>{formatDate(block.from)}</Table.Td>
      <Table.Td data-label={t('occupancy.till')}>{formatDate(block.till)}</Table.Td>
      <Table.Td data-label={t('occupancy.what')}>
        {[feed, t(`occupancy.kind.${kind}`), summary].filter(Boolean).join(' · ')}
        <Group gap={4} mt={2}>
          {vanished && <Pill tone="amber">{t('occupancy.vanished')}</Pill>}
          {clashes && kind !== 'closed' && <Pill tone="red">{t('occupancy.clashes')}</Pill>}
        </Group>
      </Table.Td>
      <Table.Td>{(feedId === null || vanished) && <Free block={block} />}</Table.Td>
    </Table.Tr>
  )
}

function Free({ block }: { block: Block }) {
  const t = useText()
  const remove = useDelete()
  const days = { from: formatDate(block.from), till: formatDate(block.till) }
  const params = { id: String(block.id) }
  const free = () =>
    remove({
      remove: () => call(blocksApi.deleteBlock, { params }),
      text: t('occupancy.freed', days),
      restore: () => call(blocksApi.restoreBlock, { params }),
    })
  return (
    <Button
      variant="light"
      size="xs"
      aria-label={t('occupancy.free', days)}
      onClick={() => void free().catch(() => {})}
    >
      {t('occupancy.freeShort')}
    </Button>
  )
}

const nothing = {
  from: null as string | null,
  till: null as string | null,
  summary: null as string | null,
}

function AddBlock({ objectId }: { objectId: number }) {
  const t = useText()
  const [typed, setTyped] = useState(nothing)
  const { isBusy, errorOf, send } = useSending()
  const set = (changes: Partial<typeof nothing>) =>
    setTyped((before) => ({ ...before, ...changes }))
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const { from, till, summary } = typed
    const body = { objectId, summary, ...(from && { from }), ...(till && { till }) }
    if (await send(() => call(blocksApi.saveBlock, { body }))) setTyped(nothing)
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <Group gap="sm" align="flex-start">
        {(['from', 'till', 'summary'] as const).map((name) => (
          <FieldInput
            key={name}
            field={blockFields[name]}
            label={t(`occupancy.${name}`)}
            error={errorOf(name)}
            value={typed[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
        <Button type="submit" loading={isBusy} mt="1.45rem">
          {t('occupancy.block')}
        </Button>
      </Group>
    </form>
  )
}
