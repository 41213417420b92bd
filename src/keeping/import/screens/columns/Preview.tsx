// Whole records as they will look with the present mapping.
import { Box, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Folded } from '#kit/ui/Folded.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { proposalsApi } from '../../proposals.contract.ts'
import type { ImportedRow, ViewedImport } from '../../import.contract.ts'
import { partFacts } from '../rows/partFacts.ts'
import type { PlannedPart } from '../rows/partFacts.ts'
import { PartHead } from '../rows/RowParts.tsx'
import { comesIn, RowOutcome } from '../rows/RowOutcome.tsx'

export function Preview({ shown: { id, source } }: { shown: ViewedImport }) {
  const t = useText()
  const rows = useAnswer(proposalsApi.previewRows, { body: { id } })
  return (
    <Box component="section" my="md" aria-label={t('import.preview')}>
      <Title order={3}>{t('import.preview')}</Title>
      <Text size="sm" className="quiet" mb="xs">
        {t('import.previewHelp')}
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
        <Loaded query={rows} place={<Skeleton height={400} />}>
          {({ items }) =>
            items.map((row) => <Previewed key={row.number} row={row} headers={source.headers} />)
          }
        </Loaded>
      </SimpleGrid>
    </Box>
  )
}

function Previewed({ row, headers }: { row: ImportedRow; headers: readonly string[] }) {
  const t = useText()
  return (
    <Paper withBorder p="sm" component="article">
      <Text size="sm" className="quiet" mb={4}>
        {t('importedRow.number')} {row.number}
      </Text>
      <Stack gap="sm">
        {row.faults.length > 0 && <RowOutcome row={row} headers={headers} />}
        {row.parts.map((part) => (
          <PartFacts key={part.part} part={part} isSure={comesIn(row)} />
        ))}
      </Stack>
    </Paper>
  )
}

/** What becomes of the record is not said while the row is refused or doubtful. */
function PartFacts({ part, isSure }: { part: PlannedPart; isSure: boolean }) {
  const t = useText()
  const facts = partFacts(part, t)
  if (!isSure && facts.length === 0) return null
  const long = facts.filter(({ isLong }) => isLong)
  return (
    <div>
      {isSure ? (
        <PartHead part={part} />
      ) : (
        <Text size="sm" fw={600}>
          {t(`import.part.${part.part}` as MessageKey)}
        </Text>
      )}
      <SimpleGrid component="dl" cols={2} spacing="sm" verticalSpacing={4} my={4}>
        {facts
          .filter(({ isLong }) => !isLong)
          .map(({ field, label, text, before }) => (
            <div key={field}>
              <Text component="dt" size="xs" c="dimmed">
                {label}
              </Text>
              <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
                {before !== null && <s className="quiet">{before} </s>}
                {text}
              </Text>
            </div>
          ))}
      </SimpleGrid>
      {long.map(({ field, label, text }) => (
        <div key={field}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Folded lines={6}>{text}</Folded>
        </div>
      ))}
      {part.photos > 0 && <Text size="sm">{t('import.photos.count', { count: part.photos })}</Text>}
    </div>
  )
}
