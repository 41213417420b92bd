import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { textOf } from '#kit/fields/options.ts'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { OrdersOf, RecordActivities } from '#base/register/recordSlots.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { dealPaths } from './deals.paths.ts'
import { ComissionSource } from './comission/ComissionSource.tsx'
import { ComissionValue } from './ComissionValue.tsx'
import { DealAccounts } from './people/DealAccounts.tsx'
import { dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { DealSummary } from './DealSummary.tsx'
import { dealForm } from './DealInputs.tsx'
import type { Deal } from './deals.contract.ts'
import { DealItems, DealParties } from './dealSlots.tsx'
import { DealShares } from './shares/DealShares.tsx'
import { FollowUps } from './followUps/FollowUps.tsx'

const { Form, Value } = dealForm

type Props = { id: number; deal: Deal; onEdit: () => void }

export function DealView({ id, deal, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(dealPaths.deals)
  const isWon = deal.dealStage === dealStages.won
  const isRent = deal.dealType === dealTypes.rent
  return (
    <Form values={deal}>
      <EditBar
        onMode={onEdit}
        onBack={goBack}
        menu={<DealItems dealId={id} />}
        title={
          <RecordTitle
            title={[textOf(deal.dealTypeOptions, deal.dealType ?? 0), deal.object]
              .filter(Boolean)
              .join(': ')}
            number={t('deal.header', { id })}
            line={deal.accounts
              .map(({ account }) => account)
              .filter(Boolean)
              .join(' · ')}
          >
            <AssignedHead parent="Deal" parentId={id} inherited={deal.assigned} />
          </RecordTitle>
        }
      />
      <RecordLayout
        band={<DealSummary id={id} deal={deal} />}
        mayFill={false}
        facts={
          <>
            <Section title={t('deal.section.main')} columns={1}>
              <Value name="dealType" options={deal.dealTypeOptions} />
              <Value
                name="objectId"
                render={(object) => (
                  <GoLink href={objectPaths.object(object)}>{deal.object ?? `#${object}`}</GoLink>
                )}
              />
              {deal.price !== null && <Value name="askingPrice" />}
              <ComissionValue deal={deal} />
              <ComissionSource deal={deal} />
              <Value name="deposit" />
              <Value name="dateOfDeposit" />
              <Value name="startDate" />
              <Value name="endDate" />
              {!isRent && <Value name="contractDurationMonths" />}
              {isRent && <Value name="rentStart" />}
              {isRent && <Value name="rentExpiration" />}
              <Value
                name="demandId"
                render={(lead) => (
                  <GoLink href={leadPaths.lead(lead)}>{deal.demand ?? `#${lead}`}</GoLink>
                )}
              />
            </Section>
            <Section title={t('deal.service')} anchor="service" columns={1}>
              <Stamps
                of={{
                  createdOn: deal.createdOn,
                  createdBy: deal.createdByAccountDisplayName,
                  modifiedOn: deal.modifiedOn,
                  modifiedBy: deal.modifiedByAccountDisplayName,
                }}
              />
              <HistoryLink of={{ entity: 'Deal', id }} />
            </Section>
          </>
        }
        beside={
          <>
            <ReachAbout of={{ entity: 'Deal', id }}>
              <DealAccounts accounts={deal.accounts} options={deal.dealAccountRelationOptions} />
            </ReachAbout>
            <DealParties dealId={id} />
            {(deal.comission !== null || deal.shares.length > 0) && <DealShares deal={deal} />}
            <OrdersOf of={{ entity: 'Deal', id }} />
          </>
        }
      >
        <FollowUps dealId={id} isOver={isWon || deal.dealStage === dealStages.lost} />
        <RecordActivities parent="Deal" parentId={id} />
      </RecordLayout>
    </Form>
  )
}
