// The form of a lead. Saves automatically.
import { Fragment } from 'react'
import type { ComponentProps } from 'react'
import { FieldGroup } from '#kit/form/FieldGroup.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { FormLinks } from '#kit/form/SectionLinks.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { DeleteLeadItem } from '../DeleteLeadItem.tsx'
import { hasMatches } from '../hasMatches.ts'
import { sendings } from '../leadFields.contract.ts'
import type { leadFields } from '../leadFields.contract.ts'
import type { Lead } from '../leads.contract.ts'
import type { LeadPartProps as Props } from '../leadPart.ts'
import { leadsApi } from '../leads.contract.ts'
import { ServicesInDescription } from './ServicesInDescription.tsx'
import { LeadTitle } from '../view/LeadTitle.tsx'
import { leadForm, leadLists, leadParts, leadServices } from './leadForm.ts'

const { RecordForm, Field, Chips } = leadForm
const services = leadServices.map(([flag]) => flag)
const budgets = leadServices.flatMap((service) => service.slice(1))

export function LeadEdit({ lead, mode, onMode }: Props) {
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
      renderNav={() => <FormLinks />}
    >
      {({ values, set }) => (
        <>
          <LeadPart
            name="request"
            columns={2}
            fields={['accountId', ...leadParts.request, ...services, ...budgets]}
          >
            <Field name="accountId" />
            {leadParts.request.map((name) => (
              <Field key={name} name={name} />
            ))}
            <Wide>
              <Chips label={t('lead.section.services')} names={services} />
              <ServicesInDescription lead={values} choose={(flag) => set(flag, true)} />
            </Wide>
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
          </LeadPart>
          {hasMatches(values) && (
            <LeadPart
              name="wishes"
              columns={2}
              fields={[...leadParts.wishes, ...leadParts.limits, ...leadParts.features]}
            >
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
            </LeadPart>
          )}
          {hasMatches(values) && (
            <LeadPart name="sending" columns={2} fields={['sendMatches']}>
              <Field
                name="sendMatches"
                required
                description={sendingHints(lead)
                  .map((key) => t(key))
                  .join(' ')}
                disabled={cannotSend(lead, values)}
              />
            </LeadPart>
          )}
          <LeadPart name="progress" columns={2} fields={leadParts.progress}>
            {leadParts.progress.map((name) => (
              <Field key={name} name={name} />
            ))}
          </LeadPart>
          <LeadPart name="description" columns={1} fields={['description']}>
            <Field name="description" />
          </LeadPart>
        </>
      )}
    </RecordForm>
  )
}

type LeadPartProps = Pick<ComponentProps<typeof FormSection>, 'columns' | 'children'> & {
  name: 'request' | 'wishes' | 'sending' | 'progress' | 'description'
  fields: readonly (keyof typeof leadFields)[]
}

function LeadPart({ name, ...props }: LeadPartProps) {
  const t = useText()
  return <FormSection title={t(`lead.section.${name}`)} anchor={`lead-${name}`} {...props} />
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
