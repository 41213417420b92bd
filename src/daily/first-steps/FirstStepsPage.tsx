import { Paper } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { firstStepsApi } from './firstSteps.contract.ts'
import { SeeDemo } from './SeeDemo.tsx'
import { StepList } from './StepList.tsx'

export function FirstStepsPage() {
  const t = useText()
  const query = useAnswer(firstStepsApi.getFirstSteps, {})
  return (
    <SettingsPage title={t('firstSteps.title')} hint={t('firstSteps.hint')}>
      <Paper withBorder p="lg">
        <Loaded query={query} lines={18}>
          {(of) => (
            <>
              <StepList of={of} steps={of.steps} />
              {!of.isDemo && <SeeDemo />}
            </>
          )}
        </Loaded>
      </Paper>
    </SettingsPage>
  )
}
