import { Text } from '@mantine/core'
import { Folded } from '#kit/ui/Folded.tsx'
import { ObjectSection } from './ObjectSection.tsx'

export function InternalNotes({ notes }: { notes: string | null }) {
  if (!notes) return null
  return (
    <ObjectSection name="notes">
      <Text component="div" maw="75ch">
        <Folded lines={6}>{notes}</Folded>
      </Text>
    </ObjectSection>
  )
}
