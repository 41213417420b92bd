import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'

/** How the screen of a task looks. e2e/help/pictures.spec.ts takes the pictures, and fails when one is out of date. */
export function HelpPicture({ task }: { task: HelpTask }) {
  const t = useText()
  const language = useLanguage()
  return (
    <img
      src={new URL(`./pictures/${language}/${task}.webp`, import.meta.url).href}
      alt={t('help.picture', { task: t(`help.task.${task}`) })}
      width={900}
      height={560}
      loading="lazy"
      style={{
        maxWidth: '100%',
        height: 'auto',
        border: '1px solid var(--estia-line)',
        borderRadius: 10,
      }}
    />
  )
}
