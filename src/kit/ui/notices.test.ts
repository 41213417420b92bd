import { notifications, notificationsStore } from '@mantine/notifications'
import { expect, onTestFinished, test } from 'vitest'
import { showNotice } from './notices.ts'

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

test('the same notice is counted while it is on the screen', async () => {
  onTestFinished(() => notifications.clean())
  showNotice({ message: 'Saved' })
  showNotice({ message: 'Saved' })
  showNotice({ message: 'Saved', color: 'trouble' })
  const hide = showNotice({ message: 'Saved' })
  await expect.poll(shown).toEqual(['Saved (×3)', 'Saved'])
  hide()
  await expect.poll(shown).toEqual(['Saved'])
  showNotice({ message: 'Saved' })
  await expect.poll(shown).toEqual(['Saved', 'Saved'])
})

test('a notice with a button of its own stands for itself', async () => {
  onTestFinished(() => notifications.clean())
  for (const each of [1, 2]) showNotice({ message: ['Moved', each] })
  await expect.poll(shown).toHaveLength(2)
})
