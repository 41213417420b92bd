// The rules of law that the product applies: read by staff, edited by administrators.
import { useMemo } from 'react'
import { FormSurroundings, useSurroundings } from '#kit/form/formSurroundings.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { ruleKeys } from './ruleParameters.contract.ts'
import { RuleSection } from './RuleSection.tsx'
import { rulesApi } from './rules.contract.ts'

const lists = ['objectType', 'objectSubType'] as const

export function RulesPage() {
  const t = useText()
  const query = useAnswer(rulesApi.listRules, {})
  const optionsOf = useOptions(lists)
  const outer = useSurroundings()
  const surroundings = useMemo(() => ({ ...outer, optionsOf }), [outer, optionsOf])
  return (
    <SettingsPage title={t('settings.rules')} hint={t('rule.hint')}>
      <FormSurroundings value={surroundings}>
        <Loaded query={query} lines={24}>
          {({ items }) =>
            ruleKeys.map((key) => (
              <RuleSection key={key} of={key} periods={items.filter((one) => one.key === key)} />
            ))
          }
        </Loaded>
      </FormSurroundings>
    </SettingsPage>
  )
}
