// Rates passwords in a separate process (password.process.ts).
import { join } from 'node:path'
import { sideProcess } from '#kit/processes/sideProcess.ts'
import type { Numbered } from '#kit/processes/sideProcess.ts'
import type { Verdict } from './judgePassword.ts'

type RatingTask = { password: string; words: string[] }
type Rating = { verdict: Verdict }
export type JudgeTask = Numbered<RatingTask>
export type JudgeAnswer = Numbered<Rating>

const ask = sideProcess<RatingTask, Rating>({
  name: 'judging passwords',
  file: join(import.meta.dirname, 'password.process.ts'),
  stderr: 'inherit',
  patience: 20_000,
  idle: 60_000,
})

export const askJudge = async (password: string, words: string[]): Promise<Verdict> =>
  (await ask({ password, words })).verdict
