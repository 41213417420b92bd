import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { bouncesApi } from './bounces.contract.ts'
import type { Bounce } from './bounces.contract.ts'

/** What is known of an address to which mail could not be delivered. */
export function BounceDetails({ bounce: { address, text, said, isPermanent, canClear } }: Props) {
  const t = useText()
  const clear = useMutation({
    mutationFn: () => call(bouncesApi.clearBounce, { body: { address } }),
  })
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" fw={600}>
        {text}
      </Text>
      {said && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('bounce.said', { said })}
        </Text>
      )}
      <Text size="sm" className="quiet">
        {t(isPermanent ? 'bounce.permanent' : 'bounce.temporary')}
      </Text>
      {canClear && (
        <Button
          size="xs"
          variant="default"
          loading={clear.isPending}
          onClick={() => clear.mutate()}
        >
          {t('bounce.works')}
        </Button>
      )}
    </Stack>
  )
}

type Props = { bounce: Bounce }
