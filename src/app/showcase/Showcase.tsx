// All building blocks of screens in all their states, to review a change at a glance.
import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallFailed, NoConnection } from '#kit/http/call.ts'
import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { CountLink } from '#kit/ui/CountLink.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Thumb } from '#kit/ui/Thumb.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { SavedState } from '#kit/ui/SavedState.tsx'
import type { SavingState } from '#kit/ui/SavedState.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { ShownButtons, ShownDialogs } from './ShownButtons.tsx'
import { ShownFigures, ShownSettings } from './ShownFigures.tsx'
import { ShownFields } from './ShownFields.tsx'
import { ShownBoard, ShownListParts } from './ShownLists.tsx'
import { ShownPills } from './ShownPills.tsx'
import { ShownRecord } from './ShownRecord.tsx'
import { ShownScale } from './ShownScale.tsx'
import { ShownTables } from './ShownTables.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

const parts = [
  ...([
    'scale',
    'buttons',
    'pills',
    'dialogs',
    'fields',
    'record',
    'list',
    'tables',
    'board',
    'figures',
    'settings',
  ] as const),
  ...(['cards', 'failures', 'saving', 'empty', 'loading'] as const),
]
const savingStates: SavingState[] = ['saved', 'waiting', 'saving', 'failed', 'offline', 'conflict']
const failures = [
  new NoConnection('No connection'),
  ...[403, 404, 500].map((status) => new CallFailed(status, { title: '', status, detail: '' })),
]

export function Showcase() {
  const t = useText()
  usePageTitle(t('showcase.title'))
  const retry = () => {}
  return (
    <>
      <Title order={1} mb="xs">
        {t('showcase.title')}
      </Title>
      <Text mb="md" maw={760}>
        {t('showcase.text')}
      </Text>
      <JumpLinks
        label={t('showcase.title')}
        to={parts.map((anchor) => ({ anchor, title: t(`showcase.${anchor}`) }))}
      />
      <Part name="scale">
        <ShownScale />
      </Part>
      <Part name="buttons">
        <ShownButtons />
      </Part>
      <Part name="pills">
        <ShownPills />
      </Part>
      <Part name="dialogs">
        <ShownDialogs />
      </Part>
      <Part name="fields">
        <ShownFields />
      </Part>
      <Part name="record">
        <ShownRecord />
      </Part>
      <Part name="list">
        <ShownListParts />
      </Part>
      <Part name="tables">
        <ShownTables />
      </Part>
      <Part name="board">
        <ShownBoard />
      </Part>
      <Part name="figures">
        <ShownFigures />
      </Part>
      <Part name="settings">
        <ShownSettings />
      </Part>
      <Part name="cards">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {(['green', 'amber', 'red'] as const).map((tone) => (
            <Card key={tone} withBorder>
              <Group justify="space-between">
                <Text fw={600}>{t('showcase.sampleName')}</Text>
                <Pill tone={tone}>{t(`showcase.${badges[tone]}`)}</Pill>
              </Group>
              <Text size="sm" className="wholeText">
                {t('showcase.sampleNotes')}
              </Text>
            </Card>
          ))}
          {(['red', 'neutral'] as const).map((tone) => (
            <CountLink
              key={tone}
              href="/Test"
              icon={<IconHome size={20} />}
              tone={tone}
              count={1234}
              text={t('showcase.sampleName')}
              detail={t('showcase.sampleNotes')}
              isPressing={tone === 'red'}
            />
          ))}
          <Group>
            {([undefined, 'teal'] as const).map((tone) => (
              <Thumb key={tone ?? ''} tone={tone}>
                <IconHome size={20} />
              </Thumb>
            ))}
          </Group>
        </SimpleGrid>
      </Part>
      <Part name="failures">
        <Stack>
          <Failure text={t('kit.failed.somethingWrong')} />
          {failures.map((failure, at) => (
            <LoadFailed key={at} failure={failure} retry={retry} />
          ))}
        </Stack>
      </Part>
      <Part name="saving">
        <Stack gap="xs">
          {savingStates.map((state) => (
            <SavedState key={state} state={state} retry={retry} />
          ))}
        </Stack>
      </Part>
      <Part name="empty">
        <EmptyState title={t('settings.noBranches')} text={t('settings.noBranchesText')} />
      </Part>
      <Part name="loading">
        <div data-sample>
          <Skeletons lines={4} />
        </div>
      </Part>
    </>
  )
}

function Part({ name, children }: { name: (typeof parts)[number]; children: ReactNode }) {
  const t = useText()
  return (
    <Section title={t(`showcase.${name}`)} anchor={name} columns={1}>
      {children}
    </Section>
  )
}

const badges = { green: 'success', amber: 'warning', red: 'wrong' } as const
