// Runs named steps one after the other, shows each with its time, and sums up.
import { seconds } from './process.mjs'

/** Each step is [name, run] and run answers an exit code. Answers the names of those that failed. */
export async function runSteps(steps) {
  const results = []
  for (const [name, step] of steps) {
    console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
    const start = performance.now()
    const code = await step()
    const line = `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds(start)}`
    console.log(line)
    results.push({ name, code, line })
  }
  console.log(`\n── summary ${'─'.repeat(53)}`)
  for (const { line } of results) console.log(line)
  return results.filter(({ code }) => code !== 0).map(({ name }) => name)
}
