// Edits a period of a rule, or adds one that begins on another day.
import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { flatParameters, parameterFields, parameterFieldsOf } from './ruleParameters.contract.ts'
import type { ParameterName, RuleKey } from './ruleParameters.contract.ts'
import { requiredRuleFields, ruleFields, rulesApi } from './rules.contract.ts'
import type { RuleInput, RulePeriod } from './rules.contract.ts'

const { RecordForm, Field } = formFor('rule', { ...ruleFields, ...parameterFields })

/** A period with its parameters beside the fields, as the form and the calls have them. */
const flat = (period: RulePeriod) => ({ ...period, ...flatParameters(period.parameters) })
type FlatPeriod = ReturnType<typeof flat>

/** A new period is like the one before, but nobody has read or confirmed it yet. */
const blank = (of: RuleKey, earlier: RulePeriod | undefined): RuleInput => ({
  ...Object.fromEntries(
    Object.keys(ruleFields).map((name) => [name, earlier?.[name as keyof typeof ruleFields]]),
  ),
  ...flatParameters(earlier?.parameters ?? null),
  key: of,
  validFrom: null,
  validUntil: null,
  readOn: agencyToday(),
  confirmedBy: null,
  confirmedOn: null,
})

type Props = { of: RuleKey; onClose: () => void } & (
  | { period: RulePeriod; earlier?: never }
  | { period?: never; earlier: RulePeriod | undefined }
)

export function RuleForm({ of, period, earlier, onClose }: Props) {
  const t = useText()
  const given = new Set<string>(requiredRuleFields)
  const field = (name: keyof typeof ruleFields, lang?: string) => (
    <Field key={name} name={name} required={given.has(name)} {...(lang && { lang })} />
  )
  return (
    <RecordForm<RuleInput, FlatPeriod>
      saving="manual"
      record={{
        key: period?.id ?? `new ${of}`,
        saved: period ? flat(period) : blank(of, earlier),
        isNew: !period,
        save: async (patch, options) =>
          flat(
            period
              ? await call(rulesApi.saveRule, { body: patch }, options)
              : await call(rulesApi.addRule, { body: { ...patch, key: of } }, options),
          ),
      }}
      onSubmit={async ({ flush }) => {
        if (await flush()) onClose()
      }}
      renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
    >
      {() => (
        <Stack gap="sm">
          {!period && <Text className="quiet">{t('rule.addHint')}</Text>}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('validFrom')}
            {field('validUntil')}
          </SimpleGrid>
          <Fieldset legend={t('rule.parameters')}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {(Object.keys(parameterFieldsOf(of)) as ParameterName[]).map((name) => (
                <Field key={name} name={name} required />
              ))}
            </SimpleGrid>
          </Fieldset>
          {field('textEn', 'en')}
          {field('textEl', 'el')}
          {field('textRu', 'ru')}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('law')}
            {field('article')}
            {field('source')}
            {field('readOn')}
          </SimpleGrid>
          <Fieldset legend={t('rule.confirmation')}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {field('confirmedBy')}
              {field('confirmedOn')}
            </SimpleGrid>
          </Fieldset>
        </Stack>
      )}
    </RecordForm>
  )
}
