// Listbox that never has the focus itself: native lists cannot be controlled from an input above them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Box } from '@mantine/core'
import { useEffect } from 'react'
import classes from './palette.module.css'
import type { Group, Option } from './usePaletteGroups.tsx'

type Props = {
  id: string
  groups: readonly Group[]
  chosen: Option | undefined
  /** The options still belong to an earlier text. */
  isOutdated: boolean
  take: (option: Option, inNewTab: boolean) => void
}

export function PaletteList({ id, groups, chosen, isOutdated, take }: Props) {
  const chosenId = chosen && `${id}${chosen.key}`
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <Box
      id={`${id}list`}
      role="listbox"
      aria-busy={isOutdated || undefined}
      className={classes.list}
    >
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-label={group.label}>
          <div className={classes.heading} aria-hidden>
            {group.label}
          </div>
          {group.options.map((option) => (
            <Box
              key={option.key}
              id={`${id}${option.key}`}
              role="option"
              aria-selected={option.key === chosen?.key}
              lang={option.lang}
              className={`${classes.option} ${isOutdated ? classes.older : ''}`}
              // Keep the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => take(option, event.ctrlKey || event.metaKey)}
              onAuxClick={(event) => event.button === 1 && take(option, true)}
            >
              {option.shown}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
