import { Combobox } from '@mantine/core'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import type { SearchHit } from './search.contract.ts'

type Props = { items: readonly SearchHit[]; text: string; failed: boolean }

/** The hits under the search box, those of a kind together. */
export function SearchHits({ items, text, failed }: Props) {
  const t = useText()
  const label = useLabel()
  if (failed) return <Combobox.Empty role="alert">{t('shell.searchFailed')}</Combobox.Empty>
  if (items.length === 0)
    return <Combobox.Empty aria-live="polite">{t('shell.searchNothing', { text })}</Combobox.Empty>
  const kinds = [...new Set(items.map((item) => item.entity))]
  return (
    <Combobox.Options mah="70vh" style={{ overflowY: 'auto' }}>
      {kinds.map((kind) => (
        <Combobox.Group key={kind} label={label(`shell.kind.${kind}`)}>
          {items
            .filter((item) => item.entity === kind)
            .map((item) => (
              <Combobox.Option key={item.id} value={`${kind} ${item.id}`}>
                {item.description}
              </Combobox.Option>
            ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}
