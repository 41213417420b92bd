// A process of its own in which passwords are judged: its dictionaries take more memory than all else of
// the server, and are needed for a minute now and then. It ends when the server does.
import { judgePassword } from './judgePassword.ts'
import type { JudgeAnswer, JudgeTask } from './askJudge.ts'

process.on('message', ({ id, password, words }: JudgeTask) => {
  const answer: JudgeAnswer = { id, verdict: judgePassword(password, words) }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
