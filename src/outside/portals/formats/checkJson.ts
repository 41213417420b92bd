// Checks a finished JSON feed line by line: its start, one property per line, its end. Memory use does not grow with the file.
import type { Check } from './format.ts'

/** What is wrong with one property; empty if nothing is. */
export type CheckLine = (item: Record<string, unknown>) => string[]

type Lines = { ids: (item: Record<string, unknown>) => unknown; check: CheckLine }
const mostFaults = 20

export const checkJson =
  ({ ids, check }: Lines): Check =>
  async (file, expected) => {
    const faults: string[] = []
    const seen = new Set<unknown>()
    const frame: string[] = []
    let count = 0
    const read = (line: string) => {
      if (!line.startsWith('{"') || frame.length === 0) {
        frame.push(line)
        return
      }
      const isEnd = line.endsWith('}')
      const item = JSON.parse(isEnd ? line : line.slice(0, -1)) as Record<string, unknown>
      count++
      const id = ids(item)
      if (seen.has(id)) faults.push(`${String(id)}: twice`)
      seen.add(id)
      faults.push(...check(item).map((fault) => `${String(id)}: ${fault}`))
      // A comma follows each property but the last.
      if (isEnd !== (count === expected)) faults.push(`${String(id)}: no comma, or one too many`)
    }
    try {
      await eachLine(file, read)
      JSON.parse(frame.join(''))
    } catch (error) {
      faults.push(error instanceof TypeError ? 'not UTF-8' : String(error))
    }
    if (count !== expected) faults.push(`${count} properties, not ${expected}`)
    return faults.slice(0, mostFaults)
  }

async function eachLine(file: AsyncIterable<Buffer>, read: (line: string) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of file) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    for (const line of lines) read(line)
  }
  rest += decoder.decode()
  if (rest !== '') read(rest)
}
