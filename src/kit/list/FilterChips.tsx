import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import classes from './FilterCard.module.css'
import { chipsOf } from './filterWords.ts'
import type { FilterTexts } from './filterWords.ts'
import type { FilterValues } from './listAddress.ts'
import type { ListState } from './useListState.ts'

type Props<F extends FilterValues> = {
  listState: ListState<F>
  words: Partial<FilterTexts<F>>
  /** Removes all filters. */
  clear: () => void
}

/** The active filters in words; clicking one removes it. */
export function FilterChips<F extends FilterValues>({ listState, words, clear }: Props<F>) {
  const t = useText()
  const chips = chipsOf(listState.filters, listState.defaults, words)
  if (chips.length === 0) return null
  return (
    <ul className={`wraps ${classes.panel}`} data-kept aria-label={t('kit.list.inForce')}>
      {chips.map(({ name, label, value, without }) => (
        <li key={name}>
          <Button
            size="compact-sm"
            variant="light"
            rightSection={<IconX size={13} aria-hidden />}
            maw="min(100%, 28rem)"
            fw={400}
            title={t('kit.list.withoutFilter', { filter: `${label}: ${value}` })}
            onClick={() => listState.setFilters(without)}
          >
            <span className="cut">
              <span className="onlyHeard">{t('kit.remove')} </span>
              {label}: <b>{value}</b>
            </span>
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button size="compact-sm" variant="subtle" onClick={clear}>
            {t('kit.list.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  )
}
