import { Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconFileCheck, IconPencil } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { viewingForm } from './viewingForm.ts'
import { offerMade } from './viewingFields.contract.ts'
import { ViewingObjects } from './ViewingObjects.tsx'
import type { Viewing } from './viewings.contract.ts'

const { Form, Value } = viewingForm

type Props = { viewing: Viewing; onEdit: () => void }

export function ViewingView({ viewing, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack()
  return (
    <Form values={viewing}>
      <Group justify="space-between" mb="sm">
        <Title order={1}>{t('viewing.header', { number: viewing.viewingNumber ?? '' })}</Title>
        <Group gap="xs">
          {viewing.canEdit && (
            <Button
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-keyshortcuts="e"
              onClick={onEdit}
            >
              {t('kit.edit')}
            </Button>
          )}
          {viewing.canEdit && (
            <Button
              component={RouteLink}
              href={paths.makeDeal(agreedOn(viewing))}
              variant="light"
              leftSection={<IconFileCheck size={16} aria-hidden />}
            >
              {t('record.makeDeal')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={goBack}
          >
            {t('viewing.back')}
          </Button>
        </Group>
      </Group>
      <Section columns={3}>
        <Value name="dateOfViewing" always />
        <Value name="appointmentCreated" always />
        <Value
          name="demandId"
          always
          render={(id) => <GoLink href={paths.lead(id)}>{viewing.demand ?? `#${id}`}</GoLink>}
        />
      </Section>
      <ViewingObjects results={viewing.results} options={viewing.resultOptions} />
    </Form>
  )
}

/** Whose lead, and the object that an offer was made for, or the only one. */
function agreedOn({ demand, demandId, results }: Viewing) {
  const offered = results.filter(({ result }) => result === offerMade)
  const [only, another] = offered.length > 0 ? offered : results
  return {
    ...(demand !== null && { demandId }),
    ...(only && !another && { objectId: only.objectId }),
  }
}
