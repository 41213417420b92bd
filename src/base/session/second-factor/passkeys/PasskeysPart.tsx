import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import type { PartProps } from '../AuthenticatorPart.tsx'
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { hasPasskeys, makePasskey } from './passkeysInBrowser.ts'
import { secondFactorApi } from '../secondFactor.contract.ts'
import { useFactorChange } from '../useFactorChange.tsx'

/** Compares without the port, which passkeys ignore. */
const isHere = (host: string | null) => host?.replace(/:\d+$/, '') === window.location.hostname

export function PasskeysPart({ factors, onChanged }: PartProps) {
  const t = useText()
  const [naming, setNaming] = useState(false)
  const { run, busy, failure, dialog } = useFactorChange(factors)
  const { passkeys, passkeyHost } = factors
  const add = async (name: string) => {
    setNaming(false)
    await run(async () => {
      const challenge = await call(secondFactorApi.beginPasskey, {}, { quiet: true })
      const body = { name, passkey: await makePasskey(challenge) }
      onChanged((await call(secondFactorApi.addPasskey, { body }, { quiet: true })).recoveryCodes)
    })
  }
  const whyNot = !isHere(passkeyHost)
    ? passkeyHost && t('security.passkeysNotHere', { host: passkeyHost })
    : !hasPasskeys() && t('security.passkeysNowhere')
  return (
    <Stack>
      <Text size="sm">{t('security.passkeysText')}</Text>
      {passkeys.length > 0 && (
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isHere={isHere(passkey.host)}
              factors={factors}
              onChanged={onChanged}
            />
          ))}
        </Stack>
      )}
      <Failure text={failure} />
      {whyNot ? (
        <Text size="sm">{whyNot}</Text>
      ) : (
        <div>
          <Button
            variant={passkeys.length > 0 ? 'default' : 'filled'}
            loading={busy}
            onClick={() => setNaming(true)}
          >
            {t('security.addPasskey')}
          </Button>
        </div>
      )}
      {naming && (
        <PasskeyNameDialog
          title={t('security.addPasskey')}
          name=""
          onNamed={(name) => void add(name)}
          onClose={() => setNaming(false)}
        />
      )}
      {dialog}
    </Stack>
  )
}
