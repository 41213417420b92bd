import { Alert, Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { knownClientsApi } from '../knownClients.contract.ts'
import type { KnownClient } from '../knownClients.contract.ts'
import { isReviewDue } from '../KnownState.tsx'

/** Confirms, after a question, that somebody has looked at a file in which nothing is missing. */
export function CheckButton({ id, client }: { id: number; client: KnownClient }) {
  const t = useText()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { state, sum } = client
  if (state === 'open' || (state === 'checked' && !isReviewDue(client))) return null
  const check = async () => {
    setFailure(undefined)
    const question = { text: t('knownClient.checkQuestion'), confirmText: t('knownClient.check') }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      const sent = { params: { id: String(id) }, body: { sum } }
      await call(knownClientsApi.checkKnownClient, sent, { quiet: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        leftSection={<IconShieldCheck size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void check()}
      >
        {t('knownClient.check')}
      </Button>
      {failure !== undefined && (
        <Alert color="trouble" role="alert" w="100%">
          {failureText(failure, t)}
        </Alert>
      )}
    </>
  )
}
