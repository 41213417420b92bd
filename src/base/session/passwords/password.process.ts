// A child process that rates passwords: the dictionaries take more memory than the rest of the server, and
// are needed only for a minute now and then. It ends when the server does.
import { judgePassword } from './judgePassword.ts'
import type { JudgeAnswer, JudgeTask } from './askJudge.ts'

process.on('message', ({ id, password, words }: JudgeTask) => {
  const answer: JudgeAnswer = { id, verdict: judgePassword(password, words) }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
