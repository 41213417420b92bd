// Setting: to whom new leads are assigned. Each change is saved at once.
import { NumberInput, Paper, Select, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { PeopleChooser } from '#base/people/PeopleChooser.tsx'
import { leadRuleApi, ownRules, rules } from './leadRule.contract.ts'
import type { LeadRule } from './leadRule.contract.ts'

export function NewLeads() {
  const t = useText()
  const query = useAnswer(
    leadRuleApi.getLeadRule,
    {},
    { takes: (_known, change) => callOf(change, leadRuleApi.saveLeadRule)?.answer },
  )
  return (
    <SettingsPage title={t('settings.newLeads')}>
      <Paper withBorder p="lg" maw={640}>
        <Loaded query={query}>{(rule) => <RuleInputs rule={rule} />}</Loaded>
      </Paper>
    </SettingsPage>
  )
}

function RuleInputs({ rule }: { rule: LeadRule }) {
  const t = useText()
  const saving = useMutation({
    mutationFn: (body: LeadRule) => call(leadRuleApi.saveLeadRule, { body }),
  })
  const shown = saving.isPending ? saving.variables : rule
  const save = (part: Partial<LeadRule>) => saving.mutate({ ...shown, ...part })
  const choices = <R extends string>(of: readonly R[]) =>
    of.map((value) => ({ value, label: t(`leadRule.${value as 'turn'}`) }))
  return (
    <Stack gap="sm">
      <Select
        label={t('leadRule.own')}
        data={choices(ownRules)}
        value={shown.own}
        allowDeselect={false}
        onChange={(own) => save({ own: own as LeadRule['own'] })}
      />
      <Select
        label={t('leadRule.enquiries')}
        description={t('leadRule.objectFirst')}
        data={choices(rules)}
        value={shown.enquiries}
        allowDeselect={false}
        onChange={(enquiries) => save({ enquiries: enquiries as LeadRule['enquiries'] })}
      />
      <PeopleChooser
        filter={1}
        label={t('leadRule.takers')}
        people={shown.takers}
        onChange={(takers) => save({ takers })}
      />
      {shown.takers.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('leadRule.takersHint')}
        </Text>
      )}
      <Hours
        key={shown.answerWithin}
        hours={shown.answerWithin}
        save={(answerWithin) => save({ answerWithin })}
      />
    </Stack>
  )
}

/** Saved when the person leaves the input with another number of hours. */
function Hours({ hours, save }: { hours: number; save: (hours: number) => void }) {
  const t = useText()
  const [typed, setTyped] = useState<number | string>(hours)
  const given = Number(typed)
  const isRight = Number.isInteger(given) && given >= 1 && given <= 720
  return (
    <NumberInput
      label={t('leadRule.answerWithin')}
      min={1}
      max={720}
      allowDecimal={false}
      maw={220}
      value={typed}
      error={!isRight}
      onChange={setTyped}
      onBlur={() => isRight && given !== hours && save(given)}
    />
  )
}
