// Runs named steps, prints each with its time, and a summary.
import { keepingWords, minutes } from './process.mjs'

/**
 * Each step is [name, run], and run returns an exit code. Steps run one after another; those in a nested list run in parallel,
 * and their output is printed when they are done. With `stopsAtFailure` no step begins after one that failed. Returns the names of
 * failed steps.
 */
export async function runSteps(steps, { stopsAtFailure = false } = {}) {
  const results = []
  for (const step of steps) {
    if (Array.isArray(step[0])) results.push(...(await Promise.all(step.map(runBeside))))
    else results.push(await runAlone(step))
    if (stopsAtFailure && results.some(({ code }) => code !== 0)) break
  }
  console.log(`\n── summary ${'─'.repeat(53)}`)
  for (const { line } of results) console.log(line)
  return results.filter(({ code }) => code !== 0).map(({ name }) => name)
}

async function runAlone([name, step]) {
  begin(name)
  const start = performance.now()
  return end(name, await step(), start)
}

async function runBeside([name, step]) {
  const start = performance.now()
  const { result, words } = await keepingWords(step)
  begin(name)
  process.stdout.write(words)
  return end(name, result, start)
}

const begin = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)

function end(name, code, start) {
  const line = `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${minutes(start)}`
  console.log(line)
  return { name, code, line }
}
