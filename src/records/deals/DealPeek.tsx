// Summary of a deal in the list's side panel.
import { textOf } from '#kit/fields/options.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { ComissionValue } from './ComissionValue.tsx'
import { dealForm } from './DealInputs.tsx'
import { useDeal } from './useDeal.ts'

const { Form, Value } = dealForm
const facts = ['askingPrice', 'price', 'deposit', 'dateOfDeposit', 'startDate', 'endDate'] as const

export function DealPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  return (
    <PeekLoaded query={useDeal(id)}>
      {(deal) => (
        <Form values={deal}>
          <div className="tiles">
            <Value name="dealType" options={deal.dealTypeOptions} />
            <Value name="dealStage" options={deal.dealStageOptions} />
            <Value
              name="objectId"
              render={(object) => (
                <GoLink href={objectPaths.object(object)}>{deal.object ?? `#${object}`}</GoLink>
              )}
            />
            <Value
              name="demandId"
              render={(lead) => (
                <GoLink href={leadPaths.lead(lead)}>{deal.demand ?? `#${lead}`}</GoLink>
              )}
            />
            {facts.map((name) => (
              <Value key={name} name={name} />
            ))}
            <ComissionValue deal={deal} />
          </div>
          {deal.accounts.length > 0 && (
            <Labelled label={t('deal.accounts')}>
              {deal.accounts.map(({ accountId, account, relation }) => (
                <div key={`${accountId} ${relation}`}>
                  <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>
                  {relation !== null && (
                    <span className="quiet">
                      {' · '}
                      {textOf(deal.dealAccountRelationOptions, relation)}
                    </span>
                  )}
                </div>
              ))}
            </Labelled>
          )}
          <LatestEntries of={{ entity: 'Deal', id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
