// Lead summary in the list's side panel.
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { leadForm, leadLists } from '../edit/leadForm.ts'
import { useLead } from '../useLead.ts'
import { AskedServices } from './AskedServices.tsx'

const { Form, Value } = leadForm

export function LeadPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  const optionsOf = useOptions(leadLists)
  return (
    <PeekLoaded query={useLead(id)}>
      {(lead) => (
        <Form values={lead} optionsOf={optionsOf}>
          <div className="tiles">
            <AskedServices lead={lead} />
            <Value
              name="accountId"
              render={(account) => (
                <GoLink href={accountPaths.account(account)}>
                  {lead.account || `#${account}`}
                </GoLink>
              )}
            />
            <Value name="stage" />
            <Value name="priority" />
            <Value name="locationId" />
            <Value name="startDate" />
            <Value name="source" />
          </div>
          <Value name="description" />
          {lead.objects.length > 0 && (
            <Labelled label={t('lead.objects')}>
              {lead.objects.map(({ objectId, objectReferenceNumber, title, type }) => (
                <div key={objectId}>
                  <GoLink href={objectPaths.object(objectId)}>#{objectReferenceNumber}</GoLink>{' '}
                  {title ?? type}
                </div>
              ))}
            </Labelled>
          )}
          <LatestEntries of={{ entity: 'Demand', id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
