import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'

/** A success message that screen readers announce when it appears. */
export const Done = ({ text }: { text: string }) => (
  <output style={{ display: 'block' }}>
    <Alert
      role="presentation"
      color="done"
      icon={<IconCircleCheck size={18} aria-hidden />}
      py="xs"
    >
      {text}
    </Alert>
  </output>
)
