import { IconBell, IconUser } from '@tabler/icons-react'
import { formatCurrency, formatNumber } from '#kit/fields/format.ts'
import { shortMonth } from '#kit/fields/monthName.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { AsTable, ChartCard, ChartKey, ColumnChart, RowBar } from '#kit/ui/figures/ChartCard.tsx'
import { changeOf } from '#kit/ui/figures/changeOf.ts'
import { Figure, FigureBand } from '#kit/ui/figures/Figure.tsx'
import { SettingSwitch } from '#kit/ui/SettingSwitch.tsx'
import { SideNav } from '#kit/ui/SideNav.tsx'
import { settingsPaths } from '#base/settings/settings.paths.ts'

const values = [28, 41, 52, 0, 38, 22, 67, 45, 44, 58, 71, 0]
const before = [35, 59, 49, 33, 43, 30, 49, 52, 39, 44, 52, 61]
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0) * 1000

/** Figures with their change, and a chart beside that of the period before. */
export function ShownFigures() {
  const t = useText()
  const language = useLanguage()
  const names = { value: '2026', before: '2025' }
  const number = { format: (value: number) => formatNumber(value) }
  return (
    <>
      <FigureBand>
        <Figure
          label={t('showcase.figure')}
          text={formatCurrency(sum(values))}
          change={changeOf(sum(values), sum(before), { format: formatCurrency })}
        />
        <Figure
          label={t('showcase.lessIsBetter')}
          text="12"
          change={changeOf(12, 15, { ...number, less: true })}
        />
        <Figure label={t('showcase.figure')} text="15" change={changeOf(15, 15, number)} />
        <Figure
          small
          isBad
          label={t('showcase.wrong')}
          text={formatCurrency(-338)}
          note={t('showcase.sampleName')}
        />
      </FigureBand>
      <ChartCard title={t('showcase.chart')} aside={<ChartKey {...names} />}>
        <ColumnChart
          title={t('showcase.chart')}
          names={names}
          format={formatCurrency}
          columns={values.map((value, at) => ({
            label: shortMonth(`2026-${String(at + 1).padStart(2, '0')}`, language),
            value: value * 1000,
            before: (before[at] ?? 0) * 1000,
          }))}
        />
        <AsTable>
          <RowBar value={2} most={3} />
        </AsTable>
      </ChartCard>
    </>
  )
}

/** Pages beside their navigation, and a setting. */
export function ShownSettings() {
  const t = useText()
  return (
    <SideNav
      title={t('settings.title')}
      home={settingsPaths.settings}
      here={settingsPaths.reminders}
      groups={[
        {
          title: t('settings.group.mine'),
          items: [
            {
              href: settingsPaths.mine,
              label: t('settings.mine'),
              icon: <IconUser size={16} aria-hidden />,
            },
            {
              href: settingsPaths.reminders,
              label: t('settings.reminders'),
              icon: <IconBell size={16} aria-hidden />,
            },
          ],
        },
      ]}
    >
      <SettingSwitch
        label={t('settings.shortcuts')}
        hint={t('settings.shortcutsHint')}
        checked
        onChange={() => {}}
      />
    </SideNav>
  )
}
