// State of ticked rows of a list, and the bar with actions on them.
import { ActionIcon } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { Selection } from '#kit/list/useTicks.ts'
import type { BulkOf, Chosen } from './bulkOf.ts'
import { BulkBar } from './BulkBar.tsx'

const nothingTicked = (of: string): Chosen => ({ ids: [], all: false, of })

export function useBulk(of: BulkOf) {
  const t = useText()
  const [on, setOn] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // New filters show other rows, so they clear the ticks.
  const filters = JSON.stringify(of.list.listState?.filters ?? {})
  const [stored, setChosen] = useState(nothingTicked(filters))
  const chosen = stored.of === filters ? stored : nothingTicked(filters)
  const choose = (ids: readonly number[], all = false) => {
    setOn(true)
    setChosen({ ids, all, of: filters })
  }
  const stop = () => {
    setOn(false)
    setChosen(nothingTicked(filters))
  }
  // The focused button disappears with the bar, so move the focus.
  const leave = () => {
    stop()
    button.current?.focus({ preventScroll: true })
  }
  const selection: Selection = { selected: chosen.ids, onChange: (ids) => choose(ids), shown: on }
  return {
    selection,
    button: (
      <ActionIcon
        ref={button}
        variant={on ? 'light' : 'default'}
        {...(on && { color: 'aegean' })}
        aria-label={t('kit.list.selectRows')}
        title={t('kit.list.selectRows')}
        aria-pressed={on}
        onClick={() => (on ? stop() : setOn(true))}
      >
        <IconChecklist size={18} aria-hidden />
      </ActionIcon>
    ),
    bar: chosen.ids.length > 0 && (
      <BulkBar of={of} chosen={chosen} onChoose={choose} onStop={leave} />
    ),
  }
}
