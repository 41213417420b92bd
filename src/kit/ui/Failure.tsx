import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** An error message where the work is; nothing without a text. */
export function Failure({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Alert role="alert" color="trouble" icon={<IconAlertTriangle size={18} aria-hidden />} py="xs">
      <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
    </Alert>
  )
}
