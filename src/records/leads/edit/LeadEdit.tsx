// The form of a lead. Saves automatically.
import { Fragment } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { FieldGroup } from '#records/objects/view/FieldGroup.tsx'
import { DeleteLeadItem } from '../DeleteLeadItem.tsx'
import { hasMatches } from '../hasMatches.ts'
import { sendings } from '../leadFields.contract.ts'
import type { Lead } from '../leads.contract.ts'
import type { LeadPartProps } from '../leadPart.ts'
import { leadsApi } from '../leads.contract.ts'
import { ServicesInDescription } from './ServicesInDescription.tsx'
import { LeadSection } from '../view/LeadSection.tsx'
import { LeadTitle } from '../view/LeadTitle.tsx'
import { leadForm, leadLists, leadParts, leadServices } from './leadForm.ts'

const { RecordForm, Field } = leadForm

export function LeadEdit({ lead, mode, onMode }: LeadPartProps) {
  const t = useText()
  const optionsOf = useOptions(leadLists)
  return (
    <RecordForm
      saving="auto"
      record={{
        key: lead.id,
        saved: lead,
        save: (body, options) => call(leadsApi.saveLead, { body }, options),
      }}
      optionsOf={optionsOf}
      bar={{
        title: <LeadTitle lead={lead} />,
        mode,
        onMode,
        menu: <DeleteLeadItem id={lead.id} />,
      }}
    >
      {({ values, set }) => (
        <>
          <LeadSection name="request" columns={2}>
            <Field name="accountId" />
            {leadParts.request.map((name) => (
              <Field key={name} name={name} />
            ))}
            <FieldGroup title={t('lead.section.services')}>
              {leadServices.map(([flag]) => (
                <Field key={flag} name={flag} />
              ))}
              <ServicesInDescription lead={values} choose={(flag) => set(flag, true)} />
            </FieldGroup>
            {hasBudget(values) && (
              <FieldGroup title={t('lead.section.budgets')}>
                {leadServices.map(
                  ([flag, min, max]) =>
                    min &&
                    values[flag] && (
                      <Fragment key={flag}>
                        <Field name={min} />
                        <Field name={max} />
                      </Fragment>
                    ),
                )}
              </FieldGroup>
            )}
          </LeadSection>
          {hasMatches(values) && (
            <LeadSection name="wishes" columns={2}>
              {leadParts.wishes.map((name) => (
                <Field key={name} name={name} />
              ))}
              <FieldGroup title={t('lead.section.limits')} narrow>
                {leadParts.limits.map((name) => (
                  <Field key={name} name={name} />
                ))}
              </FieldGroup>
              {leadParts.features.map((name) => (
                <Field key={name} name={name} />
              ))}
            </LeadSection>
          )}
          {hasMatches(values) && (
            <LeadSection name="sending" columns={2}>
              <Field
                name="sendMatches"
                required
                description={sendingHints(lead)
                  .map((key) => t(key))
                  .join(' ')}
                disabled={cannotSend(lead, values)}
              />
            </LeadSection>
          )}
          <LeadSection name="progress" columns={2}>
            {leadParts.progress.map((name) => (
              <Field key={name} name={name} />
            ))}
          </LeadSection>
          <LeadSection name="description" columns={1}>
            <Field name="description" />
          </LeadSection>
        </>
      )}
    </RecordForm>
  )
}

const sendingHints = ({ clientMail }: Lead) =>
  [
    'lead.sendMatches.hint',
    ...(clientMail === 'may' ? [] : [`lead.sendMatches.${clientMail}` as const]),
  ] as const

/** Without an e-mail address it can only be switched off. */
const cannotSend = (
  { accountId, clientMail }: Lead,
  values: Pick<Lead, 'accountId' | 'sendMatches'>,
) =>
  clientMail === 'noAddress' &&
  values.accountId === accountId &&
  (values.sendMatches ?? sendings.off) === sendings.off

const hasBudget = (of: Pick<Lead, (typeof leadServices)[number][0]>) =>
  leadServices.some(([flag, min]) => min && of[flag])
