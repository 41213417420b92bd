import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { Lead } from '../leads.contract.ts'
import { readServices } from '../readServices.ts'
import type { Service } from '../readServices.ts'
import { leadServices } from './leadForm.ts'

type Props = {
  lead: Pick<Lead, Service | 'description'>
  choose: (service: Service) => void
}

/** Suggests services read from the description while none is chosen. */
export function ServicesInDescription({ lead, choose }: Props) {
  const t = useText()
  if (leadServices.some(([flag]) => lead[flag])) return null
  const services = readServices(lead.description)
  if (services.length === 0) return null
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {t('lead.fromDescription')}
      </Text>
      {services.map((service) => (
        <Button
          key={service}
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => choose(service)}
        >
          {t(`service.${service}`)}
        </Button>
      ))}
    </Group>
  )
}
