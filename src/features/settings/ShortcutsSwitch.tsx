import { Switch } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { shortcutsOn, turnShortcuts } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'

/** Whether single keys do something. */
export function ShortcutsSwitch() {
  const t = useText()
  return (
    <Switch
      label={t('settings.shortcuts')}
      description={t('settings.shortcutsHint')}
      checked={useStore(shortcutsOn)}
      onChange={(event) => turnShortcuts(event.currentTarget.checked)}
    />
  )
}
