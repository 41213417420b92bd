import { ActionIcon, Box } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import type { ActivityLink } from '../activities.contract.ts'
import { LinkText } from './LinkText.tsx'
import { RecordPicker } from './RecordPicker.tsx'

type Props = {
  links: readonly ActivityLink[]
  error: string | undefined
  onChange: (links: ActivityLink[]) => void
}

const same = (a: ActivityLink, b: ActivityLink) => a.entity === b.entity && a.id === b.id

/** The linked records. The first one, for which the activity was created, cannot be removed. */
export function LinkedRecords({ links, error, onChange }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const [refused, setRefused] = useState(false)
  const add = (link: ActivityLink) => {
    if (!links.some((other) => same(other, link))) onChange([...links, link])
  }
  const remove = async (link: ActivityLink, index: number) => {
    setRefused(index === 0)
    if (index === 0) return
    const sure = await confirm({
      text: t('activity.deleteLinkQuestion'),
      confirmText: t('kit.delete'),
      danger: true,
    })
    if (sure) onChange(links.filter((other) => !same(other, link)))
  }
  return (
    <div>
      <RecordPicker error={refused ? t('activity.onlyLink') : error} onChoose={add} />
      <Box component="ul" mt="xs" className="wraps" aria-label={t('activity.links')}>
        {links.map((link, index) => (
          <Box
            component="li"
            key={`${link.entity}/${link.id}`}
            ps="xs"
            fz="sm"
            className="boxed wraps"
          >
            <LinkText link={link} />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('activity.deleteLink', { name: link.description })}
              onClick={() => void remove(link, index)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </Box>
        ))}
      </Box>
    </div>
  )
}
