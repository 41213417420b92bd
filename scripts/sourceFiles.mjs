import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './process.mjs'

/** All TypeScript files of the project, or those that match `named`, relative to its root, with forward slashes. */
export function sourceFiles(folders = ['src', 'e2e', 'bench'], named = /\.tsx?$/) {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && named.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
