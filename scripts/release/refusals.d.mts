export function newestEntry(changelog: string): { version: string; day: string } | undefined

export function refusals(facts: {
  version: string
  changes: string
  committedOn: string
  tags: readonly string[]
  dumps: readonly string[]
  schema: string
  changelog: string
  newsDays: readonly string[]
}): string[]
