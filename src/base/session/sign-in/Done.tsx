import { Alert } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'

/** That it worked, where the work was; read out when it appears. */
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
