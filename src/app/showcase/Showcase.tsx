// Every part that screens are made of, in all its states: for looking at a change to one of them at a glance.
import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { CallFailed, NoConnection } from '#kit/http/call.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { LoadFailed } from '#kit/ui/LoadFailed.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { SavedState } from '#kit/ui/SavedState.tsx'
import type { SavingState } from '#kit/ui/SavedState.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { ShownButtons, ShownDialogs } from './ShownButtons.tsx'
import { ShownFields } from './ShownFields.tsx'
import { ShownTables } from './ShownTables.tsx'

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
      <Section title={t('showcase.buttons')} columns={1}>
        <ShownButtons />
      </Section>
      <Section title={t('showcase.dialogs')} columns={1}>
        <ShownDialogs />
      </Section>
      <Section title={t('showcase.fields')} columns={1}>
        <ShownFields />
      </Section>
      <Section title={t('showcase.tables')} columns={1}>
        <ShownTables />
      </Section>
      <Section title={t('showcase.cards')} columns={1}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {(['done', 'toDo', 'trouble'] as const).map((color) => (
            <Card key={color} withBorder>
              <Group justify="space-between">
                <Text fw={600}>{t('showcase.sampleName')}</Text>
                <Badge color={color}>{t(`showcase.${badges[color]}`)}</Badge>
              </Group>
              <Text size="sm" className="wholeText">
                {t('showcase.sampleNotes')}
              </Text>
            </Card>
          ))}
        </SimpleGrid>
      </Section>
      <Section title={t('showcase.failures')} columns={1}>
        <Stack>
          <Failure text={t('kit.failed.somethingWrong')} />
          {failures.map((failure, at) => (
            <LoadFailed key={at} failure={failure} retry={retry} />
          ))}
        </Stack>
      </Section>
      <Section title={t('showcase.saving')} columns={1}>
        <Stack gap="xs">
          {savingStates.map((state) => (
            <SavedState key={state} state={state} retry={retry} />
          ))}
        </Stack>
      </Section>
      <Section title={t('showcase.empty')} columns={1}>
        <EmptyState title={t('settings.noBranches')} text={t('settings.noBranchesText')} />
      </Section>
      <Section title={t('showcase.loading')} columns={1}>
        <div data-sample>
          <Skeletons lines={4} />
        </div>
      </Section>
    </>
  )
}

const badges = { done: 'success', toDo: 'warning', trouble: 'wrong' } as const
