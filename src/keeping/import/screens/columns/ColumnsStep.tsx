// The mapping of the columns, and how existing records are recognised.
import {
  Button,
  Group,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { SavedState } from '#kit/ui/SavedState.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { importApi } from '../../import.contract.ts'
import type { ViewedImport } from '../../import.contract.ts'
import type { ColumnUse, Mapping } from '../../mapping.contract.ts'
import { acceptsSeveralColumns } from '../../mapping/mappingMustBeValid.ts'
import { targetsOf } from '../../targets.contract.ts'
import type { ImportActions } from '../useImport.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { FixedValues } from './FixedValues.tsx'
import { LeftOver } from './LeftOver.tsx'
import { MappingSource } from './MappingSource.tsx'
import { Preview } from './Preview.tsx'
import { useMapping } from './useMapping.ts'
import { useOpenColumns } from './useOpenColumns.ts'
import type { MappingDraft } from './useMapping.ts'

type Props = {
  shown: ViewedImport
  mapping: Mapping
  check: ImportActions['check']
  onChecked: () => void
}

const examples = 3

type Which = 'all' | 'open' | 'rest'

export function ColumnsStep({ shown, mapping: saved, check, onChecked }: Props) {
  const t = useText()
  const draft = useMapping(shown, saved)
  const { values: mapping, set } = draft
  const setColumn = (column: number, use: ColumnUse) =>
    set(
      'columns',
      mapping.columns.map((one, at) => (at === column ? use : one)),
    )
  const open = useOpenColumns(shown, mapping)
  // A column whose question is answered stays where it is until another choice is made.
  const [listed, setListed] = useState<{ which: Which; columns: ReadonlySet<number> } | null>(null)
  const columnsOf: Record<Which, () => ReadonlySet<number>> = {
    all: () => new Set(mapping.columns.keys()),
    open: () => open,
    rest: () => new Set(mapping.columns.flatMap(({ target }, at) => (target === null ? [at] : []))),
  }
  const isTaken = (column: number, name: string) =>
    !acceptsSeveralColumns(targetsOf(shown.kind).get(name)!) &&
    mapping.columns.some(({ target }, at) => target === name && at !== column)
  const { data } = useAnswer(importApi.importRows, {
    body: { id: shown.id, perPage: 20, currentPage: 1 },
  })
  const { headers } = shown.source
  // Without repeated headers.
  const examplesOf = (column: number) =>
    [...new Set((data?.items ?? []).flatMap(({ cells }) => cells[column] ?? []))]
      .filter((text) => text !== headers[column])
      .slice(0, examples)
  return (
    <Paper withBorder p="md">
      <Group gap={4} mb="xs">
        <Title order={2}>{t('import.columns')}</Title>
        <Hint name="intoNotes" about={t('import.toNotes')} />
      </Group>
      <MappingSource shown={shown} draft={draft} />
      <LeftOver
        columns={mapping.columns}
        headers={headers}
        onChange={(columns) => set('columns', columns)}
      />
      <SegmentedControl
        size="xs"
        mb="xs"
        style={{ flexWrap: 'wrap' }}
        aria-label={t('import.show')}
        data={(['all', 'open', 'rest'] as const).map((value) => ({
          value,
          label: `${t(`import.show.${value}`)} ${formatNumber(columnsOf[value]().size)}`,
        }))}
        value={listed?.which ?? 'all'}
        onChange={(which) =>
          setListed(which === 'all' ? null : { which, columns: columnsOf[which]() })
        }
      />
      <Table.ScrollContainer minWidth={300}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="30%">{t('import.inFile')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('import.examples')}</Table.Th>
              <Table.Th>{t('import.becomes')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {mapping.columns.map(
              (use, column) =>
                (listed?.columns.has(column) ?? true) && (
                  <ColumnRow
                    // Columns of a file have no other key than their index.
                    key={column}
                    importId={shown.id}
                    kind={shown.kind}
                    column={column}
                    header={headers[column] ?? ''}
                    examples={examplesOf(column)}
                    use={use}
                    proposal={shown.proposal?.columns[column]}
                    from={shown.proposal?.from ?? null}
                    isTaken={(name) => isTaken(column, name)}
                    onChange={(next) => setColumn(column, next)}
                  />
                ),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <FixedValues
        kind={shown.kind}
        fixed={mapping.fixed}
        onChange={(fixed) => set('fixed', fixed)}
      />
      <Rules mapping={mapping} set={set} />
      <Preview shown={shown} />
      <Failure text={draft.failure?.detail || (check.error && failureText(check.error, t))} />
      <Group mt="md">
        <Button
          loading={check.isPending}
          onClick={async () => {
            if (await draft.flush()) check.mutate(draft.savedVersion(), { onSuccess: onChecked })
          }}
        >
          {t('import.check')}
        </Button>
        <SavedState state={draft.state} retry={draft.retry} />
        <Text size="sm" className="quiet">
          {t('import.checkHelp')}
        </Text>
      </Group>
    </Paper>
  )
}

const rules = {
  found: ['fill', 'replace', 'keep'],
  sameName: ['ask', 'same', 'new'],
} as const

type RulesProps = { mapping: Mapping; set: MappingDraft['set'] }

function Rules({ mapping, set }: RulesProps) {
  const t = useText()
  return (
    <Stack mt="md" maw="34rem">
      <TextInput
        label={t('import.system')}
        description={t('import.systemHelp')}
        value={mapping.system}
        maxLength={80}
        onChange={({ currentTarget }) => set('system', currentTarget.value)}
      />
      {(['found', 'sameName'] as const).map((rule) => (
        <Select
          key={rule}
          label={t(`import.${rule}`)}
          description={rule === 'found' ? t('import.foundHelp') : null}
          data={rules[rule].map((value) => ({
            value,
            label: t(`import.${rule}.${value}` as MessageKey),
          }))}
          value={mapping[rule]}
          allowDeselect={false}
          onChange={(value) => value && set(rule, value as Mapping[typeof rule])}
        />
      ))}
    </Stack>
  )
}
