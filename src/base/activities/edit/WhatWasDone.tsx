import { Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { Activity } from '../activities.contract.ts'
import classes from '../activities.module.css'
import { Pill } from '#kit/ui/Pill.tsx'

/** Category and text of an activity, with a sign when it has files. */
export function WhatWasDone({
  activity: { category, description, files },
}: {
  activity: Activity
}) {
  const t = useText()
  return (
    <div className={classes.what}>
      {category !== 'undefined' && <Pill bare>{t(`activity.category.${category}`)}</Pill>}
      <Text span inherit className={classes.text}>
        {description}
      </Text>
      {files.length > 0 && (
        <Text
          span
          inherit
          c="dimmed"
          ml={6}
          title={files.map(({ userName }) => userName).join('\n')}
        >
          <IconPaperclip size={14} aria-hidden />
          <span className="onlyHeard">{t('activity.files')}: </span>
          {files.length}
        </Text>
      )}
    </div>
  )
}
