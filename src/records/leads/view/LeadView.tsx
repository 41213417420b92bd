// The view of a lead: request, progress, description and objects.
import { Box, Menu } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { quietly, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { GoOnItems } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { DeleteLeadItem } from '../DeleteLeadItem.tsx'
import { hasMatches } from '../hasMatches.ts'
import { leadForm, leadLists, leadParts, leadServices } from '../edit/leadForm.ts'
import { ServicesInDescription } from '../edit/ServicesInDescription.tsx'
import type { LeadPartProps } from '../leadPart.ts'
import cards from '#kit/ui/look/cards.module.css'
import { leadsApi } from '../leads.contract.ts'
import { LeadItems } from '../leadSlots.tsx'
import { LeadObjects } from '../objects/LeadObjects.tsx'
import { AskedServices } from './AskedServices.tsx'
import { LeadReach } from './LeadReach.tsx'
import { LeadSection } from './LeadSection.tsx'
import { LeadTitle } from './LeadTitle.tsx'
import { SendingHint } from './SendingHint.tsx'

const { Form, Value } = leadForm
const wishes = [...leadParts.wishes, ...leadParts.limits, ...leadParts.features]

export function LeadView({ lead, mode, onMode, mayEdit }: LeadPartProps) {
  const t = useText()
  const optionsOf = useOptions(leadLists)
  const editOne = useOneFieldEditor(lead.id, {
    choices: (sent) => call(leadsApi.leadFieldChoices, sent, quietly),
    patch: (sent) => call(leadsApi.patchLead, sent, quietly),
  })
  return (
    <Form values={lead} optionsOf={optionsOf} {...(mayEdit && editOne)}>
      {mayEdit ? (
        <EditBar
          title={<LeadTitle lead={lead} mayEdit={mayEdit} />}
          mode={mode}
          onMode={onMode}
          menu={
            <>
              <GoOnItems of={{ demandId: lead.id }} forShortRent={lead.forShortRent} />
              <LeadItems lead={lead} />
              <Menu.Divider />
              <DeleteLeadItem id={lead.id} />
            </>
          }
        />
      ) : (
        <Box my="sm">
          <LeadTitle lead={lead} mayEdit={mayEdit} />
        </Box>
      )}
      <LeadReach lead={lead} />
      <div className={cards.cards}>
        <LeadSection name="request" columns={1}>
          <div className={cards.pairs}>
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
              always
              {...(lead.accountId !== null && {
                render: () => (
                  <GoLink href={accountPaths.account(lead.accountId!)}>
                    {lead.account || `#${lead.accountId}`}
                  </GoLink>
                ),
              })}
            />
            {leadParts.request.map((name) => (
              <Value key={name} name={name} always />
            ))}
          </div>
        </LeadSection>
        {hasMatches(lead) && wishes.some((name) => isSet(lead[name])) && (
          <LeadSection name="wishes" columns={1}>
            <div className={cards.pairs}>
              {wishes.map((name) => (
                <Value key={name} name={name} />
              ))}
            </div>
          </LeadSection>
        )}
        <LeadSection name="progress" columns={1}>
          <div className={cards.pairs}>
            {leadParts.progress.map((name) => (
              <Value key={name} name={name} always />
            ))}
            {hasMatches(lead) && <Value name="sendMatches" always />}
          </div>
          {hasMatches(lead) && <SendingHint lead={lead} />}
        </LeadSection>
        {(lead.description || mayEdit) && (
          <LeadSection name="description" columns={1}>
            <Value name="description" always />
          </LeadSection>
        )}
        <LeadObjects lead={lead} mayEdit={mayEdit} />
      </div>
    </Form>
  )
}

const isSet = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
