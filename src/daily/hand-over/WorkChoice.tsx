import { Checkbox, Fieldset, Stack } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Work, WorkKind } from './handOver.contract.ts'

type Props = {
  work: readonly Work[]
  /** Kinds of work that are not handed over. */
  without: readonly WorkKind[]
  disabled: boolean
  onChange: (without: readonly WorkKind[]) => void
}

/** Checkboxes for the kinds of open work. */
export function WorkChoice({ work, without, disabled, onChange }: Props) {
  const t = useText()
  return (
    <Fieldset legend={t('handOver.what')}>
      <Stack gap="xs">
        {work.map(({ entity, ids }) => (
          <Checkbox
            key={entity}
            label={t(`handOver.${entity}`, { count: formatNumber(ids.length) })}
            disabled={ids.length === 0 || disabled}
            checked={ids.length > 0 && !without.includes(entity)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? without.filter((one) => one !== entity)
                  : [...without, entity],
              )
            }
          />
        ))}
      </Stack>
    </Fieldset>
  )
}

/** The work that is handed over. */
export const chosenOf = (work: readonly Work[], without: readonly WorkKind[]): Work[] =>
  work.filter(({ entity, ids }) => ids.length > 0 && !without.includes(entity))
