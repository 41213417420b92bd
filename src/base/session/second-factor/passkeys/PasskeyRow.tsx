import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import type { PartProps } from '../AuthenticatorPart.tsx'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'
import { secondFactorApi } from '../secondFactor.contract.ts'
import type { Passkey } from '../secondFactor.contract.ts'
import { useFactorChange } from '../useFactorChange.tsx'

type Props = PartProps & { passkey: Passkey; isHere: boolean }

export function PasskeyRow({ passkey, isHere, factors, onChanged }: Props) {
  const t = useText()
  const [renaming, setRenaming] = useState(false)
  const { run, failure, dialog } = useFactorChange(factors)
  const { id, name, createdOn, lastUsedOn, host } = passkey
  const params = { id: String(id) }
  const rename = async (next: string) => {
    setRenaming(false)
    await run(() =>
      call(secondFactorApi.renamePasskey, { params, body: { name: next } }, { quiet: true }),
    )
  }
  const remove = () =>
    run(async () => {
      await call(secondFactorApi.deletePasskey, { params }, { quiet: true })
      onChanged(null)
    })
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" className="quiet">
          {t('security.since', { date: formatInstantTime(createdOn) })}
          {' · '}
          {lastUsedOn
            ? t('security.lastUsed', { date: formatInstantTime(lastUsedOn) })
            : t('security.neverUsed')}
        </Text>
        {!isHere && <Text size="sm">{t('security.passkeyElsewhere', { host })}</Text>}
        <Failure text={failure} />
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={t('security.renamePasskeyLabel', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('security.renamePasskey')}
        </Button>
        <ConfirmButton
          size="xs"
          text={t('security.removePasskeyText', { name })}
          confirmText={t('security.removePasskey')}
          aria-label={t('security.removePasskeyLabel', { name })}
          onConfirmed={remove}
        >
          {t('security.removePasskey')}
        </ConfirmButton>
      </Group>
      {renaming && (
        <PasskeyNameDialog
          title={t('security.renamePasskey')}
          name={name}
          onNamed={(next) => void rename(next)}
          onClose={() => setRenaming(false)}
        />
      )}
      {dialog}
    </Group>
  )
}
