import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { openKinds, recordTimelineApi } from './recordTimeline.contract.ts'
import { RecordRows } from './RecordRows.tsx'

export const useOpenRecords = ({ entity, id }: RecordRef<TimelineParent>) =>
  useAnswer(recordTimelineApi.listOpenRecords, {
    query: { parent: entity, parentId: String(id) },
  })

/** Requests the open records before they are shown. */
export function AskOpenRecords({ of }: { of: RecordRef<TimelineParent> }) {
  useOpenRecords(of)
  return null
}

/** Open leads, viewings, deals and stays of a record. */
export function OpenRecords({ of, except }: Slots['OpenRecords']) {
  const t = useText()
  const { data, error, refetch } = useOpenRecords(of)
  const items = data?.items.filter(
    ({ entity, id }) => entity !== except?.entity || id !== except.id,
  )
  return (
    <Section title={t('recordTimeline.isOpen')} anchor="open" columns={1}>
      {!data && !error && <Skeletons lines={2} />}
      {!data && error && <LoadFailed failure={error} retry={() => void refetch()} />}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('recordTimeline.nothingOpen')}
        </Text>
      )}
      {openKinds.map((kind) => (
        <RecordRows
          key={kind}
          title={t(`recordTimeline.${kind}`)}
          items={items?.filter((one) => one.kind === kind) ?? []}
        />
      ))}
    </Section>
  )
}
