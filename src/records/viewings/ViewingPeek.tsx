// Summary of a viewing in the list's side panel.
import { textOf } from '#kit/fields/options.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { useViewing } from './useViewing.ts'
import { viewingForm } from './ViewingInputs.tsx'

const { Form, Value } = viewingForm

export function ViewingPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  return (
    <PeekLoaded query={useViewing(id)}>
      {(viewing) => (
        <Form values={viewing}>
          <div className="tiles">
            <Value name="dateOfViewing" always />
            <Value name="appointmentCreated" />
          </div>
          <Value
            name="demandId"
            render={(lead) => (
              <GoLink href={leadPaths.lead(lead)}>{viewing.demand ?? `#${lead}`}</GoLink>
            )}
          />
          <Labelled label={t('viewing.results')}>
            {viewing.results.map(({ objectId, objectReferenceNumber, objectTitle, result }) => (
              <div key={objectId}>
                <GoLink href={objectPaths.object(objectId)}>#{objectReferenceNumber}</GoLink>{' '}
                {objectTitle}
                <span className="quiet">
                  {' · '}
                  {result === null ? t('viewing.noResult') : textOf(viewing.resultOptions, result)}
                </span>
              </div>
            ))}
            {viewing.results.length === 0 && (
              <span className="quiet">{t('viewing.noObjects')}</span>
            )}
          </Labelled>
          <LatestEntries of={{ entity: 'Viewing', id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
