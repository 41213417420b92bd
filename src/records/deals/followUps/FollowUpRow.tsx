import { Box, Button, Center, Group, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { FollowUp, FollowUpStep } from './followUps.contract.ts'

const icons = { toDo: IconCircle, done: IconCircleCheck, notApplicable: IconCircleMinus } as const
const colours = { toDo: 'amber', done: 'green', notApplicable: 'quiet' } as const

type Props = { of: FollowUp; busy: FollowUpStep | null; onDo: () => void; onUndo: () => void }

export function FollowUpRow({ of, busy, onDo, onUndo }: Props) {
  const t = useText()
  const Icon = icons[of.state]
  const state = t(`deal.followUps.${of.state}`)
  const pressed = { loading: busy === of.step, disabled: busy !== null && busy !== of.step }
  return (
    <Group
      component="li"
      gap="xs"
      align="flex-start"
      py={6}
      {...(of.state === 'notApplicable' && { c: 'dimmed' })}
      data-state={of.state}
    >
      <Center component="span" flex="none" mt={2} c={`var(--estia-${colours[of.state]})`}>
        <Icon size={20} aria-hidden />
      </Center>
      <span className="onlyHeard">{state}</span>
      <Box flex="1 1 200px" className="grow">
        {of.text}
        {of.details.map((detail) => (
          <Text key={detail} size="sm" c="dimmed">
            {detail}
          </Text>
        ))}
        {of.doneOn && (
          <Text size="sm" c="dimmed">
            {[formatInstantTime(of.doneOn), of.doneBy].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Box>
      {of.mayDo && (
        <Button
          size="xs"
          variant="light"
          aria-label={`${t('deal.followUps.do')}: ${of.text}`}
          onClick={onDo}
          {...pressed}
        >
          {t('deal.followUps.do')}
        </Button>
      )}
      {of.mayUndo && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`${t('kit.undo')}: ${of.text}`}
          onClick={onUndo}
          {...pressed}
        >
          {t('kit.undo')}
        </Button>
      )}
    </Group>
  )
}
