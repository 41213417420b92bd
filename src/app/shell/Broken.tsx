import { Container } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'

/** Shown instead of a screen that threw while rendering. */
export function Broken({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Container py="xl">
      <LoadFailed
        failure={error instanceof Error ? error : new Error(String(error))}
        retry={again}
      />
    </Container>
  )
}
