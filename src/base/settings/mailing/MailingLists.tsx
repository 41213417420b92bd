// Downloads e-mail addresses of contacts for a mailing program.
import { Checkbox, Group, Paper } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { dataExportApi } from './dataExport.contract.ts'

type Flag = 'true' | 'false'
const fetchList = (except: Flag, consented: Flag) => () =>
  call(dataExportApi.exportEmails, { query: { language: 'russian', except, consented } })

export function MailingLists() {
  const t = useText()
  const [withAll, setWithAll] = useState(false)
  const consented = withAll ? 'false' : 'true'
  return (
    <SettingsPage title={t('settings.mailing')} hint={t('settings.mailingHint')}>
      <Paper withBorder p="lg">
        <Checkbox
          mb="sm"
          label={t('settings.mailingAll')}
          description={t('settings.mailingAllHint')}
          checked={withAll}
          onChange={(event) => setWithAll(event.currentTarget.checked)}
        />
        <Group>
          <DownloadButton fileName="Emails-russian.xlsx" fetchFile={fetchList('false', consented)}>
            {t('settings.mailingRussian')}
          </DownloadButton>
          <DownloadButton fileName="Emails-other.xlsx" fetchFile={fetchList('true', consented)}>
            {t('settings.mailingOthers')}
          </DownloadButton>
        </Group>
      </Paper>
    </SettingsPage>
  )
}
