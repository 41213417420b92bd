import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { helpPaths } from '#base/register/help.paths.ts'
import { newsApi } from './news.contract.ts'
import type { NewsName } from './newsEntries.contract.ts'
import { NewsList } from './NewsList.tsx'

const most = 5

export function NewsBox({ unseen }: { unseen: readonly NewsName[] }) {
  const t = useText()
  const seen = useMutation({ mutationFn: () => call(newsApi.markNewsSeen, {}) })
  return (
    <Section title={t('help.newsSince')} anchor="news" columns={1}>
      <NewsList names={unseen.slice(0, most)} />
      <Group>
        <Button variant="default" size="xs" loading={seen.isPending} onClick={() => seen.mutate()}>
          {t('help.newsSeen')}
        </Button>
        <GoLink href={helpPaths.news}>{t('help.newsAll')}</GoLink>
      </Group>
    </Section>
  )
}
