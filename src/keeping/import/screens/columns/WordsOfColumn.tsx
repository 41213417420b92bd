// Assigns an option to each word of a column; names of options need no choice.
import { Group, Select, Stack, Text } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { kindFlags } from '#records/accounts/accountFields.contract.ts'
import { offerFlags } from '#records/objects/objectFields.contract.ts'
import { PlacePicker } from '#base/places/PlacePicker.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { importApi } from '../../import.contract.ts'
import { directions, importedActivityKinds, wantNames } from '../../importedFields.contract.ts'

type Props = {
  importId: number
  column: number
  list: string
  chosen: Record<string, string>
  onChange: (values: Record<string, string>) => void
}

export function WordsOfColumn({ importId, column, list, chosen, onChange }: Props) {
  const t = useText()
  const { data } = useAnswer(importApi.columnValues, { body: { id: importId, column } })
  const options = useWordOptions(list)
  if (!data || (list === placeList && data.items.length === 0)) return null
  const valueOf = (text: string, value: string | null) => chosen[text] ?? value
  const open = data.items.filter(({ text, value }) => valueOf(text, value) === null).length
  const nothing = { value: '', label: t('import.noValue') }
  return (
    <details open={open > 0}>
      <summary>
        {t('import.values')}
        {open > 0 && ` (${open})`}
      </summary>
      <Stack gap={4} mt={4}>
        {data.items.map(({ text, rows, value }) => (
          <Group key={text} gap="xs" wrap="nowrap">
            <Text size="sm" w={150} lineClamp={1}>
              {text} ({rows})
            </Text>
            {list === placeList ? (
              <PlacePicker
                label={null}
                name={text}
                value={Number(valueOf(text, value)) || null}
                onChange={(id) => onChange(withPlace(chosen, text, id))}
              />
            ) : (
              <Select
                size="xs"
                aria-label={text}
                data={[nothing, ...options]}
                value={valueOf(text, value)}
                placeholder={t('import.unknownValue')}
                allowDeselect={false}
                searchable
                onChange={(next) => next !== null && onChange({ ...chosen, [text]: next })}
              />
            )}
          </Group>
        ))}
        {data.others > 0 && (
          <Text size="sm" className="quiet">
            {t('import.valuesOthers', { count: data.others })}
          </Text>
        )}
      </Stack>
    </details>
  )
}

/** Not a list of options: places are searched. */
export const placeList = 'place'

/** With the place, or open again. */
function withPlace(chosen: Props['chosen'], text: string, id: number | null): Props['chosen'] {
  const { [text]: _open, ...others } = chosen
  return id === null ? others : { ...others, [text]: String(id) }
}

const flagLists: Record<string, { prefix: string; flags: readonly string[] }> = {
  kinds: {
    prefix: 'account',
    flags: Object.keys(kindFlags).filter((flag) => flag !== 'isEmploye'),
  },
  offers: { prefix: 'object', flags: Object.keys(offerFlags) },
  wants: { prefix: 'lead', flags: wantNames },
  activityKind: { prefix: 'import.activity', flags: importedActivityKinds },
  isDebit: { prefix: 'import.direction', flags: directions },
}

function useWordOptions(list: string): { value: string; label: string }[] {
  const t = useText()
  const flagList = flagLists[list]
  const types = ['objectType', 'objectSubType']
  const isList = !flagList && list !== 'responsible' && list !== placeList
  const optionsOf = useOptions(list === 'type' ? types : [isList ? list : 'companyType'])
  if (list === 'type')
    return types.flatMap((name) =>
      (optionsOf(name) ?? []).map(({ value, text }) => ({
        value: `${name} ${value}`,
        label: text,
      })),
    )
  if (flagList)
    return flagList.flags.map((flag) => ({
      value: flag,
      label: t(`${flagList.prefix}.${flag}` as MessageKey),
    }))
  if (!isList) return []
  return (optionsOf(list) ?? [])
    .filter(({ retired }) => !retired)
    .map(({ value, text }) => ({ value: String(value), label: text }))
}
