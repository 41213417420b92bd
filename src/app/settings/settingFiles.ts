// Settings may be in files, like secrets of containers: NAME_FILE names the file that contains the value of NAME.
import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

/** The trimmed value, or undefined if it is not set. Throws one line if it is given twice or its file has none. */
export function givenSetting(environment: Environment, name: string): string | undefined {
  const value = given(environment, name)
  const nameOfFile = `${name}_FILE`
  const file = given(environment, nameOfFile)
  if (file === undefined) return value
  if (value !== undefined)
    throw new Error(`${name} and ${nameOfFile} are both set, but allowed is only one of the two`)
  const text = read(file, nameOfFile).trim()
  // An empty key must not count as none: backups would be left open.
  if (text === '') throw new Error(`${nameOfFile} is "${file}", which is empty`)
  return text
}

export const isSettingGiven = (environment: Environment, name: string): boolean =>
  (given(environment, name) ?? given(environment, `${name}_FILE`)) !== undefined

function read(file: string, nameOfFile: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(
      `${nameOfFile} is "${file}", which cannot be read: ${(error as Error).message}`,
      {
        cause: error,
      },
    )
  }
}
