// Settings of the agency and personal settings; users see the sections that they may use.
import { Grid, Paper, Stack, Title } from '@mantine/core'
import type { ComponentType } from 'react'
import type { Permission } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { NewLeads, ReminderMails } from './settingsSlots.tsx'
import { OwnSessions } from '#base/session/own-sessions/OwnSessions.tsx'
import { admin, office, signedIn, staff } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { AgencyForm } from './agency/AgencyForm.tsx'
import { AgencyLinks } from './AgencyLinks.tsx'
import { Branches } from './Branches.tsx'
import { MailingLists } from './mailing/MailingLists.tsx'
import { MapInUse } from './MapInUse.tsx'
import { PasswordLinks } from './PasswordLinks.tsx'
import { ShortcutsSwitch } from './ShortcutsSwitch.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

type Section = { title: MessageKey; may: Permission; Content: ComponentType }

// On a narrow screen, the second column stands below the first.
const links: Section[] = [
  { title: 'settings.agency', may: office, Content: AgencyLinks },
  { title: 'settings.passwords', may: signedIn, Content: PasswordLinks },
  { title: 'reminders.title', may: staff, Content: ReminderMails },
  { title: 'settings.keyboard', may: staff, Content: ShortcutsSwitch },
  { title: 'session.sessions', may: signedIn, Content: Sessions },
]
const keptHere: Section[] = [
  { title: 'agency.title', may: admin, Content: AgencyForm },
  { title: 'settings.newLeads', may: admin, Content: NewLeads },
  { title: 'settings.branches', may: admin, Content: Branches },
  { title: 'settings.mailing', may: admin, Content: MailingLists },
  { title: 'settings.maps', may: admin, Content: MapInUse },
]

export function Settings() {
  const t = useText()
  usePageTitle(t('settings.title'))
  return (
    <>
      <Title order={1} mb="md">
        {t('settings.title')}
      </Title>
      <Grid gap="md">
        <Column sections={links} md={5} />
        <Column sections={keptHere} md={7} />
      </Grid>
    </>
  )
}

function Column({ sections, md }: { sections: Section[]; md: number }) {
  const t = useText()
  const may = useMay()
  const shown = sections.filter((section) => may(section.may))
  if (shown.length === 0) return null
  return (
    <Grid.Col span={{ base: 12, md }}>
      <Stack>
        {shown.map(({ title, Content }) => (
          <Paper key={title} component="section" withBorder p="lg">
            <Title order={2} size="h3" mb="sm">
              {t(title)}
            </Title>
            <Content />
          </Paper>
        ))}
      </Stack>
    </Grid.Col>
  )
}

function Sessions() {
  return (
    <>
      <OwnSessions />
      <SignOutEverywhere />
    </>
  )
}
