// All that is new, by release, for whoever may see it.
import { Stack, Title } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { news } from './newsEntries.contract.ts'
import { NewsList } from './NewsList.tsx'

export function NewsScreen() {
  const t = useText()
  usePageTitle(t('help.news'))
  const may = useMay()
  const shown = news.filter((entry) => may(entry.may))
  return (
    <Stack maw="46rem">
      <GoLink href={helpPaths.help}>{t('help.toAll')}</GoLink>
      <Title order={1}>{t('help.news')}</Title>
      {[...new Set(shown.map(({ day }) => day))].map((day) => (
        <section key={day} aria-labelledby={`news-${day}`}>
          <Title order={2} id={`news-${day}`}>
            {formatDate(day)}
          </Title>
          <NewsList names={shown.filter((entry) => entry.day === day).map(({ name }) => name)} />
        </section>
      ))}
    </Stack>
  )
}
