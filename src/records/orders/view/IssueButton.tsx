import { Alert, Button, List } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'

/** Issues a draft after a question; says everything that is missing. */
export function IssueButton({ id, order }: { id: number; order: Order }) {
  const t = useText()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const issue = async () => {
    setFailure(undefined)
    if (!(await confirm({ text: t('order.issueQuestion'), confirmText: t('order.issue') }))) return
    setBusy(true)
    try {
      const sent = { params: { id: String(id) }, body: { version: order.version } }
      await call(ordersApi.issueOrder, sent, { quiet: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const missing =
    failure instanceof CallFailed ? Object.values(failure.problem.errors ?? {}).flat() : []
  return (
    <>
      <Button
        leftSection={<IconFileCheck size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void issue()}
      >
        {t('order.issue')}
      </Button>
      {failure !== undefined && (
        <Alert color="trouble" role="alert" w="100%" title={t('order.missing')}>
          {missing.length > 0 ? (
            <List size="sm">
              {missing.map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
          ) : (
            failureText(failure, t)
          )}
        </Alert>
      )}
    </>
  )
}
