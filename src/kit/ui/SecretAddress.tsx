// The secret address of something that others read, such as a calendar. It is shown once, when it is made.
import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatInstant } from '../fields/format.ts'
import { useLabel } from '../i18n/useText.ts'
import { ConfirmButton } from './confirm/ConfirmButton.tsx'
import { CopyButton } from './CopyButton.tsx'

type Props = {
  /** Prefix of its texts: the name alone, and `Text`, `New`, `Since`, `None`, `Make`, `Renew` and so on. */
  texts: string
  /** When the present address was made. */
  since: string | null
  /** Makes an address in the place of the one before, and returns it. */
  make: () => Promise<string>
  revoke?: () => Promise<unknown>
}

export function SecretAddress({ texts, since, make, revoke }: Props) {
  const t = useLabel()
  const [address, setAddress] = useState<string>()
  const renew = async () => setAddress(await make())
  return (
    <>
      <Text size="sm" c="dimmed" maw={760}>
        {t(`${texts}Text`)}
      </Text>
      {address ? (
        <Alert color="done" title={t(`${texts}New`)}>
          <NewAddress label={t(texts)} address={address} />
        </Alert>
      ) : (
        <Text size="sm">
          {since ? t(`${texts}Since`, { date: formatInstant(since) }) : t(`${texts}None`)}
        </Text>
      )}
      <Group gap="xs">
        {since ? (
          <ConfirmButton text={t(`${texts}RenewQuestion`)} onConfirmed={renew}>
            {t(`${texts}Renew`)}
          </ConfirmButton>
        ) : (
          <Button variant="light" onClick={() => void renew().catch(() => {})}>
            {t(`${texts}Make`)}
          </Button>
        )}
        {since && revoke && (
          <ConfirmButton
            text={t(`${texts}RevokeQuestion`)}
            onConfirmed={() => revoke().then(() => setAddress(undefined))}
          >
            {t(`${texts}Revoke`)}
          </ConfirmButton>
        )}
      </Group>
    </>
  )
}

/** An address to copy. */
export function NewAddress({ label, address }: { label: string; address: string }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={label}
        value={address}
        readOnly
        style={{ flex: '1 1 20rem' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={address} />
    </Group>
  )
}
