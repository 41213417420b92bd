import { Kbd, Modal, Switch, Table } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'
import { chooseShortcuts } from '#base/session/person/chooseShortcuts.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { places } from './shortcutLetters.ts'

/** All keyboard shortcuts, and the switch that turns off those without a modifier. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const on = useStore(shortcutsOn)
  const single: [string[], string][] = [
    [['/'], t('palette.title')],
    [['e'], t('palette.keys.edit')],
    [['n'], t('palette.keys.add')],
    [['j'], t('palette.keys.next')],
    [['k'], t('palette.keys.previous')],
    [['x'], t('palette.keys.tick')],
    [['?'], t('palette.keys.all')],
    ...places()
      .filter((place) => may(place.may))
      .map(({ letter, label }): [string[], string] => [
        ['g', letter],
        t('palette.go', { name: t(label) }),
      ]),
  ]
  const all: [string[], string][] = [
    [['Ctrl', 'K'], t('palette.title')],
    [['↓', '↑'], t('palette.keys.rows')],
    [[t('palette.keys.space')], t('palette.keys.peek')],
    ...(on ? single : []),
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('palette.keys.title')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Switch
        mb="md"
        label={t('palette.keys.on')}
        checked={on}
        onChange={(event) => void chooseShortcuts(event.currentTarget.checked)}
      />
      <GoLink href={helpPaths.from(window.location.pathname)} onClick={onClose}>
        {t('shell.help')}
      </GoLink>
      <Table>
        <Table.Tbody>
          {all.map(([keys, does]) => (
            <Table.Tr key={keys.join()}>
              <Table.Td w={110}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
