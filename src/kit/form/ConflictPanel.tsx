import { Alert, Button, Group, Table, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { formatValue } from '../fields/format.ts'
import { useLabel, useText } from '../i18n/useText.ts'
import type { Clash } from './draft.ts'
import { useFormOf, useOfDraft } from './formContext.ts'
import { useSurroundings } from './formSurroundings.tsx'
import type { AutoSave } from './autoSave.ts'

type Props = {
  draft: { resolve: (name: string, side: 'mine' | 'theirs') => void; saver: AutoSave }
}

/** Both values of every field that someone else has changed too, to choose from. */
export function ConflictPanel({ draft }: Props) {
  const form = useFormOf()
  const t = useText()
  const conflicts = useOfDraft(form.store, (snapshot) => snapshot?.conflicts ?? none)
  if (conflicts.length === 0) return null
  return (
    <Alert
      color="toDo"
      role="alert"
      icon={<IconGitMerge size={18} aria-hidden />}
      title={t('kit.conflict.title')}
      mb="md"
    >
      <Text size="sm" mb="xs">
        {t('kit.conflict.text')}
      </Text>
      <Table className="smallTable">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('kit.conflict.field')}</Table.Th>
            <Table.Th>{t('kit.conflict.mine')}</Table.Th>
            <Table.Th>{t('kit.conflict.theirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {conflicts.map((clash) => (
            <ClashRow
              key={clash.name}
              clash={clash}
              resolve={(side) => draft.resolve(clash.name, side)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  )
}

const none: Clash[] = []

// A list kept beside the fields: its members by what they are called.
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object')
    return (value as { description?: string } | null)?.description ?? ''
  return `${value as string | number | boolean | undefined}`
}

type RowProps = { clash: Clash; resolve: (side: 'mine' | 'theirs') => void }

function ClashRow({ clash, resolve }: RowProps) {
  const form = useFormOf()
  const t = useText()
  const label = useLabel()
  const { optionsOf, refText } = useSurroundings()
  const field = form.fields[clash.name]
  const shown = (value: unknown) =>
    (field ? formatValue(field, value, { t, optionsOf, refText }) : textOf(value)) || t('kit.empty')
  const side = (value: unknown, name: 'mine' | 'theirs', text: string) => (
    <Table.Td data-label={t(`kit.conflict.${name}`)}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" lineClamp={6} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {shown(value)}
        </Text>
        <Button variant="default" size="compact-xs" onClick={() => resolve(name)}>
          {text}
        </Button>
      </Group>
    </Table.Td>
  )
  return (
    <Table.Tr>
      <Table.Td fw={600}>{label(`${form.entity}.${clash.name}`)}</Table.Td>
      {side(clash.mine, 'mine', t('kit.conflict.keepMine'))}
      {side(clash.theirs, 'theirs', t('kit.conflict.takeTheirs'))}
    </Table.Tr>
  )
}
