// The detected format of the file, to be changed if letters or columns look wrong.
import { Button, Checkbox, Group, NumberInput, Paper, Select, Title } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { ViewedImport } from '../import.contract.ts'
import { delimiters, encodings } from '../source.contract.ts'
import type { ChosenSource } from '../source.contract.ts'
import type { ImportActions } from './useImport.ts'

type Props = { shown: ViewedImport; read: ImportActions['read'] }

/** Formats with one way to read them. */
const hasFixedColumns = new Set(['vcard', 'kyero', 'openImmo', 'reaxml', 'blm'])

export function SourceCard({ shown: { source }, read }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState<ChosenSource>(source.chosen)
  const set = (part: ChosenSource) => setChosen({ ...chosen, ...part })
  const headerRow = chosen.headerRow === undefined ? source.headerRow : chosen.headerRow
  const isText = source.format !== 'xlsx'
  const delimiterName = (delimiter: string) =>
    t(`import.delimiter.${delimiter === '\t' ? 'tab' : (delimiter as ';')}`)
  if (source.format && hasFixedColumns.has(source.format)) return null
  return (
    <Paper withBorder p="md">
      <Title order={2} mb="xs">
        {t('import.source')}
      </Title>
      <Group align="end">
        {isText && (
          <Select
            label={t('import.encoding')}
            data={[...encodings]}
            value={chosen.encoding ?? source.encoding}
            onChange={(encoding) => set({ encoding: encoding as ChosenSource['encoding'] })}
            allowDeselect={false}
            w={170}
          />
        )}
        {isText && source.format !== 'webPage' && (
          <Select
            label={t('import.delimiter')}
            data={delimiters.map((value) => ({ value, label: delimiterName(value) }))}
            value={chosen.delimiter ?? source.delimiter}
            onChange={(delimiter) => set({ delimiter: delimiter as ChosenSource['delimiter'] })}
            allowDeselect={false}
            w={170}
          />
        )}
        {source.sheets.length > 1 && (
          <Select
            label={t('import.sheet')}
            data={source.sheets}
            value={chosen.sheet ?? source.sheet}
            onChange={(sheet) => set({ sheet: sheet ?? undefined })}
            allowDeselect={false}
            w={220}
          />
        )}
        <NumberInput
          label={t('import.headerRow')}
          min={1}
          max={1000}
          allowDecimal={false}
          value={headerRow ?? ''}
          disabled={headerRow === null}
          onChange={(value) => set({ headerRow: typeof value === 'number' ? value : 1 })}
          w={150}
        />
        <Checkbox
          label={t('import.noHeaders')}
          checked={headerRow === null}
          onChange={({ currentTarget }) => set({ headerRow: currentTarget.checked ? null : 1 })}
          mb={8}
        />
        <Button variant="default" loading={read.isPending} onClick={() => read.mutate(chosen)}>
          {t('import.readAgain')}
        </Button>
      </Group>
    </Paper>
  )
}
