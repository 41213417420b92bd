import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

test('work never exceeds the budget, and all of it gets a turn', async () => {
  const budget = new Budget(10)
  let now = 0
  let most = 0
  const done: number[] = []
  const work = (cost: number) =>
    budget.spend(cost, async () => {
      now += cost
      most = Math.max(most, now)
      await new Promise((next) => setImmediate(next))
      now -= cost
      done.push(cost)
      if (cost === 3) throw new Error('three')
    })
  const all = await Promise.allSettled([4, 6, 3, 10, 1, 2, 9].map(work))
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(done.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 9, 10])
  expect(most).toBe(10)
})

test('work that costs more than the whole budget runs alone', async () => {
  const budget = new Budget(2)
  const order: string[] = []
  await Promise.all([
    budget.spend(1, async () => void order.push('small')),
    budget.spend(99, async () => void order.push('huge')),
    budget.spend(1, async () => void order.push('after')),
  ])
  expect(order).toEqual(['small', 'huge', 'after'])
})
