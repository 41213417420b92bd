// The open steps on the start page, until all are done or skipped.
import { Button, Progress, Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { firstStepsPaths } from './firstSteps.paths.ts'
import type { FirstSteps } from './firstSteps.contract.ts'
import { SeeDemo } from './SeeDemo.tsx'
import { StepList, useSkip } from './StepList.tsx'

export function OpenSteps({ of }: { of: FirstSteps }) {
  const t = useText()
  const confirm = useConfirm()
  const { isBusy, skip } = useSkip()
  const { steps } = of
  const open = steps.filter(({ state }) => state === 'open')
  const done = steps.filter(({ state }) => state === 'done').length
  const skipAll = async () => {
    const isSure = await confirm({
      title: t('firstSteps.skipAllQuestion'),
      text: t('firstSteps.skipAllText'),
      confirmText: t('firstSteps.skipAll'),
    })
    if (isSure)
      skip(
        open.map(({ name }) => name),
        true,
      )
  }
  return (
    <Section
      title={t('firstSteps.title')}
      columns={1}
      actions={<GoLink href={firstStepsPaths.firstSteps}>{t('firstSteps.all')}</GoLink>}
    >
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          {t('firstSteps.done', { done, all: steps.length })}
        </Text>
        <Progress value={(100 * done) / steps.length} aria-hidden />
      </div>
      <StepList of={of} steps={open} />
      <SeeDemo />
      <div>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={isBusy}
          onClick={() => void skipAll()}
        >
          {t('firstSteps.skipAll')}
        </Button>
      </div>
    </Section>
  )
}
