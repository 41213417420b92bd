import type { Russian } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const ru: Russian<typeof en> = {
  'settings.unknownList': 'Такого списка нет.',
  'settings.branchInUse_one':
    'К этому филиалу относится {{count}} контакт. Сначала переведите его в другой филиал.',
  'settings.branchInUse_few':
    'К этому филиалу относятся {{count}} контакта. Сначала переведите их в другой филиал.',
  'settings.branchInUse_many':
    'К этому филиалу относятся {{count}} контактов. Сначала переведите их в другой филиал.',
  'settings.branchInUse_other':
    'К этому филиалу относится {{count}} контакта. Сначала переведите их в другой филиал.',
}
