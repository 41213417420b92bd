import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { OrdersOf, RecordActivities } from '#base/register/recordSlots.tsx'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { DoneButton } from './onSite/DoneButton.tsx'
import { OnSite } from './onSite/OnSite.tsx'
import { ViewingSummary } from './onSite/ViewingSummary.tsx'
import { viewingPaths } from './viewings.paths.ts'
import { viewingForm } from './ViewingInputs.tsx'
import { ViewingStamps } from './ViewingStamps.tsx'
import { ViewingClashes } from './ViewingClashes.tsx'
import { ViewingObjects } from './ViewingObjects.tsx'
import { ViewingItems, ViewingLinks } from './viewingSlots.tsx'
import type { Viewing } from './viewings.contract.ts'

const { Form, Value } = viewingForm

type Props = { id: number; viewing: Viewing; onEdit: () => void }

export function ViewingView({ id, viewing, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(viewingPaths.viewings)
  return (
    <Form values={viewing}>
      <EditBar
        onMode={viewing.canEdit && onEdit}
        onBack={goBack}
        title={
          <RecordTitle
            title={viewing.client ?? viewing.demand}
            number={t('viewing.header', { number: viewing.viewingNumber ?? '' })}
            face={viewing.client}
            line={viewing.client && viewing.demand?.replace(`${viewing.client}, `, '')}
          >
            <AssignedHead parent="Viewing" parentId={id} />
          </RecordTitle>
        }
        menu={viewing.canEdit && viewing.demandId !== null && <ViewingItems viewing={viewing} />}
        primary={viewing.canEdit && <DoneButton id={id} viewing={viewing} />}
      >
        {viewing.canEdit && <ViewingLinks viewing={viewing} />}
      </EditBar>
      <RecordLayout
        band={<ViewingSummary id={id} viewing={viewing} />}
        mayFill={false}
        mainLabel={t('viewing.results')}
        facts={
          <>
            <Section columns={1}>
              <Value name="appointmentCreated" />
              <Value
                name="demandId"
                render={(lead) => (
                  <GoLink href={leadPaths.lead(lead)}>{viewing.demand ?? `#${lead}`}</GoLink>
                )}
              />
            </Section>
            <ViewingStamps viewing={viewing} />
          </>
        }
        beside={<OrdersOf of={{ entity: 'Viewing', id }} readOnly={!viewing.canEdit} />}
      >
        <ViewingClashes of={viewing} />
        <OnSite id={id} />
        <ViewingObjects results={viewing.results} options={viewing.resultOptions} />
        <RecordActivities parent="Viewing" parentId={id} readOnly={!viewing.canEdit} />
      </RecordLayout>
    </Form>
  )
}
