import { SimpleGrid, Text } from '@mantine/core'
import { formatValue } from '#kit/fields/format.ts'
import { useSurroundings } from '#kit/form/formSurroundings.tsx'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { flatParameters, parameterFieldsOf } from './ruleParameters.contract.ts'
import type { RulePeriod } from './rules.contract.ts'

/** The parameters of a period, each under its label. */
export function RuleParameters({ period: { key, parameters } }: { period: RulePeriod }) {
  const t = useText()
  const label = useLabel()
  const { optionsOf } = useSurroundings()
  if (parameters === null) return <Text c="var(--estia-red)">{t('rule.unreadable')}</Text>
  const values = flatParameters(parameters)
  const shown = Object.entries(parameterFieldsOf(key)).map(([name, field]) => ({
    name,
    isLong: field.kind === 'textarea',
    text:
      formatValue(field, values[name], { t, optionsOf }) ||
      t(field.kind === 'flag' ? 'kit.no' : 'kit.empty'),
  }))
  const rows = (isLong: boolean) =>
    shown
      .filter((one) => one.isLong === isLong)
      .map(({ name, text }) => (
        <Labelled key={name} label={label(`rule.${name}`)}>
          <span className="wholeText">{text}</span>
        </Labelled>
      ))
  const long = rows(true)
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {rows(false)}
      </SimpleGrid>
      {long.length > 0 && (
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing="sm">
          {long}
        </SimpleGrid>
      )}
    </>
  )
}
