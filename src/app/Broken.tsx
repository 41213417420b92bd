import { Container } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoadFailed } from '#kit/ui/LoadFailed.tsx'

/** A screen that failed while it was shown or loaded, for instance after an update of the server. */
export function Broken({ error }: ErrorComponentProps) {
  return (
    <Container py="xl">
      <LoadFailed
        failure={error instanceof Error ? error : new Error(String(error))}
        retry={() => window.location.reload()}
      />
    </Container>
  )
}
