// People assigned to a record.
import { Skeleton } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { AssignedPeople } from './AssignedPeople.tsx'
import { useAssignments } from './useAssignments.ts'

type Props = { parent: AssignmentKind; parentId: number }

export function AssignmentList({ parent, parentId }: Props) {
  const t = useText()
  const { query, ...actions } = useAssignments(parent, parentId)
  return (
    <Section title={t('assignment.title')} anchor="assignments" columns={2}>
      <Loaded query={query} place={place}>
        {({ canEdit, items }) => <AssignedPeople {...{ items, canEdit, ...actions }} />}
      </Loaded>
    </Section>
  )
}

/** Placeholder: the names, and the picker, since most users may assign people. */
const place = (
  <>
    <Skeleton h={28} w="60%" />
    <Skeleton h={58} />
  </>
)
