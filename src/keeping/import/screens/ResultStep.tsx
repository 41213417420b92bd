// The result of an import, and a button to undo it.
import { Group, Paper, Stack, Table, Text } from '@mantine/core'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import type { RecordKind } from '#base/register/records.contract.ts'
import { importApi } from '../import.contract.ts'
import type { ViewedImport } from '../import.contract.ts'
import { RecordLink } from './RecordLink.tsx'
import { Photos } from './photos/Photos.tsx'
import { RowsStep } from './rows/RowsStep.tsx'
import type { ImportActions } from './useImport.ts'

type Props = { shown: ViewedImport; actions: ImportActions }

export function ResultStep({ shown, actions }: Props) {
  const t = useText()
  const { undo, run } = actions
  const { written, photos, state } = shown
  // Corrected rows that had been refused can be imported, too.
  const isLeft = shown.counts.new + shown.counts.changed > shown.done || shown.counts.refused > 0
  const when = state === 'undone' ? shown.undoneOn : shown.ranOn
  const numbers = [
    ['import.added', written.added],
    ['import.changed', written.changed],
    ...(state === 'undone'
      ? ([
          ['import.undone', written.undone],
          ['import.stay', written.stays],
        ] as const)
      : []),
  ] as const
  return (
    <Stack>
      <Paper withBorder p="md">
        <Text fw={600}>
          {t(`import.state.${state}`)}
          {when && ` · ${formatInstantTime(when)}`}
        </Text>
        <Group gap="xl" my="sm">
          {numbers.map(([label, number]) => (
            <div key={label}>
              <Text size="xl" fw={700}>
                {formatNumber(number)}
              </Text>
              <Text size="sm" className="quiet">
                {t(label)}
              </Text>
            </div>
          ))}
        </Group>
        {state === 'done' && written.added + written.changed + photos.added > 0 && (
          <ConfirmButton text={t('import.undoAsk')} onConfirmed={() => undo.mutateAsync()}>
            {t('import.undo')}
          </ConfirmButton>
        )}
      </Paper>
      <Photos shown={shown} retry={actions.retryPhotos} />
      {state === 'undone' && written.stays > 0 && <Stays id={shown.id} />}
      {state === 'done' && <RowsStep shown={shown} {...(isLeft && { run })} />}
    </Stack>
  )
}

const atOnce = 50

function Stays({ id }: { id: number }) {
  const t = useText()
  const { data } = useAnswer(importApi.importStays, {
    body: { id, perPage: atOnce, currentPage: 1 },
  })
  if (!data) return null
  return (
    <Paper withBorder p="md">
      <Text fw={600} mb="xs">
        {t('import.stay')}
      </Text>
      <Table>
        <Table.Tbody>
          {data.items.map(({ number, entity, entityId, title, why, fields }) => (
            <Table.Tr key={`${entity} ${entityId} ${number}`}>
              <Table.Td>
                <RecordLink entity={entity as RecordKind} id={entityId} title={title} />
              </Table.Td>
              <Table.Td>
                {why} {fields.join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}
