// Start page: who waits for the user, the day, open leads, figures of the month, tasks and recent records. What is empty
// takes no room.
import { SimpleGrid } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import type { FirstSteps } from '#daily/first-steps/firstSteps.contract.ts'
import { firstStepsTexts } from '#daily/first-steps/firstStepsTexts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { ChangedLast } from './ChangedLast.tsx'
import { Counts } from './Counts.tsx'
import { Diary } from './Diary.tsx'
import { DueActivities } from './DueActivities.tsx'
import { Greeting } from './Greeting.tsx'
import { homeApi } from './home.contract.ts'
import type { Home as Content } from './home.contract.ts'
import classes from './home.module.css'
import { HomeNews } from './homeSlots.tsx'
import { KeysToAskBack } from './KeysToAskBack.tsx'
import { OpenedLast } from './OpenedLast.tsx'
import { OwnLeads } from './OwnLeads.tsx'
import { OwnMonth } from './OwnMonth.tsx'
import { ToPublish } from './ToPublish.tsx'
import { UnansweredLeads } from './UnansweredLeads.tsx'
import { WhoWaits } from './WhoWaits.tsx'

const OpenSteps = lazyPart<{ of: FirstSteps }>(
  () =>
    withTexts(import('#daily/first-steps/OpenSteps.tsx'), firstStepsTexts).then(
      (all) => all.OpenSteps,
    ),
  { place: ({ of: { steps } }) => <Skeletons lines={3 + 2 * steps.length} /> },
)

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
  return (
    <>
      <Greeting home={query.data} />
      <Loaded query={query} lines={12}>
        {(home) => (
          <>
            {home.firstSteps && <OpenSteps of={home.firstSteps} />}
            <WhoWaits of={home} />
            <div className={classes.columns}>
              <div>
                {isFree(home) && !home.firstSteps && (
                  <EmptyState
                    title={t('home.nothingDue')}
                    text={t('home.nothingDueText')}
                    icon={<IconChecks size={22} />}
                  />
                )}
                <Diary today={home.today} tasks={home.mine.today} />
              </div>
              <div>
                <UnansweredLeads unanswered={home.unanswered} />
                <DueActivities mine={home.mine} />
                <KeysToAskBack keys={home.keys} />
              </div>
              <div>
                <OwnLeads leads={home.leads} />
                <OwnMonth month={home.month} />
                <SimpleGrid
                  minColWidth="min(100%, 20rem)"
                  autoFlow="auto-fit"
                  verticalSpacing={0}
                  className={classes.last!}
                >
                  <ToPublish toPublish={home.toPublish} />
                  <OpenedLast opened={home.opened} />
                  <ChangedLast changed={home.changed} />
                </SimpleGrid>
                <HomeNews />
              </div>
            </div>
            <Counts counts={home.counts} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Nobody waits for the user, and nothing is planned. */
const isFree = ({ today, mine, unanswered, keys }: Content): boolean =>
  [today.viewings, today.stays, ...Object.values(mine).map(({ items }) => items)].every(
    (items) => items.length === 0,
  ) && unanswered.totalRows + keys.totalRows === 0
