// How an order is issued and signed in a journey.
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'
import type { Say } from '../texts.ts'

/** Enters the fee of a new order that was filled in from a record, and issues it. */
export async function issueWithFee(page: Page, say: Say, percent: string): Promise<void> {
  await page.getByLabel(say('order.feePercent')).fill(percent)
  await page.getByRole('button', { name: say('kit.save'), exact: true }).click()
  await issue(page, say)
}

/** Issues the draft that is open. */
export async function issue(page: Page, say: Say): Promise<void> {
  const button = { name: say('order.issue'), exact: true }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
  await expect(page.getByText(say('order.state.issued'), { exact: true }).first()).toBeVisible()
}

/** Draws a line into the field for the signature. */
export async function draw(field: Locator, page: Page): Promise<void> {
  const [first, ...others] = await lineIn(field)
  await page.mouse.move(first!.x, first!.y)
  await page.mouse.down()
  for (const { x, y } of others) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** The same with a finger. */
export async function drawByFinger(field: Locator, page: Page): Promise<void> {
  const [first, ...others] = await lineIn(field)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [first!])
  for (const point of others) await send('touchMove', [point])
  await send('touchEnd', [])
}

type Point = { x: number; y: number }
async function lineIn(field: Locator): Promise<Point[]> {
  await field.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await field.boundingBox())!
  return Array.from({ length: 15 }, (_, step) => ({
    x: x + 20 + (step * (width - 60)) / 14,
    y: y + height * (step === 0 ? 0.5 : step % 2 === 0 ? 0.3 : 0.7),
  }))
}

/** All that must be ticked: not the last box, which asks for the place. */
export async function tickAll(within: Locator): Promise<void> {
  await expect(within.getByRole('checkbox').first()).toBeVisible()
  const boxes = await within.getByRole('checkbox').all()
  for (const box of boxes.slice(0, -1)) await box.check()
}
