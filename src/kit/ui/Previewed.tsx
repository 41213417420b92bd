import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Previewed.module.css'

type Props = { title: string; preview: ReactNode; children: ReactNode }

/** A form with a picture of its result beside it, or below it on a narrow screen. */
export const Previewed = ({ title, preview, children }: Props) => (
  <div className={classes.frame}>
    <div>{children}</div>
    <Stack component="aside" aria-label={title} gap="sm">
      <Text className="quiet">{title}</Text>
      {preview}
    </Stack>
  </div>
)
