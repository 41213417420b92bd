import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { formatDateTime } from '#kit/fields/format.ts'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { RecordActivities } from '#base/register/recordSlots.tsx'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { viewingPaths } from './viewings.paths.ts'
import { viewingForm } from './ViewingInputs.tsx'
import { ViewingStamps } from './ViewingStamps.tsx'
import { ViewingClashes } from './ViewingClashes.tsx'
import { ViewingObjects } from './ViewingObjects.tsx'
import { ViewingLinks } from './viewingSlots.tsx'
import type { Viewing } from './viewings.contract.ts'

const { Form, Value } = viewingForm

type Props = {
  viewing: Viewing
  onEdit: () => void
  /** Information for the way to the viewing, before the list of objects. */
  children: ReactNode
}

export function ViewingView({ viewing, onEdit, children }: Props) {
  const t = useText()
  const goBack = useGoBack(viewingPaths.viewings)
  return (
    <Form values={viewing}>
      <Group justify="space-between" mb="sm">
        <RecordTitle
          title={viewing.dateOfViewing && formatDateTime(viewing.dateOfViewing)}
          number={t('viewing.header', { number: viewing.viewingNumber ?? '' })}
          line={viewing.demand}
        >
          {viewing.id !== null && <AssignedHead parent="Viewing" parentId={viewing.id} />}
        </RecordTitle>
        <Group gap="xs">
          {viewing.canEdit && (
            <Button
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-keyshortcuts="e"
              onClick={onEdit}
            >
              {t('kit.edit')}
            </Button>
          )}
          {viewing.canEdit && <ViewingLinks viewing={viewing} />}
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={goBack}
          >
            {t('viewing.back')}
          </Button>
        </Group>
      </Group>
      <RecordLayout
        mayFill={false}
        facts={
          <>
            <Section columns={1}>
              <Value name="dateOfViewing" />
              <Value name="appointmentCreated" />
              <Value
                name="demandId"
                render={(lead) => (
                  <GoLink href={leadPaths.lead(lead)}>{viewing.demand ?? `#${lead}`}</GoLink>
                )}
              />
            </Section>
            {viewing.id !== null && <AssignmentList parent="Viewing" parentId={viewing.id} />}
            <ViewingStamps viewing={viewing} />
          </>
        }
      >
        <ViewingClashes of={viewing} />
        {children}
        <ViewingObjects results={viewing.results} options={viewing.resultOptions} />
        {viewing.id !== null && (
          <RecordActivities parent="Viewing" parentId={viewing.id} readOnly={!viewing.canEdit} />
        )}
      </RecordLayout>
    </Form>
  )
}
