// The help has a text for every page, names buttons as they are called now, and its links lead to screens.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import '#app/parts.ts'
import { el } from '#app/bundles/screens/el.ts'
import { en } from '#app/bundles/screens/en.ts'
import { ru } from '#app/bundles/screens/ru.ts'
import { el as laterEl } from '#app/bundles/later/el.ts'
import { en as laterEn } from '#app/bundles/later/en.ts'
import { ru as laterRu } from '#app/bundles/later/ru.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { registeredParts } from '#base/register/parts.ts'
import { allHelpTasks } from '#base/register/helpTasks.ts'
import { hints } from '#base/register/hints/hints.ts'
import { helpGroups } from './helpGroups.ts'
import { helpOfPages, helpOfPath } from './helpOfPages.ts'
import { helpPlaces } from './helpPlaces.ts'
import { labelTexts, textsOfHelp } from './helpTexts.ts'
import { partsOfLine, readHelp } from './readHelp.ts'
import { relatedTo } from './relatedTo.ts'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

const first: Record<Language, Record<string, string>> = {
  en: { ...en, ...laterEn },
  el: { ...el, ...laterEl },
  ru: { ...ru, ...laterRu },
}
const textsOfAllTasks = async (language: Language): Promise<Record<string, string>> =>
  Object.assign({}, ...(await Promise.all(textsOfHelp.map((texts) => texts(language)))))
const labelsIn = (message: string) =>
  message
    .split('\n')
    .flatMap(partsOfLine)
    .flatMap((part) => ('label' in part ? [part.label] : []))

/** The help itself, and the page that shows parts of screens to developers. */
const withoutHelp = ['/Help', '/Help/New', '/Help/$task', '/Test']
const pages = registeredParts()
  .routes.filter(({ path, may }) => may !== null && !withoutHelp.includes(path))
  .map(({ path }) => path)

describe('every page', () => {
  test('names its help', () => {
    expect(pages.length).toBeGreaterThan(80)
    expect(pages.filter((path) => !helpOfPages[path]?.length)).toEqual([])
  })

  test('in the table exists', () => {
    expect(Object.keys(helpOfPages).filter((path) => !pages.includes(path))).toEqual([])
  })

  test('finds its help by the address that is shown', () => {
    const addressOf = (path: string) => path.replaceAll(/\$\w+/g, '17')
    const wrong = pages.filter((path) => helpOfPath(addressOf(path)) !== helpOfPages[path])
    expect(wrong).toEqual([])
    expect(helpOfPath('/objects/view/ref12/')).toEqual(helpOfPages['/Objects/View/$id'])
    expect(helpOfPath('/Reservations/Free')).toEqual(['stay'])
    expect(helpOfPath('/Nowhere')).toEqual([])
    expect(helpOfPath('/constructor')).toEqual([])
  })
})

test('every task of the help belongs to a page, and has related ones', () => {
  const named = new Set(Object.values(helpOfPages).flat())
  expect(allHelpTasks.filter((task) => !named.has(task))).toEqual([])
  expect(allHelpTasks.filter((task) => relatedTo(task).includes(task))).toEqual([])
  expect(relatedTo('importFile')).toContain('undo')
})

test('every task stands once on the page of help', () => {
  const listed = Object.values(helpGroups).flat()
  expect(listed.toSorted()).toEqual(allHelpTasks.toSorted())
})

test('every task leads to a screen that exists', () => {
  const paths = registeredParts().routes.map(({ path }) => path)
  expect(allHelpTasks.filter((task) => !paths.includes(helpPlaces[task].href))).toEqual([])
})

describe.each(languages)('the help (%s)', (language) => {
  test('has a short text for every task', async () => {
    const texts = await textsOfAllTasks(language)
    const wrong = allHelpTasks.filter((task) => {
      const { about, steps, hint } = readHelp(texts[`help.text.${task}`] ?? '')
      const isShort = steps.every((step) => step.length > 10 && step.length < 230)
      return !(about && hint && steps.length >= 4 && steps.length <= 8 && isShort)
    })
    expect(wrong).toEqual([])
    expect(allHelpTasks.filter((task) => !texts[`help.task.${task}`])).toEqual([])
  })

  test('names only buttons whose texts are there, without gaps to fill in', async () => {
    const texts = await textsOfAllTasks(language)
    const wrong: string[] = []
    for (const task of allHelpTasks) {
      const labels = await Promise.all(labelTexts[task].map((each) => each(language)))
      const known: Record<string, string> = Object.assign({}, first[language], texts, ...labels)
      for (const key of labelsIn(texts[`help.text.${task}`]!))
        if (!known[key] || known[key].includes('{{')) wrong.push(`${task}: ${key}`)
    }
    expect(wrong).toEqual([])
  })

  test('names the same buttons as the English one', async () => {
    const [own, english] = [await textsOfAllTasks(language), await textsOfAllTasks('en')]
    const differs = allHelpTasks.filter((task) => {
      const sorted = (texts: Record<string, string>) =>
        labelsIn(texts[`help.text.${task}`]!).toSorted().join(' ')
      return sorted(own) !== sorted(english)
    })
    expect(differs).toEqual([])
  })
})

test('every task has a picture in every language, of at most 40 kB', () => {
  const wrong = languages.flatMap((language) =>
    allHelpTasks.filter((task) => {
      const file = new URL(`./pictures/${language}/${task}.webp`, import.meta.url)
      return !existsSync(file) || statSync(file).size > 40_000
    }),
  )
  expect(wrong).toEqual([])
})

test('every hint stands beside something', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const shown = globSync('**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/<Hint name="(\w+)"/g)].map(([, name]) => name),
  )
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(hints).toSorted())
})
