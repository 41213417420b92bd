// Runs changes to second factors. If the server requires a fresh proof, asks for it in a dialog and then
// repeats the change.
import { Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import { factorFailureText, isProofNeeded } from './factorFailureText.ts'
import { signWithPasskey } from './passkeys/passkeysInBrowser.ts'
import { secondFactorApi } from './secondFactor.contract.ts'
import type { OwnFactors } from './secondFactor.contract.ts'
import { ShowFactor } from './ShowFactor.tsx'
import type { ConfirmationMethod } from './ShowFactor.tsx'

type Factors = OwnFactors | undefined

/** Render `dialog`. `run` resolves with whether the change was made. */
export function useFactorChange(factors: Factors) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<(proven: boolean) => void>()

  const askForProof = () =>
    new Promise<boolean>((resolve) =>
      setAnswer(() => (proven: boolean) => {
        setAnswer(undefined)
        resolve(proven)
      }),
    )
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    setBusy(true)
    try {
      await change().catch(async (error: unknown) => {
        if (!isProofNeeded(error)) throw error
        if (!(await askForProof())) throw error
        return change()
      })
      return true
    } catch (error) {
      if (!isProofNeeded(error)) setFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    run,
    busy,
    failure: failure === undefined ? undefined : factorFailureText(failure, t),
    dialog: answer && <ProofDialog factors={factors} onAnswer={answer} />,
  }
}

const waysOf = (factors: Factors): ConfirmationMethod[] => [
  'password',
  ...(factors?.authenticator ? (['code'] as const) : []),
  ...(factors?.passkeys.some(({ host }) => host === window.location.hostname)
    ? (['passkey'] as const)
    : []),
  ...(factors && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]

type ProofDialogProps = { factors: Factors; onAnswer: (proven: boolean) => void }

function ProofDialog({ factors, onAnswer }: ProofDialogProps) {
  const t = useText()
  useFocusBack()
  const show = async (way: ConfirmationMethod, typed: string) => {
    const factor =
      way === 'passkey'
        ? {
            passkey: await signWithPasskey(
              await call(secondFactorApi.proveByPasskey, {}, { quiet: true }),
            ),
          }
        : { [way]: typed }
    await call(secondFactorApi.prove, { body: factor }, { quiet: true })
    onAnswer(true)
  }
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('security.proofTitle')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack>
        <Text size="sm">{t('security.proofText')}</Text>
        <ShowFactor ways={waysOf(factors)} show={show} submit={t('security.confirm')} />
      </Stack>
    </Modal>
  )
}
