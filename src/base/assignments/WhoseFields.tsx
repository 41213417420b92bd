// Inputs of a filter card for the people assigned.
import { Select } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { whoseChoices } from './whose.contract.ts'
import type { Whose } from './whose.contract.ts'

/** Part of the empty filter of a list. */
export const whoseFilters = {
  whose: null as Whose | null,
  assigned: null as number | null,
  assignedText: '',
}
type WhoseFilters = typeof whoseFilters

/** Labels and values of these filters, for the chips of a filter card. */
export const whoseWords = (t: Text, { whose, assigned, assignedText }: WhoseFilters) => ({
  whose: [t('whose.label'), whose && t(`whose.${whose}`)] as const,
  assigned: [t('whose.person'), assigned === 0 ? t('whose.nobody') : assignedText] as const,
})

type Props = { filters: WhoseFilters; set: (part: Partial<WhoseFilters>) => void }

export function WhoseFields({ filters, set }: Props) {
  const t = useText()
  return (
    <>
      <Select
        label={t('whose.label')}
        data={whoseChoices.map((value) => ({ value, label: t(`whose.${value}`) }))}
        value={filters.whose}
        onChange={(value) => set({ whose: value as Whose | null })}
        placeholder={t('whose.all')}
        clearable
        allowDeselect={false}
      />
      <AccountPicker
        filter={2}
        label={t('whose.person')}
        value={filters.assigned}
        text={filters.assigned === 0 ? t('whose.nobody') : filters.assignedText}
        onChange={(assigned, assignedText) => set({ assigned, assignedText })}
      />
    </>
  )
}
