// Listbox that never has the focus itself: native lists cannot be controlled from an input above them.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Box, Group as Line, Text } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
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

export const Heading = (props: { children: ReactNode; 'aria-hidden'?: boolean }) => (
  <Text size="xs" c="dimmed" px="sm" pt="xs" pb={2} {...props} />
)

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
      p="xs"
      className={`scrolls ${classes.list}`}
    >
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-label={group.label}>
          <Heading aria-hidden>{group.label}</Heading>
          {group.options.map((option) => (
            <Line
              key={option.key}
              id={`${id}${option.key}`}
              role="option"
              aria-selected={option.key === chosen?.key}
              lang={option.lang}
              gap="sm"
              wrap="nowrap"
              mih={36}
              px="sm"
              py={5}
              fz="sm"
              className={classes.option!}
              {...(isOutdated && { opacity: 0.6 })}
              // Keep the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => take(option, event.ctrlKey || event.metaKey)}
              onAuxClick={(event) => event.button === 1 && take(option, true)}
            >
              {option.shown}
            </Line>
          ))}
        </Box>
      ))}
    </Box>
  )
}
