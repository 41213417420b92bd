// Parts around and in a record: its bar in three modes, values, stamps, and an edit conflict.
import { Box, Menu, SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { boolNullable, currency, date, text, textarea } from '#kit/fields/kinds.ts'
import { ConflictPanel } from '#kit/form/conflict/ConflictPanel.tsx'
import { EditBar } from '#kit/form/EditBar.tsx'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { FormOf } from '#kit/form/Form.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { Value } from '#kit/form/Value.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { SavedState } from '#kit/ui/SavedState.tsx'

const fields = { text, currency, date, boolNullable, textarea }
const modes: readonly ViewMode[] = [0, 1, 2]

export function ShownRecord() {
  const t = useText()
  const values = {
    text: t('showcase.sampleName'),
    currency: 250_000,
    date: '2026-03-04',
    boolNullable: false,
    textarea: t('showcase.sampleNotes'),
  }
  const clash = { name: 'currency', mine: 250_000, theirs: 240_000 }
  const stamps = {
    createdOn: '2026-03-04T08:30:00Z',
    createdBy: t('showcase.sampleName'),
    modifiedOn: '2026-03-05T16:05:00Z',
  }
  return (
    <Stack>
      {modes.map((mode) => (
        <ShownBar key={mode} mode={mode} />
      ))}
      <FormOf
        entity="showcase.kind"
        fields={fields}
        values={values}
        saveField={() => Promise.resolve()}
      >
        <ConflictPanel draft={{ conflicts: [clash], resolve: () => {} }} />
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
          <Value name="text" />
          <Value name="currency" />
          <Value name="date" fixed />
          <Value name="boolNullable" />
          <Value name="textarea" />
          <Labelled label={t('showcase.saving')}>
            <SavedState state="saved" />
          </Labelled>
          <Stamps of={stamps} />
        </SimpleGrid>
        <FormSection title={t('showcase.fields')} anchor="shown-section">
          <Value name="currency" />
        </FormSection>
      </FormOf>
    </Stack>
  )
}

function ShownBar({ mode: first }: { mode: ViewMode }) {
  const t = useText()
  const [mode, setMode] = useState(first)
  return (
    // A box for each, since sticky bars would overlap otherwise. The error message is laid over
    // what follows; the padding makes room for it.
    <Box {...(first === 2 && { pb: 40 })}>
      <EditBar
        mode={mode}
        onMode={setMode}
        title={
          <Title order={3} size="h1">
            {t('showcase.sampleName')}
          </Title>
        }
        {...(first > 0 && { state: <SavedState state={first === 1 ? 'saved' : 'failed'} /> })}
        {...(first === 2 && { failure: <Failure text={t('kit.failed.somethingWrong')} /> })}
        menu={<Menu.Item>{t('showcase.danger')}</Menu.Item>}
      />
    </Box>
  )
}
