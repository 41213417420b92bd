// Downloads of the statement, with the current filters and sort order.
import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileTypePdf, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { call } from '#kit/http/call.ts'
import type { SentTo } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { saveFile } from '#kit/ui/saveFile.ts'
import { papersApi } from './papers.contract.ts'
import { statementFile } from './statementFile.ts'

type Query = NonNullable<SentTo<typeof papersApi.downloadStatement>['query']>
type Format = NonNullable<Query['format']>
/** The account is unknown while the user's own is loading. */
type Props = {
  accountId: number | undefined
  account: string | undefined
  query: Omit<Query, 'format'>
}

const formats = [
  ['xlsx', IconTable],
  ['pdf', IconFileTypePdf],
] as const

export function StatementPapers({ accountId, account, query }: Props) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const take = async (format: Format) => {
    setBusy(true)
    try {
      const params = { accountId: String(accountId) }
      // The error banner shows failures.
      const file = await call(papersApi.downloadStatement, { params, query: { ...query, format } })
      const name = statementFile(
        t('payment.statement'),
        account || `#${accountId}`,
        agencyToday(),
        format,
      )
      saveFile(file as unknown as Blob, name)
    } catch {
      // The menu stays, to try again.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          disabled={accountId === undefined}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('payment.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, Icon]) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => void take(format)}
          >
            {t(`payment.download.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
