import { withTexts } from '#kit/i18n/withTexts.ts'
import { signedIn, staff } from '#base/permissions/permissions.contract.ts'
import { NoSuchPage } from '#base/register/address.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { allHelpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { newsTexts } from './news/newsTexts.ts'

/** The list of texts is long, and only loaded with the help. */
async function withHelpTexts<Module>(module: Promise<Module>): Promise<Module> {
  const { textsOfHelp } = await import('./helpTexts.ts')
  return withTexts(module, ...textsOfHelp)
}
const HelpScreen = screen(() =>
  withHelpTexts(import('./HelpScreen.tsx')).then((all) => all.HelpScreen),
)
const HelpTaskScreen = screen(() =>
  withHelpTexts(import('./HelpTaskScreen.tsx')).then((all) => all.HelpTaskScreen),
)
const NewsScreen = screen(() => import('./news/NewsScreen.tsx').then((all) => all.NewsScreen), {
  texts: newsTexts,
})

function taskOf(name: string | undefined): HelpTask {
  const task = allHelpTasks.find((each) => each === name)
  if (!task) throw new NoSuchPage()
  return task
}

export const help = parts({
  routes: [
    route('/Help', signedIn, HelpScreen, (_params, { from }) =>
      typeof from === 'string' ? { from } : {},
    ),
    route('/Help/New', staff, NewsScreen),
    route('/Help/$task', signedIn, HelpTaskScreen, ({ task }) => ({ task: taskOf(task) })),
  ],
  slots: { HomeNews: () => import('./news/HomeNews.tsx').then((all) => all.HomeNews) },
  places: [
    { label: 'shell.help', words: 'palette.words.help', href: helpPaths.help, may: signedIn },
  ],
})
