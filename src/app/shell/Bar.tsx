import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import classes from './Shell.module.css'

/** The bar at the top, as wide as what stands below it. */
export function Bar({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <Group
      className={classes.bar ?? ''}
      gap="xs"
      wrap="nowrap"
      maw={1800}
      h="100%"
      mx="auto"
      px="var(--estia-page)"
      component="nav"
      aria-label={t('shell.menu')}
    >
      {children}
    </Group>
  )
}
