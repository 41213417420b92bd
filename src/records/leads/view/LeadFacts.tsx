// What a lead asks for, and how the work on it goes.
import { isEmptyValue } from '#kit/fields/format.ts'
import { useShowsEmpty } from '#kit/form/showsEmpty.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { hasMatches } from '../hasMatches.ts'
import { leadForm, leadParts, leadServices } from '../edit/leadForm.ts'
import { ServicesInDescription } from '../edit/ServicesInDescription.tsx'
import { leadsApi } from '../leads.contract.ts'
import type { Lead } from '../leads.contract.ts'
import { AskedServices } from './AskedServices.tsx'
import { LeadSection } from './LeadSection.tsx'
import { SendingHint } from './SendingHint.tsx'

const { Value } = leadForm
const wishes = [...leadParts.wishes, ...leadParts.limits, ...leadParts.features]

export function LeadFacts({ lead, mayEdit }: { lead: Lead; mayEdit: boolean }) {
  const t = useText()
  const showsEmpty = useShowsEmpty()
  const { accountId } = lead
  return (
    <>
      {(lead.description || showsEmpty) && (
        <LeadSection name="description">
          <Value name="description" />
        </LeadSection>
      )}
      <LeadSection name="request">
        {!leadServices.some(([flag]) => lead[flag]) && (
          <Labelled label={t('lead.section.services')}>
            <span className="quiet">{t('service.other')}</span>
            {mayEdit && (
              <ServicesInDescription
                lead={lead}
                choose={(service) =>
                  void call(leadsApi.saveLead, {
                    body: { id: lead.id, version: lead.version, [service]: true },
                  }).catch(() => undefined)
                }
              />
            )}
          </Labelled>
        )}
        <AskedServices lead={lead} />
        <Value
          name="accountId"
          {...(accountId !== null && {
            render: () => (
              <GoLink href={accountPaths.account(accountId)}>
                {lead.account || `#${accountId}`}
              </GoLink>
            ),
          })}
        />
        {leadParts.request.map((name) => (
          <Value key={name} name={name} />
        ))}
      </LeadSection>
      {hasMatches(lead) && (showsEmpty || wishes.some((name) => !isEmptyValue(lead[name]))) && (
        <LeadSection name="wishes">
          {wishes.map((name) => (
            <Value key={name} name={name} />
          ))}
        </LeadSection>
      )}
      <LeadSection name="progress">
        {leadParts.progress
          .filter((name) => name !== 'stage')
          .map((name) => (
            <Value
              key={name}
              name={name}
              {...(name === 'priority' && {
                hint: <Hint name="leadPriority" about={t('lead.priority')} />,
              })}
            />
          ))}
        {hasMatches(lead) && (
          <Value
            name="sendMatches"
            hint={<Hint name="sendMatches" about={t('lead.sendMatches')} />}
          />
        )}
        {hasMatches(lead) && <SendingHint lead={lead} />}
      </LeadSection>
    </>
  )
}
