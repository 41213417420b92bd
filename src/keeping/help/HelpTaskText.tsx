import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconBulb } from '@tabler/icons-react'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { registeredParts } from '#base/register/parts.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { helpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { HelpLine } from './HelpLine.tsx'
import { HelpList } from './HelpList.tsx'
import { HelpPicture } from './HelpPicture.tsx'
import { helpPlaces } from './helpPlaces.ts'
import { readHelp } from './readHelp.ts'
import { relatedTo } from './relatedTo.ts'

export function HelpTaskText({ task }: { task: HelpTask }) {
  const t = useText()
  const label = useLabel()
  const may = useMay()
  const back = useGoBack(helpPaths.help)
  const title = t(`help.task.${task}`)
  usePageTitle(title)
  const { about, steps, hint } = readHelp(label(`help.text.${task}`))
  const place = helpPlaces[task]
  const route = registeredParts().routes.find(({ path }) => path === place.href)
  const isOpen = route?.may ? may(route.may) : false
  const related = relatedTo(task).filter((other) => may(helpTasks[other]))
  return (
    <Stack component="article" maw={960} gap="md">
      <Group justify="space-between">
        <GoLink href={helpPaths.help}>{t('help.toAll')}</GoLink>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={back}
        >
          {t('shell.back')}
        </Button>
      </Group>
      <div>
        <Title order={1}>{title}</Title>
        <Text className="quiet" maw="46rem">
          <HelpLine line={about} />
        </Text>
      </div>
      {!may(helpTasks[task]) && <Text maw="46rem">{t('help.notYours')}</Text>}
      <section aria-labelledby="help-steps">
        <Title order={2} id="help-steps" mb="xs">
          {t('help.steps')}
        </Title>
        <List type="ordered" spacing="xs" maw="46rem" withPadding>
          {steps.map((step) => (
            <List.Item key={step}>
              <HelpLine line={step} />
            </List.Item>
          ))}
        </List>
      </section>
      {hint !== undefined && (
        <Alert icon={<IconBulb size={18} aria-hidden />} maw="46rem">
          <HelpLine line={hint} />
        </Alert>
      )}
      {isOpen && (
        <div>
          <Button
            component={RouteLink}
            href={place.href}
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('help.open', { name: t(place.label) })}
          </Button>
        </div>
      )}
      <HelpPicture task={task} />
      {related.length > 0 && (
        <section aria-labelledby="help-others">
          <Title order={2} id="help-others" mb="xs">
            {t('help.others')}
          </Title>
          <HelpList tasks={related} />
        </section>
      )}
    </Stack>
  )
}
