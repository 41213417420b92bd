// Start page: the user's day, due activities, new leads, overdue keys, objects not published yet, recent records, and counts
// of everything. Sections below wait until the height of those above is known.
import { Group, SimpleGrid } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { LeadAttention } from '#records/leads/list/LeadAttention.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { ChangedLast } from './ChangedLast.tsx'
import { Counts } from './Counts.tsx'
import { Diary } from './Diary.tsx'
import { DueActivities } from './DueActivities.tsx'
import { homeApi } from './home.contract.ts'
import classes from './home.module.css'
import { KeysToAskBack, useKeysAreKnown } from './KeysToAskBack.tsx'
import { OpenedLast } from './OpenedLast.tsx'
import { QuickAdd } from './QuickAdd.tsx'
import { ToPublish } from './ToPublish.tsx'
import { UnansweredLeads } from './UnansweredLeads.tsx'

export function Home() {
  const t = useText()
  usePageTitle(t('home.title'))
  const isStaff = useMay()(homeApi.getHome.may)
  return isStaff ? (
    <HomeOfStaff />
  ) : (
    <EmptyState title={t('home.welcome')} text={t('home.welcomeText')} />
  )
}

function HomeOfStaff() {
  const t = useText()
  const query = useAnswer(homeApi.getHome, {})
  const keysAreKnown = useKeysAreKnown()
  const shown = keysAreKnown || query.error ? query : { ...query, data: undefined }
  return (
    <>
      <Group justify="space-between" mb="md">
        <h1 className={classes.title}>{t('home.title')}</h1>
        <QuickAdd />
      </Group>
      <Loaded query={shown} lines={12}>
        {({ mine, today, unanswered, toPublish, opened, changed, counts }) => (
          <>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
              <div>
                <Diary today={today} tasks={mine.today} />
                <DueActivities mine={mine} />
              </div>
              <div>
                <UnansweredLeads unanswered={unanswered} />
                <LeadAttention />
                <KeysToAskBack />
                <ToPublish toPublish={toPublish} />
                <OpenedLast opened={opened} />
                <ChangedLast changed={changed} />
              </div>
            </SimpleGrid>
            <Counts counts={counts} />
          </>
        )}
      </Loaded>
    </>
  )
}
