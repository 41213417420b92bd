// Fails if a source file is too long (except messages, data and tests), or a folder has too many files.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sourceFiles } from './sourceFiles.mjs'

const longest = 300
const aside = /\/messages\/|\/data\/|\.test\.tsx?$|^e2e\//

const sizes = sourceFiles()
  .filter((file) => !aside.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines)

if (sizes.length === 0) throw new Error('No source file was found')
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))].lines
console.log(`${sizes.length} files: median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${at(1)}`)

const tooLong = sizes.filter(({ lines }) => lines > longest)
for (const { file, lines } of tooLong)
  console.error(`${file} has ${lines} lines, allowed are ${longest}`)
if (at(0.5) > 60) console.error('The median is allowed to be 60 lines')
if (at(0.9) > 180) console.error('The 90th percentile is allowed to be 180 lines')
const mostInFolder = 40
const folders = Map.groupBy(sourceFiles(), (file) => dirname(file))
const tooMany = [...folders].filter(([, files]) => files.length > mostInFolder)
for (const [folder, files] of tooMany)
  console.error(`${folder} has ${files.length} files, allowed are ${mostInFolder}: group them`)
process.exit(tooLong.length + tooMany.length > 0 || at(0.5) > 60 || at(0.9) > 180 ? 1 : 0)
