// Form for a new import, and the list of earlier ones.
import { Paper, Stack, Text, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { NewImport } from './NewImport.tsx'

export function ImportsScreen() {
  const t = useText()
  usePageTitle(t('import.title'))
  return (
    <Stack>
      <div>
        <Title order={1}>{t('import.title')}</Title>
        <Text className="quiet" maw="46rem">
          {t('import.lead')}
        </Text>
      </div>
      <Paper withBorder p="md">
        <NewImport />
      </Paper>
      <section>
        <Title order={2} mb="xs">
          {t('import.earlier')}
        </Title>
        <Text size="sm" className="quiet" mb="xs">
          {t('import.kept')}
        </Text>
        <EarlierImports />
      </section>
    </Stack>
  )
}
