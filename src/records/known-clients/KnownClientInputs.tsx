import { Text } from '@mantine/core'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EditOwners } from './EditOwners.tsx'
import { knownClientForm } from './knownClientForm.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { noOffice, risks } from './knownOptions.ts'

const { Field } = knownClientForm

/** Form fields of a new or stored file; those that an answer calls for follow it. */
export function KnownClientInputs({ draft }: { draft: DraftOf<KnownClient> }) {
  const t = useText()
  const { values } = draft
  const namesOffice = values.officeHeld !== null && values.officeHeld !== noOffice
  return (
    <>
      <Text size="sm" className="quiet" mb="sm">
        {t('knownClient.whoSees')} {values.id === null && t('knownClient.filesLater')}
      </Text>
      <FormSection title={t('knownClient.section.identity')} anchor="identity">
        <Field name="name" />
        <Field name="taxNumber" />
        <Field name="isCompany" />
        <Field name="documentKind" />
        <Field name="documentNumber" />
        <Field name="documentUntil" />
        <Field name="documentCountry" />
        <Field name="documentAuthority" />
        <Field name="seenOn" />
      </FormSection>
      {(values.isCompany || values.owners.length > 0) && <EditOwners draft={draft} />}
      <FormSection title={t('knownClient.section.money')} anchor="money" columns={2}>
        <Field name="moneySource" />
        <Field name="moneyWords" />
      </FormSection>
      <FormSection title={t('knownClient.section.office')} anchor="office" columns={2}>
        <Field name="officeHeld" />
        {(namesOffice || values.office) && <Field name="office" />}
      </FormSection>
      <FormSection title={t('knownClient.section.risk')} anchor="risk" columns={2}>
        <Field name="risk" />
        {(values.risk === risks.high || values.reviewOn) && <Field name="reviewOn" />}
        <Wide>
          <Field name="riskReasons" />
        </Wide>
        <Wide>
          <Field name="riskWords" />
        </Wide>
      </FormSection>
    </>
  )
}
