// Converts CHANGELOG.md to Debian's format.

/** `version`: of the package; its suffix is added to the newest entry. */
export function debianChangelog(text, { version, maintainer }) {
  const entries = text
    .split(/^## /m)
    .slice(1)
    .map((entry, at) => {
      const [, of, day] = /^(\S+) \((.+)\)/.exec(entry)
      return `estia (${at === 0 ? version : of}) stable; urgency=medium

${pointsOf(entry).join('\n')}

 -- ${maintainer}  ${new Date(`${day}T12:00:00Z`).toUTCString().replace('GMT', '+0000')}
`
    })
  return entries.join('\n')
}

/** Each `- …` item with its lines, without Markdown. */
const pointsOf = (entry) =>
  entry
    .split(/^(?=- |#|$)/m)
    .filter((part) => part.startsWith('- '))
    .map((part) =>
      wrapped(
        part
          .slice(2)
          .replaceAll(/\*\*|`/g, '')
          .split(/\s+/),
      ),
    )

function wrapped(words) {
  const lines = ['']
  for (const word of words.filter((each) => each !== ''))
    if (lines.at(-1) !== '' && lines.at(-1).length + word.length > 73) lines.push(word)
    else lines.push(`${lines.pop()} ${word}`.trim())
  return `  * ${lines.join('\n    ')}`
}
