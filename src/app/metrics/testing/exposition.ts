// Parses the response of /metrics.

export type Sample = { name: string; labels: Record<string, string>; value: number }
export type Family = { type: string; help: string; samples: Sample[] }

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g

/** Returns families by name; throws for an unknown line. */
export function readExposition(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  let current: Family | undefined
  for (const each of text.split('\n')) {
    const [, what, name, rest] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(each) ?? []
    if (what === 'HELP') families.set(name!, (current = { type: '', help: rest!, samples: [] }))
    else if (what === 'TYPE') current!.type = rest!
    else if (each !== '') current!.samples.push(readSample(each))
  }
  return families
}

function readSample(text: string): Sample {
  const [, name, labels = '', value] = line.exec(text) ?? []
  if (name === undefined) throw new Error(`not a sample: ${text}`)
  const pairs = [...labels.matchAll(label)].map(([, key, content]) => [key!, content!])
  return { name, labels: Object.fromEntries(pairs), value: Number(value) }
}

/** The value of the one sample with these labels, undefined without one. */
export function valueOf(
  families: Map<string, Family>,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const family = families.get(name) ?? families.get(name.replace(/_(count|sum|bucket)$/, ''))
  return family?.samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value
}
