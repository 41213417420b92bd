import { Text } from '@mantine/core'
import classes from '../objects.module.css'
import { ObjectSection } from './ObjectSection.tsx'

/** What only staff may read. */
export function InternalNotes({ notes }: { notes: string | null }) {
  if (!notes) return null
  return (
    <ObjectSection name="notes" columns={1}>
      <Text className={classes.text}>{notes}</Text>
    </ObjectSection>
  )
}
