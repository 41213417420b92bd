// Finds the number of a property in the name of a file: `1041/1.jpg`, `1041_2.jpg`, `1041-kitchen.png`.
import { wordKey } from '../plan/wordKey.ts'

/** Returns a function that finds the property for a path: by the longest number that the name or a folder starts with. */
export function numbersIn<T>(all: ReadonlyMap<string, T>): (path: string) => T | undefined {
  const byKey = new Map([...all].map(([number, one]) => [wordKey(number), one]))
  byKey.delete('')
  return (path) => {
    const [last = '', ...folders] = path.split(/[\\/]/).reverse()
    const name = last.replace(/\.[^.]*$/, '')
    // A folder identifies better than a name such as 1.jpg; nearest folder first.
    for (const part of [...folders, name]) {
      const words = wordKey(part).split(' ')
      for (let length = words.length; length > 0; length--) {
        const found = byKey.get(words.slice(0, length).join(' '))
        if (found !== undefined) return found
      }
    }
    return undefined
  }
}
