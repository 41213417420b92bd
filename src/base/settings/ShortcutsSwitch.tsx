import { Switch } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'
import { chooseShortcuts } from '#base/session/person/chooseShortcuts.ts'

/** Switches single-key shortcuts on or off. */
export function ShortcutsSwitch() {
  const t = useText()
  return (
    <Switch
      label={t('settings.shortcuts')}
      description={t('settings.shortcutsHint')}
      checked={useStore(shortcutsOn)}
      onChange={(event) => void chooseShortcuts(event.currentTarget.checked)}
    />
  )
}
