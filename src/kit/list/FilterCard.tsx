import { Button, Collapse, Group, Paper, SimpleGrid } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './FilterCard.module.css'
import { FilterChips } from './FilterChips.tsx'
import type { FilterTexts } from './filterWords.ts'
import { isDefault } from './listAddress.ts'
import type { FilterValues } from './listAddress.ts'
import type { ListState } from './useListState.ts'

type Props<F extends FilterValues> = {
  listState: ListState<F>
  /** Each filter in words, to describe the active ones. */
  words: FilterTexts<F>
  /** Opened at first. */
  opened?: boolean
  /** The inputs, for a copy of the filters that takes effect when applied. */
  children: (filters: F, set: (part: Partial<F>) => void) => ReactNode
}

/** A button that opens the filters, green and with their number while some are active, and the card with their inputs. */
export function FilterCard<F extends FilterValues>({
  listState,
  words,
  opened = false,
  children,
}: Props<F>) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(opened)
  const [copy, setCopy] = useState(listState.filters)
  // A change remounts the inputs, so that invalid texts are discarded too.
  const [round, setRound] = useState(0)
  const [since, setSince] = useState(listState.filters)
  if (since !== listState.filters) {
    setSince(listState.filters)
    setCopy(listState.filters)
  }
  const { filters, defaults } = listState
  // With '' as its default, the search text has an input of its own beside the card.
  const besides = defaults['searchStr'] === '' ? 'searchStr' : undefined
  const count = Object.entries(filters).filter(
    ([name, value]) => name !== besides && !isDefault(value, defaults[name]),
  ).length

  const apply = (event: FormEvent) => {
    event.preventDefault()
    listState.setFilters(copy)
  }
  const clear = () => {
    const cleared = { ...defaults, ...(besides && { searchStr: filters['searchStr'] }) }
    setCopy(cleared)
    setRound(round + 1)
    listState.setFilters(cleared)
  }
  return (
    <>
      <Button
        data-kept
        variant="default"
        {...(count > 0 && { c: 'var(--estia-green)' })}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('kit.list.filterActive', { count }) : t('kit.list.filter')}
      </Button>
      <div className={classes.panel} id={id} data-kept>
        <Collapse expanded={open}>
          <Paper component="form" withBorder p="md" onSubmit={apply}>
            <SimpleGrid
              key={round}
              minColWidth="min(100%, 12.5rem)"
              verticalSpacing="sm"
              className={classes.inputs}
            >
              {children(copy, (part) => setCopy({ ...copy, ...part }))}
            </SimpleGrid>
            <Group gap="xs" mt="md">
              <Button type="submit">{t('kit.list.apply')}</Button>
              <Button variant="default" onClick={clear}>
                {t('kit.clear')}
              </Button>
            </Group>
          </Paper>
        </Collapse>
      </div>
      <FilterChips listState={listState} words={words} clear={clear} />
    </>
  )
}
