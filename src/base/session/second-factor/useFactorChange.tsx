// Changes to how one signs in: where the server wants to know first who it is, a dialog asks, and the
// change is made anew.
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
import type { Way } from './ShowFactor.tsx'

type Factors = OwnFactors | undefined

/** `dialog` is to be drawn; `run` answers whether the change was made. */
export function useFactorChange(factors: Factors) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<(proven: boolean) => void>()

  const askWho = () =>
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
        if (!(await askWho())) throw error
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

const waysOf = (factors: Factors): Way[] => [
  'password',
  ...(factors?.authenticator ? (['code'] as const) : []),
  ...(factors?.passkeys.some(({ host }) => host === window.location.hostname)
    ? (['passkey'] as const)
    : []),
  ...(factors && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
]

function ProofDialog(props: { factors: Factors; onAnswer: (proven: boolean) => void }) {
  const t = useText()
  const { factors, onAnswer } = props
  useFocusBack()
  const show = async (way: Way, typed: string) => {
    const shown =
      way === 'passkey'
        ? {
            passkey: await signWithPasskey(
              await call(secondFactorApi.proveByPasskey, {}, { quiet: true }),
            ),
          }
        : { [way]: typed }
    await call(secondFactorApi.prove, { body: shown }, { quiet: true })
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
