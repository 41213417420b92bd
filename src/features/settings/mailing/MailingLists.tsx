// The addresses of the agency's contacts, for a mailing programme.
import { Group, Text } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { dataExportApi } from './dataExport.contract.ts'

const fetchList = (except: 'true' | 'false') => () =>
  call(dataExportApi.exportEmails, { query: { language: 'russian', except } })

export function MailingLists() {
  const t = useText()
  return (
    <>
      <Text size="sm" mb="sm">
        {t('settings.mailingHint')}
      </Text>
      <Group>
        <DownloadButton fileName="Emails-russian.xlsx" fetchFile={fetchList('false')}>
          {t('settings.mailingRussian')}
        </DownloadButton>
        <DownloadButton fileName="Emails-other.xlsx" fetchFile={fetchList('true')}>
          {t('settings.mailingOthers')}
        </DownloadButton>
      </Group>
    </>
  )
}
