// Finds the reasons against making a release now.

/** `v0.3.0-0265.sql.gz`: the version, and the number of the newest migration in it. */
const dumpName = /^v(\d+\.\d+\.\d+)-(\d{4})\.sql\.gz$/

const isAfter = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0

const heading = /^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/gm

/** The version and date of the newest heading, `## 0.3.0 (2026-11-28)`; undefined without one. */
export function newestEntry(changelog) {
  const [[, version, day] = []] = changelog.matchAll(heading)
  return version && { version, day }
}

/**
 * One line each; none when the release can be made.
 *   version     of package.json
 *   changes     what `git status --porcelain` says
 *   committedOn the day of the last commit
 *   tags        of the repository
 *   dumps       names of files in migrations/releases
 *   schema      the number of the newest migration
 *   changelog   the text of CHANGELOG.md
 *   newsDays    the days of the news that people see
 */
export function refusals({
  version,
  changes,
  committedOn,
  tags,
  dumps,
  schema,
  changelog,
  newsDays,
}) {
  const made = dumps.flatMap((name) => {
    const [, of, has] = dumpName.exec(name) ?? []
    return of ? [{ of, has }] : []
  })
  const released = [
    ...tags.filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag)).map((tag) => tag.slice(1)),
    // An untagged earlier release has left its dump.
    ...made.map(({ of }) => of).filter((of) => of !== version),
  ]
  const last = released.sort((one, other) => (isAfter(one, other) ? 1 : -1)).at(-1)
  const dump = made.find(({ of, has }) => of === version && has === schema)
  const entry = newestEntry(changelog)
  const refused = []
  if (changes.trim() !== '')
    refused.push(`Files differ from the last commit: commit or remove them\n${changes.trimEnd()}`)
  if (last && !isAfter(version, last))
    refused.push(`The version in package.json is ${version}, but ${last} was released: raise it`)
  if (entry?.version !== version)
    refused.push(`CHANGELOG.md does not begin with "## ${version} (${committedOn})": write it`)
  else if (entry.day < committedOn)
    refused.push(
      `CHANGELOG.md says that ${version} is of ${entry.day}, but there are commits of ${committedOn}: read it again, and correct the day`,
    )
  const days = new Set([...changelog.matchAll(heading)].map(([, , day]) => day))
  const unknown = [...new Set(newsDays)].filter((day) => !days.has(day))
  if (unknown.length > 0)
    refused.push(
      `The news of ${unknown.join(', ')} are of no release in CHANGELOG.md: correct their day in newsEntries.contract.ts`,
    )
  if (!dump)
    refused.push(
      `migrations/releases has no v${version}-${schema}.sql.gz, from which later releases try their upgrade: npm run release -- --dump`,
    )
  return refused
}
