import { IconPaperclip } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Activity } from '../activities.contract.ts'

type Props = { activity: Activity }

/** Category and text of an activity, with a sign when it has files. */
export function WhatWasDone({ activity: { category, description, files } }: Props) {
  const t = useText()
  return (
    <>
      {category !== 'undefined' && <Pill bare>{t(`activity.category.${category}`)}</Pill>}{' '}
      {description}{' '}
      {files.length > 0 && (
        <span className="quiet" title={files.map(({ userName }) => userName).join('\n')}>
          <IconPaperclip size={14} aria-hidden />
          <span className="onlyHeard">{t('activity.files')}: </span>
          {files.length}
        </span>
      )}
    </>
  )
}
