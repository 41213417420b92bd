import { Button, Code, Fieldset, Stack, Text } from '@mantine/core'
import { formFor } from '#kit/form/formFor.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useOrderOptions } from '../edit/orderOptions.ts'
import { orderPlaceholders } from '../orderTemplateFields.contract.ts'
import { orderTemplateFields, orderTemplatesApi } from './orderTemplates.contract.ts'
import { sampleTexts } from './sampleTexts.ts'
import type { OrderTemplate, OrderTemplateInput } from './orderTemplates.contract.ts'

const { RecordForm, Field } = formFor('orderTemplate', orderTemplateFields)

const columns = {
  el: { title: 'titleEl', text: 'textEl' },
  en: { title: 'titleEn', text: 'textEn' },
  ru: { title: 'titleRu', text: 'textRu' },
} as const

const blank: OrderTemplateInput = { name: '', side: 'viewing' }

type Props = { template?: OrderTemplate; onClose: () => void }

/** Edits or adds a text; the languages that are left empty are not offered. */
export function OrderTextForm({ template, onClose }: Props) {
  const t = useText()
  const options = useOrderOptions()
  return (
    <RecordForm<OrderTemplateInput, OrderTemplate>
      saving="manual"
      record={{
        key: template?.id ?? 'new',
        saved: template ?? blank,
        isNew: !template,
        save: (patch, how) =>
          template
            ? call(orderTemplatesApi.saveOrderTemplate, { body: patch }, how)
            : call(orderTemplatesApi.addOrderTemplate, { body: { ...blank, ...patch } }, how),
      }}
      onSubmit={async ({ flush }) => {
        if (await flush()) onClose()
      }}
      renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
    >
      {(draft) => (
        <Stack gap="sm">
          <Field name="name" required autoFocus />
          <Field name="side" options={options.side} />
          {!template && (
            <div>
              <Button
                variant="default"
                size="xs"
                onClick={() => {
                  const texts = sampleTexts[draft.values.side]
                  for (const name of Object.keys(texts) as (keyof typeof texts)[])
                    draft.set(name, texts[name])
                }}
              >
                {t('orderTemplate.sample')}
              </Button>
              <Text size="sm" className="quiet" mt={4}>
                {t('orderTemplate.sampleHint')}
              </Text>
            </div>
          )}
          {languages.map((language) => (
            <Fieldset key={language} legend={languageNames[language]} lang={language}>
              <Stack gap="xs">
                <Field name={columns[language].title} lang={language} />
                <Field name={columns[language].text} lang={language} />
              </Stack>
            </Fieldset>
          ))}
          <Text size="sm" className="quiet">
            {t('orderTemplate.fields')}{' '}
            {orderPlaceholders.map((name) => (
              <Code key={name} mr={4}>{`{${name}}`}</Code>
            ))}
          </Text>
        </Stack>
      )}
    </RecordForm>
  )
}
